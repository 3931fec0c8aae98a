-- The minute's round queues work for each evaluation, series and company; what is prepared of a series is asked for by day,
-- and the reminders of a day know how far they came (docs/decisions/0151).
ALTER TABLE "reminder_rounds" ADD COLUMN "reached" uuid;--> statement-breakpoint
ALTER TABLE "reminder_rounds" ADD COLUMN "is_done" boolean NOT NULL DEFAULT true;--> statement-breakpoint
ALTER TABLE "reminder_rounds" ALTER COLUMN "is_done" DROP DEFAULT;--> statement-breakpoint

-- Those that are there are looked at once, which sets their day.
ALTER TABLE "evaluation_series" ADD COLUMN "prepare_on" date NOT NULL DEFAULT '2026-01-01';--> statement-breakpoint
ALTER TABLE "evaluation_series" ALTER COLUMN "prepare_on" DROP DEFAULT;--> statement-breakpoint
DROP INDEX "evaluation_series_open";--> statement-breakpoint
CREATE INDEX "evaluation_series_due" ON "evaluation_series" USING btree ("company_id","prepare_on") WHERE "evaluation_series"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "nominations_due" ON "nominations" USING btree ("company_id","due_on") WHERE "nominations"."status" in ('open', 'returned', 'sent');--> statement-breakpoint

drop function app.companies_with_due_work(uuid[], timestamptz, time, int[], time, time);--> statement-breakpoint
create function app.companies_with_due_work(
  company_ids uuid[], at timestamptz, remind_from time, remind_before int[], start_from time, release_from time
)
returns table (
  company_id uuid, has_mail boolean, has_series boolean, has_evaluations boolean, has_reminders boolean, has_starts boolean, has_releases boolean
)
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  company record;
  before text := current_setting('app.company_id', true);
begin
  for company in
    select c.id, c.time_zone, (at at time zone c.time_zone)::date as today, (at at time zone c.time_zone)::time as clock
    from public.companies c where c.id = any(company_ids)
  loop
    perform set_config('app.company_id', company.id::text, true);
    company_id := company.id;
    has_mail := exists (
      select from public.outbox o
      where o.company_id = company.id and o.status in ('queued', 'waiting') and o.next_attempt_at <= at
    ) or exists (
      select from public.outbox o
      where o.company_id = company.id and o.status = 'sending' and o.lease_until <= at
    );
    has_series := exists (
      select from public.evaluation_series s
      where s.company_id = company.id and s.stopped_at is null and s.prepare_on <= company.today
    );
    -- Complete: somebody takes part, and nobody is awaited any more.
    has_evaluations := exists (
      select from public.evaluations e
      where e.company_id = company.id and e.status = 'in_progress' and e.releases_on is null and (
        e.due_on < company.today
        or (select bool_and(p.status <> 'pending') from public.evaluation_participants p
            where p.company_id = e.company_id and p.evaluation_id = e.id)
      )
    );
    has_reminders := company.clock >= remind_from
      and not exists (select from public.reminder_rounds r where r.company_id = company.id and r.day >= company.today + (not r.is_done)::int)
      and exists (
        select from public.evaluations e
        where e.company_id = company.id and e.status = 'in_progress' and e.releases_on is null
          and e.due_on = any(array(select company.today + days from unnest(remind_before) days))
      );
    has_starts := exists (
      select from public.evaluations e
      where e.company_id = company.id and e.status = 'pending'
        and e.starts_on + case when e.campaign_id is null then start_from else '00:00'::time end
          <= company.today + company.clock
    );
    has_releases := exists (
      select from public.evaluations e
      where e.company_id = company.id and e.status = 'in_progress' and e.releases_on is not null
        and (e.releases_on + release_from) at time zone company.time_zone <= at
    );
    if has_mail or has_series or has_evaluations or has_reminders or has_starts or has_releases then
      return next;
    end if;
  end loop;
  perform set_config('app.company_id', coalesce(before, ''), true);
end
$$;--> statement-breakpoint
revoke all on function app.companies_with_due_work(uuid[], timestamptz, time, int[], time, time) from public;--> statement-breakpoint
grant execute on function app.companies_with_due_work(uuid[], timestamptz, time, int[], time, time) to rondo_app;--> statement-breakpoint

-- Proposals that wait for the person evaluated and are due on one of these days or late, or that wait for a manager.
create function app.companies_with_due_proposals(
  company_ids uuid[], at timestamptz, remind_from time, remind_before int[], late_for int
)
returns setof uuid
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  company record;
  before text := current_setting('app.company_id', true);
begin
  for company in
    select c.id, (at at time zone c.time_zone)::date as today from public.companies c
    where c.id = any(company_ids) and (at at time zone c.time_zone)::time >= remind_from
  loop
    perform set_config('app.company_id', company.id::text, true);
    if exists (
      select from public.nominations n
      where n.company_id = company.id and n.status in ('open', 'returned')
        and (n.due_on = any(array(select company.today + days from unnest(remind_before) days))
          or n.due_on between company.today - late_for and company.today - 1)
    ) or exists (
      select from public.nominations n
      where n.company_id = company.id and n.status = 'sent' and n.decided_by = 'direct_manager'
    ) then
      return next company.id;
    end if;
  end loop;
  perform set_config('app.company_id', coalesce(before, ''), true);
end
$$;--> statement-breakpoint
revoke all on function app.companies_with_due_proposals(uuid[], timestamptz, time, int[], int) from public;--> statement-breakpoint
grant execute on function app.companies_with_due_proposals(uuid[], timestamptz, time, int[], int) to rondo_app;
