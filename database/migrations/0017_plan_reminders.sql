ALTER TABLE "development_actions" ADD COLUMN "reminded_due_on" date;--> statement-breakpoint
ALTER TABLE "development_objectives" ADD COLUMN "reminded_due_on" date;--> statement-breakpoint
CREATE INDEX "development_actions_due" ON "development_actions" USING btree ("company_id","due_on");--> statement-breakpoint
CREATE INDEX "development_objectives_due" ON "development_objectives" USING btree ("company_id","due_on");