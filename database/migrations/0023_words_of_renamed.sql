-- A renamed person's words change alone: the others of their evaluations stay, so that a lead of thousands can be
-- renamed. Two people of one evaluation may be renamed at once: neither is refused.
create or replace function app.keep_words_of_renamed() returns trigger
language plpgsql set search_path = '' as $$
declare
  before text[] := app.search_words(concat_ws(' ', old.first_name, old.last_name));
  after text[] := app.search_words(concat_ws(' ', new.first_name, new.last_name));
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
    and w.word <> all (app.search_words(concat_ws(' ', e.name, s.first_name, s.last_name, a.first_name, a.last_name)));
  return null;
end
$$;--> statement-breakpoint

-- The person evaluated before is locked too: renamed at the same moment, they would leave their words here.
create or replace function app.keep_evaluation_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.evaluation_words w using old_rows o where w.company_id = o.company_id and w.id = o.id;
  elsif tg_op = 'UPDATE' then
    perform from public.profiles p
      where p.company_id = new.company_id
        and p.id in (new.subject_profile_id, new.author_profile_id, old.subject_profile_id, old.author_profile_id)
      order by p.id for share;
    perform app.write_evaluation_words(new.company_id, array[new.id]);
  else
    perform from public.profiles p
      where (p.company_id, p.id) in (
        select n.company_id, n.subject_profile_id from new_rows n
        union select n.company_id, n.author_profile_id from new_rows n)
      order by p.id for share;
    perform app.write_evaluation_words(n.company_id, array_agg(n.id)) from new_rows n group by n.company_id;
  end if;
  return null;
end
$$;--> statement-breakpoint

create or replace function app.write_evaluation_words(company uuid, evaluation_ids uuid[]) returns void
language sql set search_path = '' as $$
  delete from public.evaluation_words w using unnest(evaluation_ids) changed (id)
  where w.company_id = company and w.id = changed.id;
  insert into public.evaluation_words (company_id, word, id)
  select company, word, e.id
  from unnest(evaluation_ids) changed (id)
  join public.evaluations e on e.company_id = company and e.id = changed.id
  left join public.profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
  left join public.profiles a on a.company_id = e.company_id and a.id = e.author_profile_id
  cross join unnest(app.search_words(concat_ws(' ', e.name, s.first_name, s.last_name, a.first_name, a.last_name))) word
  order by e.id, word
  on conflict do nothing;
$$;
