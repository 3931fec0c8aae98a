CREATE TABLE "pulse_counts" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"cut" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "pulse_counts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "pulse_counts_once" UNIQUE("company_id","run_id","cut","question","answer")
);
--> statement-breakpoint
ALTER TABLE "pulse_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pulse_inbox" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"team_id" uuid,
	"direction_id" uuid,
	"position_id" uuid,
	"answers" jsonb NOT NULL,
	CONSTRAINT "pulse_inbox_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "pulse_inbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pulse_invitations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"team_id" uuid,
	"direction_id" uuid,
	"position_id" uuid,
	CONSTRAINT "pulse_invitations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "pulse_invitations_once" UNIQUE("company_id","run_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "pulse_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pulse_notes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"text" text NOT NULL,
	"actions" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"author_profile_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pulse_notes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "pulse_notes_once" UNIQUE("company_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "pulse_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pulse_receipts" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "pulse_receipts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "pulse_receipts_once" UNIQUE("company_id","run_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "pulse_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pulse_reports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "pulse_reports_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "pulse_reports_once" UNIQUE("company_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "pulse_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pulse_responses" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "pulse_responses_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "pulse_responses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pulse_runs" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"occurrence" date NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"content" jsonb,
	"template_version" integer,
	"threshold" smallint NOT NULL,
	"readers" text NOT NULL,
	"asked_count" integer,
	"shown_answers" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"receipts_removed_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pulse_runs_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "pulse_runs_once" UNIQUE("company_id","series_id","occurrence")
);
--> statement-breakpoint
ALTER TABLE "pulse_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pulse_series" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"plan" jsonb NOT NULL,
	"anchor" date NOT NULL,
	"last_occurrence" date,
	"skipped" date[] DEFAULT '{}' NOT NULL,
	"run_count" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"author_profile_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pulse_series_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "pulse_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pulse_template_versions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pulse_template_versions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "pulse_template_versions_once" UNIQUE("company_id","template_id","number")
);
--> statement-breakpoint
ALTER TABLE "pulse_template_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pulse_templates" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"library_key" text,
	"planned_version" integer,
	"is_archived" boolean DEFAULT false NOT NULL,
	"author_profile_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pulse_templates_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "pulse_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pulse_counts" ADD CONSTRAINT "pulse_counts_run" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."pulse_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_inbox" ADD CONSTRAINT "pulse_inbox_run_link" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."pulse_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_invitations" ADD CONSTRAINT "pulse_invitations_run" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."pulse_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_invitations" ADD CONSTRAINT "pulse_invitations_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_notes" ADD CONSTRAINT "pulse_notes_run" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."pulse_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_notes" ADD CONSTRAINT "pulse_notes_author" FOREIGN KEY ("company_id","author_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_receipts" ADD CONSTRAINT "pulse_receipts_run" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."pulse_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_receipts" ADD CONSTRAINT "pulse_receipts_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_reports" ADD CONSTRAINT "pulse_reports_run" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."pulse_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_responses" ADD CONSTRAINT "pulse_responses_run_link" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."pulse_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_runs" ADD CONSTRAINT "pulse_runs_series" FOREIGN KEY ("company_id","series_id") REFERENCES "public"."pulse_series"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_runs" ADD CONSTRAINT "pulse_runs_template" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."pulse_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_series" ADD CONSTRAINT "pulse_series_template_link" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."pulse_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_series" ADD CONSTRAINT "pulse_series_author" FOREIGN KEY ("company_id","author_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_template_versions" ADD CONSTRAINT "pulse_template_versions_template" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."pulse_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_templates" ADD CONSTRAINT "pulse_templates_author" FOREIGN KEY ("company_id","author_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pulse_notes_published" ON "pulse_notes" USING btree ("company_id","published_at");--> statement-breakpoint
CREATE INDEX "pulse_runs_published" ON "pulse_runs" USING btree ("company_id","published_at");--> statement-breakpoint
CREATE INDEX "pulse_inbox_run" ON "pulse_inbox" USING btree ("company_id","run_id");--> statement-breakpoint
CREATE INDEX "pulse_invitations_person" ON "pulse_invitations" USING btree ("company_id","profile_id");--> statement-breakpoint
CREATE INDEX "pulse_invitations_team" ON "pulse_invitations" USING btree ("company_id","team_id","run_id");--> statement-breakpoint
CREATE INDEX "pulse_responses_run" ON "pulse_responses" USING btree ("company_id","run_id");--> statement-breakpoint
CREATE INDEX "pulse_runs_list" ON "pulse_runs" USING btree ("company_id","opens_at","id");--> statement-breakpoint
CREATE INDEX "pulse_runs_status" ON "pulse_runs" USING btree ("company_id","status","opens_at","id");--> statement-breakpoint
CREATE INDEX "pulse_series_template" ON "pulse_series" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE INDEX "pulse_templates_latest" ON "pulse_templates" USING btree ("company_id","is_archived","updated_at","id");--> statement-breakpoint
CREATE POLICY "pulse_counts_report" ON "pulse_counts" AS PERMISSIVE FOR ALL TO "rondo_report" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_inbox_send" ON "pulse_inbox" AS PERMISSIVE FOR INSERT TO "rondo_app" WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_inbox_report" ON "pulse_inbox" AS PERMISSIVE FOR ALL TO "rondo_report" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_invitations_company" ON "pulse_invitations" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_notes_company" ON "pulse_notes" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_receipts_own" ON "pulse_receipts" AS PERMISSIVE FOR SELECT TO "rondo_app" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = nullif(current_setting('app.profile_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_receipts_sign" ON "pulse_receipts" AS PERMISSIVE FOR INSERT TO "rondo_app" WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = nullif(current_setting('app.profile_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_receipts_report" ON "pulse_receipts" AS PERMISSIVE FOR ALL TO "rondo_report" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_reports_read" ON "pulse_reports" AS PERMISSIVE FOR SELECT TO "rondo_app" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_reports_report" ON "pulse_reports" AS PERMISSIVE FOR ALL TO "rondo_report" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_responses_report" ON "pulse_responses" AS PERMISSIVE FOR ALL TO "rondo_report" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_runs_company" ON "pulse_runs" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_series_company" ON "pulse_series" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_template_versions_company" ON "pulse_template_versions" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "pulse_templates_company" ON "pulse_templates" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('pulse_templates', 'select, insert, update');--> statement-breakpoint
select app.protect('pulse_template_versions', 'select, insert');--> statement-breakpoint
select app.protect('pulse_series', 'select, insert, update');--> statement-breakpoint
select app.protect('pulse_runs', 'select, insert, update', 'select, update');--> statement-breakpoint
select app.protect('pulse_invitations', 'select, insert', 'select');--> statement-breakpoint
select app.protect('pulse_receipts', 'select, insert', 'select, delete');--> statement-breakpoint
select app.protect('pulse_inbox', 'insert', 'select, delete');--> statement-breakpoint
select app.protect('pulse_responses', null, 'select, insert, delete');--> statement-breakpoint
select app.protect('pulse_counts', null, 'select, insert, update, delete');--> statement-breakpoint
select app.protect('pulse_reports', 'select', 'select, insert');--> statement-breakpoint
select app.protect('pulse_notes', 'select, insert, update');--> statement-breakpoint
grant delete on pulse_runs to rondo_app;--> statement-breakpoint
grant delete on outbox to rondo_app;
