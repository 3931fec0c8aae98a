DROP INDEX "evaluations_author";--> statement-breakpoint
CREATE INDEX "evaluations_type" ON "evaluations" USING btree ("company_id","evaluation_type","is_archived","created_at","id");--> statement-breakpoint
CREATE INDEX "evaluations_open" ON "evaluations" USING btree ("company_id","due_on") WHERE "evaluations"."status" in ('draft', 'pending', 'in_progress');--> statement-breakpoint
CREATE INDEX "evaluations_author" ON "evaluations" USING btree ("company_id","author_profile_id","is_archived","created_at","id");