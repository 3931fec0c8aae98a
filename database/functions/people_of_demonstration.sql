-- Who of the demonstration of the transaction is no fictional person: their addresses are real ones, and their accounts and
-- answers would go with it. Null where the company is no demonstration.
create or replace function app.people_of_demonstration() returns integer
language sql stable security definer set search_path = '' as $$
  select (select count(*)::int from public.profiles p
      where p.company_id = c.id and p.removed_at is null and p.email not like '%.example')
    from public.companies c
    where c.id = nullif(current_setting('app.company_id', true), '')::uuid and c.is_demonstration
$$;

revoke all on function app.people_of_demonstration() from PUBLIC;
grant execute on function app.people_of_demonstration() to rondo_app;
