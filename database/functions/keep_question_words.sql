-- A statement that writes a question writes its words: no writer can forget (docs/decisions/0069).
create or replace function app.keep_question_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.question_words w using old_rows o where w.company_id = o.company_id and w.id = o.id;
  elsif tg_op = 'UPDATE' then
    delete from public.question_words where company_id = new.company_id and id = new.id;
    insert into public.question_words (company_id, word, id)
    select new.company_id, word, new.id
    from unnest(app.sentence_words(concat_ws(' ', new.text_fr, new.text_en, new.slug))) word;
  else
    insert into public.question_words (company_id, word, id)
    select n.company_id, word, n.id
    from new_rows n, unnest(app.sentence_words(concat_ws(' ', n.text_fr, n.text_en, n.slug))) word;
  end if;
  return null;
end
$$;
