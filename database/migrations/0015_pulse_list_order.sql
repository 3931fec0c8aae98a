DROP INDEX "pulse_runs_status";--> statement-breakpoint
DROP INDEX "pulse_templates_latest";--> statement-breakpoint
CREATE INDEX "pulse_runs_status" ON "pulse_runs" USING btree ("company_id","status","opens_at","id");--> statement-breakpoint
CREATE INDEX "pulse_templates_latest" ON "pulse_templates" USING btree ("company_id","is_archived","updated_at","id");