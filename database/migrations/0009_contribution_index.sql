CREATE TABLE "index_switches" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"switched_on" date NOT NULL,
	"switched_by_profile_id" uuid NOT NULL,
	CONSTRAINT "index_switches_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "index_switches_once" UNIQUE("company_id","number")
);
--> statement-breakpoint
ALTER TABLE "index_switches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "analytics_batches" ADD COLUMN "spread" real;--> statement-breakpoint
ALTER TABLE "analytics_batches" ADD COLUMN "spread_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "index_switches" ADD CONSTRAINT "index_switches_author" FOREIGN KEY ("company_id","switched_by_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "index_switches_company" ON "index_switches" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('index_switches', 'select, insert');
