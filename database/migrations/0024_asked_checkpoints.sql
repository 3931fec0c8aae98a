ALTER TABLE "development_cycles" DROP CONSTRAINT "development_cycles_evaluation";
--> statement-breakpoint
CREATE INDEX "development_checkpoints_asked" ON "development_checkpoints" USING btree ("company_id","launcher_profile_id") WHERE "development_checkpoints"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "development_handovers_waiting" ON "development_handovers" USING btree ("company_id","told_at") WHERE "development_handovers"."accepted_at" is null and "development_handovers"."announced_at" is null;--> statement-breakpoint
ALTER TABLE "development_cycles" DROP COLUMN "evaluation_id";