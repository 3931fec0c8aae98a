CREATE POLICY "response_authors_discard" ON "response_authors" AS PERMISSIVE FOR DELETE TO "rondo_app" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and evaluation_id = nullif(current_setting('app.discarded_evaluation', true), '')::uuid and exists (select 1 from evaluations e where e.company_id = "response_authors".company_id and e.id = "response_authors".evaluation_id and e.status = 'archived') and not exists (select 1 from report_snapshots s where s.company_id = "response_authors".company_id and s.evaluation_id = "response_authors".evaluation_id));--> statement-breakpoint
CREATE POLICY "responses_discard" ON "responses" AS PERMISSIVE FOR DELETE TO "rondo_app" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and evaluation_id = nullif(current_setting('app.discarded_evaluation', true), '')::uuid and exists (select 1 from evaluations e where e.company_id = "responses".company_id and e.id = "responses".evaluation_id and e.status = 'archived') and not exists (select 1 from report_snapshots s where s.company_id = "responses".company_id and s.evaluation_id = "responses".evaluation_id));--> statement-breakpoint
grant delete on responses to rondo_app;--> statement-breakpoint

-- An evaluation archived while it ran loses what people answered, in the transaction that archives it. The statements
-- have no condition, since a condition would need the right to read these rows: the policies …_discard decide.
create function app.discard_collection(discarded uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.set_config('app.discarded_evaluation', discarded::text, true);
  delete from public.evaluation_answers;
  delete from public.response_authors;
  delete from public.responses;
  perform pg_catalog.set_config('app.discarded_evaluation', '', true);
end
$$;--> statement-breakpoint
revoke all on function app.discard_collection(uuid) from public;--> statement-breakpoint
grant execute on function app.discard_collection(uuid) to rondo_app;--> statement-breakpoint

-- Requests have a login of their own, which is never the snapshot writer (docs/decisions/0052).
do $$
begin
  revoke rondo_report from rondo_app;
exception when insufficient_privilege or sqlstate 'XX000' then null;
end
$$;--> statement-breakpoint

-- What earlier versions left: responses of evaluations archived without a report, and evaluations that run without an
-- end. Row-level security is forced on the owner too, except in here.
alter table evaluations no force row level security;--> statement-breakpoint
alter table report_snapshots no force row level security;--> statement-breakpoint
alter table evaluation_answers no force row level security;--> statement-breakpoint
alter table response_authors no force row level security;--> statement-breakpoint
alter table responses no force row level security;--> statement-breakpoint
create temporary table discarded on commit drop as
  select e.company_id, e.id from evaluations e
  where e.status = 'archived' and not exists (
    select 1 from report_snapshots s where s.company_id = e.company_id and s.evaluation_id = e.id);--> statement-breakpoint
delete from evaluation_answers a using discarded d where a.company_id = d.company_id and a.evaluation_id = d.id;--> statement-breakpoint
delete from response_authors a using discarded d where a.company_id = d.company_id and a.evaluation_id = d.id;--> statement-breakpoint
delete from responses r using discarded d where r.company_id = d.company_id and r.evaluation_id = d.id;--> statement-breakpoint
-- Three weeks, as whoever launches now is given (§4 of the decisions).
update evaluations e
   set due_on = greatest((now() at time zone c.time_zone)::date, e.launched_on) + 21
  from companies c
 where c.id = e.company_id and e.status = 'in_progress' and e.due_on is null;--> statement-breakpoint
set constraints all immediate;--> statement-breakpoint
alter table evaluations force row level security;--> statement-breakpoint
alter table report_snapshots force row level security;--> statement-breakpoint
alter table evaluation_answers force row level security;--> statement-breakpoint
alter table response_authors force row level security;--> statement-breakpoint
alter table responses force row level security;
