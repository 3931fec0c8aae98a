-- The few of a company that a statement is about are found by an index, however many people and evaluations it has
-- (docs/decisions/0151).
DROP INDEX "evaluations_campaign";--> statement-breakpoint
DROP INDEX "evaluations_running";--> statement-breakpoint
CREATE INDEX "evaluation_participants_awaited" ON "evaluation_participants" USING btree ("company_id","evaluation_id") WHERE "evaluation_participants"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "evaluations_led" ON "evaluations" USING btree ("company_id","author_profile_id","status",(case "status" when 'in_progress' then "due_on" when 'completed' then "closed_on" end),"created_at" desc,"id" desc) WHERE "evaluations"."campaign_id" is null or "evaluations"."status" = 'review';--> statement-breakpoint
CREATE INDEX "evaluations_releasing" ON "evaluations" USING btree ("company_id","releases_on") WHERE "evaluations"."status" = 'in_progress' and "evaluations"."releases_on" is not null;--> statement-breakpoint
CREATE INDEX "profiles_owners" ON "profiles" USING btree ("company_id","created_at","id") WHERE "profiles"."role" = 'account_owner' and "profiles"."is_active";--> statement-breakpoint
CREATE INDEX "profiles_admins" ON "profiles" USING btree ("company_id","id") WHERE "profiles"."is_admin";--> statement-breakpoint
CREATE INDEX "evaluations_campaign" ON "evaluations" USING btree ("company_id","campaign_id","status","subject_profile_id") WHERE "evaluations"."campaign_id" is not null;--> statement-breakpoint
CREATE INDEX "evaluations_running" ON "evaluations" USING btree ("company_id","due_on","id") WHERE "evaluations"."status" = 'in_progress' and "evaluations"."releases_on" is null;--> statement-breakpoint

-- As before, but for what is complete, which is found without reading those who have answered.
create or replace function app.companies_with_due_work(
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
    has_evaluations := exists (
      select from public.evaluations e
      where e.company_id = company.id and e.status = 'in_progress' and e.releases_on is null and e.due_on < company.today
    );
    -- Complete: somebody takes part, and nobody is awaited any more. Those who are awaited are in an index of their own.
    has_evaluations := has_evaluations or exists (
      select from public.evaluations e
      where e.company_id = company.id and e.status = 'in_progress' and e.releases_on is null
        and not exists (
          select from public.evaluation_participants p
          where p.company_id = company.id and p.evaluation_id = e.id and p.status = 'pending')
        and exists (
          select from public.evaluation_participants p where p.company_id = company.id and p.evaluation_id = e.id)
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
$$;
