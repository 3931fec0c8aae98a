CREATE TABLE "analytics_batches" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ran_on" date NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "analytics_batches_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "analytics_batches_once" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "analytics_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "analytics_cuts" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"period_kind" text NOT NULL,
	"period_start" date NOT NULL,
	"cut_kind" text NOT NULL,
	"cut_id" uuid,
	"told_on" date NOT NULL,
	"columns" integer[] NOT NULL,
	"launched_from" date NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "analytics_cuts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "analytics_cuts_once" UNIQUE NULLS NOT DISTINCT("company_id","period_kind","period_start","cut_kind","cut_id")
);
--> statement-breakpoint
ALTER TABLE "analytics_cuts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "analytics_figures" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"measure" text NOT NULL,
	"cut" text NOT NULL,
	"period_kind" text NOT NULL,
	"period_start" date NOT NULL,
	"told_on" date NOT NULL,
	"columns" integer[] NOT NULL,
	CONSTRAINT "analytics_figures_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "analytics_figures_once" UNIQUE("company_id","measure","cut","period_kind","period_start","told_on")
);
--> statement-breakpoint
ALTER TABLE "analytics_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "analytics_reports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"closed_on" date NOT NULL,
	"launched_on" date NOT NULL,
	"cuts" text[] NOT NULL,
	"measures" jsonb NOT NULL,
	CONSTRAINT "analytics_reports_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "analytics_reports_once" UNIQUE("company_id","evaluation_id"),
	CONSTRAINT "analytics_reports_number" UNIQUE("company_id","number")
);
--> statement-breakpoint
ALTER TABLE "analytics_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_snapshots" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "report_snapshots" ADD COLUMN "direction_id" uuid;--> statement-breakpoint
ALTER TABLE "report_snapshots" ADD COLUMN "position_id" uuid;--> statement-breakpoint
ALTER TABLE "analytics_reports" ADD CONSTRAINT "analytics_reports_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_figures_period" ON "analytics_figures" USING btree ("company_id","period_start");--> statement-breakpoint
CREATE INDEX "analytics_reports_closed" ON "analytics_reports" USING btree ("company_id","closed_on");--> statement-breakpoint
CREATE INDEX "analytics_reports_person" ON "analytics_reports" USING btree ("company_id","profile_id");--> statement-breakpoint
CREATE POLICY "analytics_batches_company" ON "analytics_batches" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "analytics_cuts_company" ON "analytics_cuts" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "analytics_figures_company" ON "analytics_figures" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "analytics_reports_company" ON "analytics_reports" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('analytics_batches', 'select, insert, update');--> statement-breakpoint
select app.protect('analytics_cuts', 'select, insert, update');--> statement-breakpoint
select app.protect('analytics_figures', 'select, insert');--> statement-breakpoint
select app.protect('analytics_reports', 'select, insert');
