-- Commas between the names: a first name and a last name are not written together, and the words of a renamed person change
-- alone in the evaluations.
create or replace function app.keep_profile_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.profile_words where company_id = new.company_id and id = new.id;
    insert into public.profile_words (company_id, word, id)
    select new.company_id, word, new.id
    from unnest(app.search_words(concat_ws(' , ', new.first_name, new.last_name, new.email))) word;
  else
    insert into public.profile_words (company_id, word, id)
    select n.company_id, word, n.id
    from new_rows n, unnest(app.search_words(concat_ws(' , ', n.first_name, n.last_name, n.email))) word;
  end if;
  return null;
end
$$;
