-- A registration that nobody confirmed is discarded with its person; the words by which the person was found stayed.
create or replace function app.forget_profile_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.profile_words w using old_rows o where w.company_id = o.company_id and w.id = o.id;
  return null;
end
$$;
