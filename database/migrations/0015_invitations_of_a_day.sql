ALTER TABLE "outbox" ADD COLUMN "admitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "leaves_on" date;--> statement-breakpoint
CREATE INDEX "outbox_admitted" ON "outbox" USING btree ("company_id","admitted_at");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("company_id","recipient_profile_id");
--> statement-breakpoint

-- The minute's round asks once which companies have something due. Row-level security is forced on the owner too, so
-- the function enters each company in turn; what each one does then happens inside that company, as everywhere.
create function app.companies_with_due_work(at timestamptz)
returns table (company_id uuid, has_mail boolean, has_evaluations boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  company record;
  before text := current_setting('app.company_id', true);
begin
  for company in select c.id, (at at time zone c.time_zone)::date as today from public.companies c loop
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
    if has_mail or has_evaluations then
      return next;
    end if;
  end loop;
  perform set_config('app.company_id', coalesce(before, ''), true);
end
$$;--> statement-breakpoint
revoke all on function app.companies_with_due_work(timestamptz) from public;--> statement-breakpoint
grant execute on function app.companies_with_due_work(timestamptz) to rondo_app;
