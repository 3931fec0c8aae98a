CREATE TABLE "report_models" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (app.fold("name")) STORED NOT NULL,
	"layout" jsonb NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "report_models_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "report_models_name" UNIQUE("company_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "report_models" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "report_layout" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "report_models_used" ON "report_models" USING btree ("company_id") WHERE "report_models"."is_used";--> statement-breakpoint
CREATE POLICY "report_models_company" ON "report_models" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('report_models', 'select, insert, update, delete');
