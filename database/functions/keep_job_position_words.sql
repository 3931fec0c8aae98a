-- A statement that writes the name of a position writes its words, in both languages (0019).
create or replace function app.keep_job_position_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.job_position_words w using old_rows o where w.company_id = o.company_id and w.id = o.id;
  elsif tg_op = 'UPDATE' then
    delete from public.job_position_words where company_id = new.company_id and id = new.id;
    insert into public.job_position_words (company_id, word, id)
    select new.company_id, word, new.id from unnest(app.search_words(concat_ws(' ', new.name_fr, new.name_en))) word;
  else
    insert into public.job_position_words (company_id, word, id)
    select n.company_id, word, n.id
    from new_rows n, unnest(app.search_words(concat_ws(' ', n.name_fr, n.name_en))) word;
  end if;
  return null;
end
$$;
