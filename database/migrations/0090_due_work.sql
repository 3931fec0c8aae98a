-- What is due is a row, written by the owner of the fact; the minute's round takes those whose moment has come, of all
-- companies, by one index. Rows of data of before are written by the check that runs at each start.
CREATE TABLE "due_work" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	CONSTRAINT "due_work_company_id_kind_object_id_pk" PRIMARY KEY("company_id","kind","object_id")
);
--> statement-breakpoint
ALTER TABLE "due_work" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "evaluations_releasing";--> statement-breakpoint
DROP INDEX "evaluations_planned";--> statement-breakpoint
DROP INDEX "evaluation_series_due";--> statement-breakpoint
CREATE INDEX "due_work_due" ON "due_work" USING btree ("due_at");--> statement-breakpoint
CREATE POLICY "due_work_company" ON "due_work" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('due_work', 'select, insert, update, delete');--> statement-breakpoint

-- The owner of the table, and so the function below, sees the rows of all companies: they tell which work is due, and no
-- more. By the catalogue rather than by a name, so that a dump restored by another owner works the same.
create policy due_work_round on due_work
  using (current_user = (select pg_get_userbyid(c.relowner) from pg_catalog.pg_class c where c.oid = 'public.due_work'::regclass));--> statement-breakpoint

-- Takes what is due: a row that was taken after `taken_before` has its job; one that a clock since put back took in the
-- future has none. Rows that somebody is moving at this moment wait for the next round. Of each company as many at
-- most, those that waited longest first, and the first of each company before the second of any.
create function app.take_due_work(at timestamptz, taken_before timestamptz, of_company int, of_all int)
returns table (company_id uuid, kind text, object_id uuid)
language sql volatile security definer set search_path = '' as $$
  with due as (
    select d.company_id, d.kind, d.object_id, d.due_at,
      row_number() over (partition by d.company_id order by d.queued_at nulls first, d.due_at, d.object_id) as turn
    from public.due_work d
    where d.due_at <= at and (d.queued_at is null or d.queued_at <= taken_before or d.queued_at > at)
  ), chosen as (
    select due.company_id, due.kind, due.object_id from due where turn <= of_company order by turn, due_at limit of_all
  ), free as (
    select d.company_id, d.kind, d.object_id
    from public.due_work d join chosen c using (company_id, kind, object_id)
    where d.due_at <= at and (d.queued_at is null or d.queued_at <= taken_before or d.queued_at > at)
    for update of d skip locked
  )
  update public.due_work d set queued_at = at from free f
  where d.company_id = f.company_id and d.kind = f.kind and d.object_id = f.object_id
  returning d.company_id, d.kind, d.object_id
$$;--> statement-breakpoint
revoke all on function app.take_due_work(timestamptz, timestamptz, int, int) from public;--> statement-breakpoint
grant execute on function app.take_due_work(timestamptz, timestamptz, int, int) to rondo_app;--> statement-breakpoint

-- Queues a task once for each company, behind all other work: what all companies need now and then. For those only that
-- have due work of a kind, if one is given.
create function app.enqueue_for_each_company(task text, payload jsonb, with_work text) returns void
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
$$;--> statement-breakpoint
revoke all on function app.enqueue_for_each_company(text, jsonb, text) from public;--> statement-breakpoint
grant execute on function app.enqueue_for_each_company(text, jsonb, text) to rondo_app;--> statement-breakpoint

drop function app.companies_with_due_work(uuid[], timestamptz, time, int[], time, time);--> statement-breakpoint
drop function app.companies_with_due_proposals(uuid[], timestamptz, time, int[], int);
--> statement-breakpoint

-- Rounds of the version before, for which there is no task any more.
do $$
begin
  if to_regproc('graphile_worker.remove_job') is not null then
    perform graphile_worker.remove_job(key) from unnest(array['round:dueProposals', 'round:removeOldFiles']) key;
  end if;
end
$$;--> statement-breakpoint

-- As before (0034), with what is due of it.
create or replace function app.discard_registration(unproved uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare before text := coalesce(current_setting('app.company_id', true), '');
begin
  if not exists (select 1 from auth.registrations where company_id = unproved) then return; end if;
  perform set_config('app.company_id', unproved::text, true);
  delete from public.outbox where company_id = unproved;
  delete from public.due_work where company_id = unproved;
  delete from public.job_position_skills where company_id = unproved;
  delete from public.questions where company_id = unproved;
  delete from public.skills where company_id = unproved;
  delete from public.skill_families where company_id = unproved;
  delete from public.company_values where company_id = unproved;
  delete from public.profiles where company_id = unproved;
  delete from public.job_positions where company_id = unproved;
  delete from public.job_families where company_id = unproved;
  delete from public.job_statuses where company_id = unproved;
  delete from public.companies where id = unproved;
  delete from auth.tokens where company_id = unproved;
  delete from auth.sessions where company_id = unproved;
  delete from auth.registrations where company_id = unproved;
  perform set_config('app.company_id', before, true);
end
$$;
