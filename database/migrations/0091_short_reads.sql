DROP INDEX "evaluations_departures";--> statement-breakpoint
DROP INDEX "audit_log_object";--> statement-breakpoint
ALTER TABLE "job_positions" ADD COLUMN "name_en_key" text collate "C" GENERATED ALWAYS AS (app.fold(name_en)) STORED;--> statement-breakpoint
CREATE INDEX "job_positions_named" ON "job_positions" USING btree ("company_id","name_key");--> statement-breakpoint
CREATE INDEX "job_positions_named_en" ON "job_positions" USING btree ("company_id","name_en_key");--> statement-breakpoint
CREATE INDEX "evaluations_departures" ON "evaluations" USING btree ("company_id","author_profile_id","due_on","id") WHERE "evaluations"."has_departures" and "evaluations"."status" = 'in_progress' and "evaluations"."releases_on" is null;--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("company_id","object_type","object_id","action");