-- Queues a task once for each company, behind all other work: what all companies need now and then. For those only that
-- have due work of a kind, if one is given.
create or replace function app.enqueue_for_each_company(task text, payload jsonb, with_work text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(
      task, (payload || jsonb_build_object('companyId', c.id))::json, null, null, null, task || ':' || c.id, 10, null
    )::graphile_worker.job_spec
    from public.companies c
    where with_work is null
      or exists (select from public.due_work d where d.company_id = c.id and d.kind = with_work)
    order by c.id
  ));
end
$$;

revoke all on function app.enqueue_for_each_company(task text, payload jsonb, with_work text) from PUBLIC;
grant execute on function app.enqueue_for_each_company(task text, payload jsonb, with_work text) to rondo_app;
