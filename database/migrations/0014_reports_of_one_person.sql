CREATE TABLE "company_deviations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sd_tenths" smallint NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "company_deviations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "company_deviations_once" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "company_deviations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rater_spreads" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reports" integer NOT NULL,
	"squares" double precision NOT NULL,
	"freedom" integer NOT NULL,
	CONSTRAINT "rater_spreads_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "rater_spreads_once" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "rater_spreads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "pooled_sd_tenths" smallint;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "closed_on" date;--> statement-breakpoint
CREATE POLICY "company_deviations_company" ON "company_deviations" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "rater_spreads_report" ON "rater_spreads" AS PERMISSIVE FOR ALL TO "rondo_report" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('company_deviations', 'select', 'select, insert, update');--> statement-breakpoint

-- Not through app.protect: requests get no right on the sums at all.
ALTER TABLE "rater_spreads" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update on rater_spreads to rondo_report;--> statement-breakpoint

-- A report was released on the day its collection closed. The owner obeys row-level security too: lifted for this update.
ALTER TABLE "evaluations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_snapshots" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "evaluations" e SET "closed_on" = r."released_on"
  FROM "report_snapshots" r WHERE r."company_id" = e."company_id" AND r."evaluation_id" = e."id";--> statement-breakpoint
ALTER TABLE "evaluations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_snapshots" FORCE ROW LEVEL SECURITY;
