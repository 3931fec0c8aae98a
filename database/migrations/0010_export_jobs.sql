CREATE TABLE "export_jobs" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"failure" text,
	"file_id" uuid,
	"bytes" integer,
	"basis" text,
	"started_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "export_jobs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "export_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_person" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_jobs_latest" ON "export_jobs" USING btree ("company_id","profile_id","created_at");--> statement-breakpoint
CREATE INDEX "export_jobs_expiry" ON "export_jobs" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE POLICY "export_jobs_own" ON "export_jobs" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and (profile_id = nullif(current_setting('app.profile_id', true), '')::uuid or nullif(current_setting('app.profile_id', true), '')::uuid is null)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid and (profile_id = nullif(current_setting('app.profile_id', true), '')::uuid or nullif(current_setting('app.profile_id', true), '')::uuid is null));--> statement-breakpoint
select app.protect('export_jobs', 'select, insert, update, delete');
