DROP INDEX "evaluations_page";--> statement-breakpoint
DROP INDEX "evaluations_list_name";--> statement-breakpoint
DROP INDEX "evaluations_list_due";--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "is_archived" boolean GENERATED ALWAYS AS (status = 'archived') STORED;--> statement-breakpoint
CREATE INDEX "evaluations_page" ON "evaluations" USING btree ("company_id","is_archived","created_at","id");--> statement-breakpoint
CREATE INDEX "evaluations_list_name" ON "evaluations" USING btree ("company_id","is_archived","name_key","id");--> statement-breakpoint
CREATE INDEX "evaluations_list_due" ON "evaluations" USING btree ("company_id","is_archived","due_key","id");