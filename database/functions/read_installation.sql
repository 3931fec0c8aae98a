-- How the installation fares, for the page of its state: nothing in it tells one company, object or person from another.
create or replace function app.read_installation()
returns table (oldest_waiting timestamptz, has_given_up boolean, is_mail_held boolean, rounds jsonb)
language sql stable security definer set search_path = '' as $$
  -- A round has a job of its own, then one for each company.
  with failing as materialized (
    select j.key from graphile_worker._private_jobs j where j.last_error is not null and j.key is not null
  )
  select
    (select min(j.run_at) from graphile_worker._private_jobs j where j.is_available and j.run_at <= now()),
    -- Of the last week; a job that another one of its key has replaced is as if tried for the last time, while it works.
    -- In the order of a key: `exists` would read the table.
    coalesce((
      select true from graphile_worker._private_jobs j
      where j.attempts >= j.max_attempts and j.locked_at is null and j.last_error is not null
        and j.updated_at > now() - interval '7 days'
      order by j.id limit 1
    ), false),
    exists (select from site.installation i where i.only_row and i.held is not null),
    array_to_json(array(
      select jsonb_build_object(
        'task', c.identifier,
        'ranAt', coalesce(c.last_execution, c.known_since),
        'hasFailed', exists (
          select from failing f
          where f.key = 'round:' || c.identifier or starts_with(f.key, c.identifier || ':')
        ))
      from graphile_worker._private_known_crontabs c order by c.identifier
    ))::jsonb
$$;

revoke all on function app.read_installation() from PUBLIC;
grant execute on function app.read_installation() to rondo_app;
