ALTER TABLE "evaluations" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (app.fold("name")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "due_key" date GENERATED ALWAYS AS (coalesce(due_on, 'infinity'::date)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "job_key" text collate "C" GENERATED ALWAYS AS (coalesce(app.fold(job_title), chr(1114109))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "evaluations_list_name" ON "evaluations" USING btree ("company_id","name_key","id");--> statement-breakpoint
CREATE INDEX "evaluations_list_due" ON "evaluations" USING btree ("company_id","due_key","id");--> statement-breakpoint
CREATE INDEX "profiles_list_job" ON "profiles" USING btree ("company_id","job_key","last_name_key","first_name_key","id");