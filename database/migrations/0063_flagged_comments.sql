CREATE TABLE "flagged_comments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"place" text NOT NULL,
	"rater_group" text NOT NULL,
	"position" integer NOT NULL,
	"words" text NOT NULL,
	"flagged_on" date NOT NULL,
	"status" text NOT NULL,
	"decision" text,
	CONSTRAINT "flagged_comments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "flagged_comments_once" UNIQUE("company_id","evaluation_id","place","rater_group","position")
);
--> statement-breakpoint
ALTER TABLE "flagged_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "flagged_comments" ADD CONSTRAINT "flagged_comments_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "flagged_comments_company" ON "flagged_comments" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('flagged_comments', 'select, insert, update');
