ALTER TABLE "evaluations" ADD COLUMN "has_departures" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "evaluations_departures" ON "evaluations" USING btree ("company_id","author_profile_id") WHERE "evaluations"."has_departures" and "evaluations"."status" = 'in_progress' and "evaluations"."releases_on" is null;--> statement-breakpoint

-- Of those that run. The owner obeys row-level security too: lifted for this.
alter table evaluations no force row level security;--> statement-breakpoint
alter table evaluation_participants no force row level security;--> statement-breakpoint
alter table audit_log no force row level security;--> statement-breakpoint
update evaluations e set has_departures = true
where e.status = 'in_progress' and (
  exists (select from evaluation_participants p
    where p.company_id = e.company_id and p.evaluation_id = e.id and p.status = 'declined')
  or exists (select from audit_log a
    where a.company_id = e.company_id and a.object_type = 'evaluation' and a.object_id = e.id
      and a.action = 'evaluation.participant_removed'));--> statement-breakpoint
alter table audit_log force row level security;--> statement-breakpoint
alter table evaluation_participants force row level security;--> statement-breakpoint
alter table evaluations force row level security;
