-- As the words of people and evaluations: a statement that writes a name writes its words.
create or replace function app.keep_team_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from public.team_words where company_id = old.company_id and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into public.team_words (company_id, word, id)
    select new.company_id, word, new.id from unnest(app.search_words(new.name)) word;
  end if;
  return null;
end
$$;
