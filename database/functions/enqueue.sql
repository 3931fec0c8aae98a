-- Background work is queued inside the transaction that causes it: rolled back, it never was.
create or replace function app.enqueue(
  task text, payload json, run_at timestamptz default null, job_key text default null, queue text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, queue_name => queue, run_at => run_at, job_key => job_key);
end
$$;

revoke all on function app.enqueue(task text, payload json, run_at timestamp with time zone, job_key text, queue text) from PUBLIC;
grant execute on function app.enqueue(task text, payload json, run_at timestamp with time zone, job_key text, queue text) to rondo_app;
