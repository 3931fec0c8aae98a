-- Somebody who came to be twice in a campaign: the older evaluation stays in it, the others stand by themselves.
-- The owner obeys row-level security too: lifted for this.
alter table evaluations no force row level security;--> statement-breakpoint
update evaluations e set campaign_id = null
where e.campaign_id is not null and e.status <> 'archived' and exists (
  select 1 from evaluations older
  where older.company_id = e.company_id and older.campaign_id = e.campaign_id
    and older.subject_profile_id = e.subject_profile_id and older.status <> 'archived'
    and (older.created_at, older.id) < (e.created_at, e.id));--> statement-breakpoint
alter table evaluations force row level security;--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_campaign_subject" ON "evaluations" USING btree ("company_id","campaign_id","subject_profile_id") WHERE "evaluations"."campaign_id" is not null and "evaluations"."status" <> 'archived';