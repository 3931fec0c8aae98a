ALTER TABLE "analytics_batches" ADD COLUMN "claim" uuid;--> statement-breakpoint
ALTER TABLE "analytics_reports" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "analytics_figures_cut" ON "analytics_figures" USING btree ("company_id","cut","period_start");--> statement-breakpoint
ALTER TABLE "analytics_cuts" DROP COLUMN "columns";