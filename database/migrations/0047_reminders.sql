CREATE TABLE "reminder_rounds" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "reminder_rounds_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "reminder_rounds_once" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "reminder_rounds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "evaluation_participants" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE POLICY "reminder_rounds_company" ON "reminder_rounds" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('reminder_rounds', 'select, insert, update', 'select');--> statement-breakpoint

-- The minute's round asks once which companies have something due, reminders too now. Row-level security is forced on
-- the owner as well, so the function enters each company in turn.
drop function app.companies_with_due_work(timestamptz);--> statement-breakpoint
create function app.companies_with_due_work(at timestamptz, remind_from time, remind_before int[])
returns table (company_id uuid, has_mail boolean, has_evaluations boolean, has_reminders boolean)
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
    if has_mail or has_evaluations or has_reminders then
      return next;
    end if;
  end loop;
  perform set_config('app.company_id', coalesce(before, ''), true);
end
$$;--> statement-breakpoint
revoke all on function app.companies_with_due_work(timestamptz, time, int[]) from public;--> statement-breakpoint
grant execute on function app.companies_with_due_work(timestamptz, time, int[]) to rondo_app;
