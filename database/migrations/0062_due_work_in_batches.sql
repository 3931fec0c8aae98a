-- The minute's round asks about some companies at a time. Plans are made for each company: a cached one reads every
-- evaluation of all of them. A campaign that is launched waits for no hour.
drop function app.companies_with_due_work(timestamptz, time, int[], time, time);--> statement-breakpoint
create function app.companies_with_due_work(
  company_ids uuid[], at timestamptz, remind_from time, remind_before int[], start_from time, release_from time
)
returns table (
  company_id uuid, has_mail boolean, has_evaluations boolean, has_reminders boolean, has_starts boolean, has_releases boolean
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
      and not exists (select from public.reminder_rounds r where r.company_id = company.id and r.day >= company.today)
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
    if has_mail or has_evaluations or has_reminders or has_starts or has_releases then
      return next;
    end if;
  end loop;
  perform set_config('app.company_id', coalesce(before, ''), true);
end
$$;--> statement-breakpoint
revoke all on function app.companies_with_due_work(uuid[], timestamptz, time, int[], time, time) from public;--> statement-breakpoint
grant execute on function app.companies_with_due_work(uuid[], timestamptz, time, int[], time, time) to rondo_app;
