ALTER TABLE "evaluations" ADD COLUMN "releases_on" date;--> statement-breakpoint
ALTER POLICY "evaluation_answers_discard_over" ON "evaluation_answers" TO public USING (nullif(current_setting('app.discarded_evaluation', true), '')::uuid is null or (evaluation_id = nullif(current_setting('app.discarded_evaluation', true), '')::uuid and exists (select 1 from evaluations e where e.company_id = evaluation_answers.company_id and e.id = evaluation_answers.evaluation_id and (e.closed_on is not null or e.status = 'archived'))));--> statement-breakpoint
-- The snapshot writer writes the day of the release, and nothing else of a stored report.
grant update (released_on) on report_snapshots to rondo_report;--> statement-breakpoint
create function app.release_once() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.released_on is not null then
    raise exception 'a released report stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;--> statement-breakpoint
create trigger report_snapshots_release_once before update of released_on on report_snapshots
  for each row execute function app.release_once();--> statement-breakpoint

-- The minute's round asks which reports are to be released, too. What waits for its release collects nothing any more.
drop function app.companies_with_due_work(timestamptz, time, int[], time);--> statement-breakpoint
create function app.companies_with_due_work(
  at timestamptz, remind_from time, remind_before int[], start_from time, release_from time
)
returns table (
  company_id uuid, has_mail boolean, has_evaluations boolean, has_reminders boolean, has_starts boolean, has_releases boolean
)
language plpgsql volatile security definer set search_path = '' as $$
declare
  company record;
  before text := current_setting('app.company_id', true);
begin
  for company in
    select c.id, c.time_zone, (at at time zone c.time_zone)::date as today, (at at time zone c.time_zone)::time as clock
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
      where e.company_id = company.id and e.status = 'in_progress' and e.releases_on is null and (
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
        where e.company_id = company.id and e.status = 'in_progress' and e.releases_on is null
          and e.due_on = any(select company.today + days from unnest(remind_before) days)
      );
    has_starts := exists (
      select from public.evaluations e
      where e.company_id = company.id and e.status = 'pending'
        and e.starts_on + start_from <= company.today + company.clock
    );
    has_releases := exists (
      select from public.evaluations e
      where e.company_id = company.id and e.status = 'in_progress' and e.releases_on is not null
        and (e.releases_on + release_from) at time zone company.time_zone <= at
    );
    if has_mail or has_evaluations or has_reminders or has_starts or has_releases then
      return next;
    end if;
  end loop;
  perform set_config('app.company_id', coalesce(before, ''), true);
end
$$;--> statement-breakpoint
revoke all on function app.companies_with_due_work(timestamptz, time, int[], time, time) from public;--> statement-breakpoint
grant execute on function app.companies_with_due_work(timestamptz, time, int[], time, time) to rondo_app;
