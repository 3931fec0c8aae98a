DROP INDEX "evaluations_subject";--> statement-breakpoint
CREATE INDEX "evaluations_closed" ON "evaluations" USING btree ("company_id","closed_on") WHERE "evaluations"."status" in ('completed', 'archived');--> statement-breakpoint
CREATE INDEX "evaluations_subject" ON "evaluations" USING btree ("company_id","subject_profile_id","launched_on","id");