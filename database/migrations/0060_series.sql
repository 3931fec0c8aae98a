CREATE TABLE "evaluation_series" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"anchor" date NOT NULL,
	"days_to_answer" smallint NOT NULL,
	"last_period" date NOT NULL,
	"skipped" date[] NOT NULL,
	"stopped_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evaluation_series_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "evaluation_series_open" ON "evaluation_series" USING btree ("company_id") WHERE "evaluation_series"."stopped_at" is null;--> statement-breakpoint
CREATE POLICY "evaluation_series_company" ON "evaluation_series" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('evaluation_series', 'select, insert, update');
