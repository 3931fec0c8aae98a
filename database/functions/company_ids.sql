-- Work that goes from company to company takes the ids here, then enters each company.
create or replace function app.company_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.companies order by created_at, id
$$;

revoke all on function app.company_ids() from PUBLIC;
grant execute on function app.company_ids() to rondo_app;
