CREATE TABLE "masked_comments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"place" text NOT NULL,
	"rater_group" text NOT NULL,
	"position" integer NOT NULL,
	"reason" text NOT NULL,
	"is_masked" boolean NOT NULL,
	CONSTRAINT "masked_comments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "masked_comments_once" UNIQUE("company_id","evaluation_id","place","rater_group","position")
);
--> statement-breakpoint
ALTER TABLE "masked_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_notes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "report_notes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "report_notes_once" UNIQUE("company_id","evaluation_id")
);
--> statement-breakpoint
ALTER TABLE "report_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "masked_comments" ADD CONSTRAINT "masked_comments_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "masked_comments_company" ON "masked_comments" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "report_notes_company" ON "report_notes" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('masked_comments', 'select, insert, update');--> statement-breakpoint
select app.protect('report_notes', 'select, insert');
