ALTER TABLE "evaluations" ADD COLUMN "accepts_small_groups" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "start_failure" text;--> statement-breakpoint
CREATE INDEX "evaluations_planned" ON "evaluations" USING btree ("company_id","starts_on") WHERE "evaluations"."status" = 'pending';--> statement-breakpoint

-- The minute's round asks once which companies have something due, planned launches too now. Row-level security is forced on
-- the owner as well, so the function enters each company in turn.
drop function app.companies_with_due_work(timestamptz, time, int[]);--> statement-breakpoint
create function app.companies_with_due_work(at timestamptz, remind_from time, remind_before int[], start_from time)
returns table (company_id uuid, has_mail boolean, has_evaluations boolean, has_reminders boolean, has_starts boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  company record;
  before text := current_setting('app.company_id', true);
begin
  for company in
    select c.id, (at at time zone c.time_zone)::date as today, (at at time zone c.time_zone)::time as clock
    from public.companies c
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
    has_evaluations := exists (
      select from public.evaluations e
      where e.company_id = company.id and e.status = 'in_progress' and (
        e.due_on < company.today
        or (
          exists (select from public.evaluation_participants p
            where p.company_id = e.company_id and p.evaluation_id = e.id)
          and not exists (select from public.evaluation_participants p
            where p.company_id = e.company_id and p.evaluation_id = e.id and p.status = 'pending')
        )
      )
    );
    has_reminders := company.clock >= remind_from
      and not exists (select from public.reminder_rounds r where r.company_id = company.id and r.day >= company.today)
      and exists (
        select from public.evaluations e
        where e.company_id = company.id and e.status = 'in_progress'
          and e.due_on = any(select company.today + days from unnest(remind_before) days)
      );
    has_starts := exists (
      select from public.evaluations e
      where e.company_id = company.id and e.status = 'pending'
        and e.starts_on + start_from <= company.today + company.clock
    );
    if has_mail or has_evaluations or has_reminders or has_starts then
      return next;
    end if;
  end loop;
  perform set_config('app.company_id', coalesce(before, ''), true);
end
$$;--> statement-breakpoint
revoke all on function app.companies_with_due_work(timestamptz, time, int[], time) from public;--> statement-breakpoint
grant execute on function app.companies_with_due_work(timestamptz, time, int[], time) to rondo_app;
