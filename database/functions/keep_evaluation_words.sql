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
$$;
