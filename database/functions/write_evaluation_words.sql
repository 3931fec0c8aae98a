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
  cross join unnest(app.search_words(concat_ws(' , ', e.name, s.first_name, s.last_name, a.first_name, a.last_name))) word
  order by e.id, word
  on conflict do nothing;
$$;
