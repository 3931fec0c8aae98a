-- Deletes the search words of a deleted person: an unconfirmed registration is discarded with its person.
create or replace function app.forget_profile_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.profile_words w using old_rows o where w.company_id = o.company_id and w.id = o.id;
  return null;
end
$$;
