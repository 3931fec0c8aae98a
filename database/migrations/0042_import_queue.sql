-- Jobs of the same queue run one after the other, whatever the number of workers: those that wait hold no worker.
drop function app.enqueue(text, json, timestamptz, text);--> statement-breakpoint
create function app.enqueue(
  task text, payload json, run_at timestamptz default null, job_key text default null, queue text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, queue_name => queue, run_at => run_at, job_key => job_key);
end
$$;--> statement-breakpoint
revoke all on function app.enqueue(text, json, timestamptz, text, text) from public;--> statement-breakpoint
grant execute on function app.enqueue(text, json, timestamptz, text, text) to rondo_app;
