CREATE TABLE "weight_versions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"weights" jsonb NOT NULL,
	"saved_by_profile_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weight_versions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "weight_versions_once" UNIQUE("company_id","version")
);
--> statement-breakpoint
ALTER TABLE "weight_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "weights_version" integer;--> statement-breakpoint
ALTER TABLE "weight_versions" ADD CONSTRAINT "weight_versions_author" FOREIGN KEY ("company_id","saved_by_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "weight_versions_company" ON "weight_versions" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('weight_versions', 'select, insert');
