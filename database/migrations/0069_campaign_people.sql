ALTER TABLE "campaigns" ADD COLUMN "colleagues" smallint;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "participants_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint

-- Drafts in which somebody was chosen by hand already. The owner obeys row-level security too: lifted for this.
alter table evaluations no force row level security;--> statement-breakpoint
alter table evaluation_participants no force row level security;--> statement-breakpoint
update evaluations e set participants_edited = true
where e.campaign_id is not null and e.status = 'draft' and exists (
  select 1 from evaluation_participants ep
  where ep.company_id = e.company_id and ep.evaluation_id = e.id and ep.proposed_because is null);--> statement-breakpoint
alter table evaluation_participants force row level security;--> statement-breakpoint
alter table evaluations force row level security;
