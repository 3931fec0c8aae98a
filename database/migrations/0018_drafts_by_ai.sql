CREATE TABLE "development_draft_switches" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"switched_on" date NOT NULL,
	"switched_at" timestamp with time zone NOT NULL,
	"switched_by_profile_id" uuid NOT NULL,
	"assessment" text,
	"model" text,
	CONSTRAINT "development_draft_switches_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_draft_switches_once" UNIQUE("company_id","number"),
	CONSTRAINT "development_draft_switches_assessed" CHECK (not "development_draft_switches"."is_on" or coalesce(length("development_draft_switches"."assessment"), 0) > 0)
);
--> statement-breakpoint
ALTER TABLE "development_draft_switches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "development_draft_switches" ADD CONSTRAINT "development_draft_switches_author" FOREIGN KEY ("company_id","switched_by_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "development_draft_switches_company" ON "development_draft_switches" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('development_draft_switches', 'select, insert');