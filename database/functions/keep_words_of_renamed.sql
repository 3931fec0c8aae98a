-- A renamed person's words change alone: the others of their evaluations stay, so that a lead of thousands can be
-- renamed. Two people of one evaluation may be renamed at once: neither is refused.
create or replace function app.keep_words_of_renamed() returns trigger
language plpgsql set search_path = '' as $$
declare
  before text[] := app.search_words(concat_ws(' , ', old.first_name, old.last_name));
  after text[] := app.search_words(concat_ws(' , ', new.first_name, new.last_name));
  evaluation_ids uuid[];
begin
  evaluation_ids := array(
    select e.id from public.evaluations e where e.company_id = new.company_id and e.subject_profile_id = new.id
    union
    select e.id from public.evaluations e where e.company_id = new.company_id and e.author_profile_id = new.id
    order by 1);
  insert into public.evaluation_words (company_id, word, id)
  select new.company_id, word, changed.id
  from unnest(evaluation_ids) changed (id), unnest(after) word
  where word <> all (before)
  order by changed.id, word
  on conflict do nothing;
  -- A word that went may stand in the name of the evaluation, or be the other person's too.
  delete from public.evaluation_words w
  using unnest(evaluation_ids) changed (id)
  join public.evaluations e on e.company_id = new.company_id and e.id = changed.id
  left join public.profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
  left join public.profiles a on a.company_id = e.company_id and a.id = e.author_profile_id
  where w.company_id = new.company_id and w.id = changed.id
    and w.word = any (before) and w.word <> all (after)
    and w.word <> all (app.search_words(concat_ws(' , ', e.name, s.first_name, s.last_name, a.first_name, a.last_name)));
  return null;
end
$$;
