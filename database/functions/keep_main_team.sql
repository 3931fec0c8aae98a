-- A person who leaves their main team and has others gets the first of these by name.
create or replace function app.keep_main_team() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.team_members m set is_main = true
  from (
    select distinct on (o.company_id, o.profile_id) o.company_id, other.id
    from old_rows o
    join public.team_members other on other.company_id = o.company_id and other.profile_id = o.profile_id
    join public.teams t on t.company_id = other.company_id and t.id = other.team_id
    where o.is_main
    order by o.company_id, o.profile_id, t.name_key, t.id
  ) next
  where m.company_id = next.company_id and m.id = next.id;
  return null;
end
$$;
