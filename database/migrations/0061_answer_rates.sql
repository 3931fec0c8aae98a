CREATE TABLE "company_answer_rates" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invited" integer NOT NULL,
	"answered" integer NOT NULL,
	CONSTRAINT "company_answer_rates_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "company_answer_rates_once" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "company_answer_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "answer_sums" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluations" integer NOT NULL,
	"invited" integer NOT NULL,
	"answered" integer NOT NULL,
	CONSTRAINT "answer_sums_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "answer_sums_once" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "answer_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "company_answer_rates_company" ON "company_answer_rates" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "answer_sums_report" ON "answer_sums" AS PERMISSIVE FOR ALL TO "rondo_report" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('company_answer_rates', 'select', 'select, insert, update');--> statement-breakpoint

-- Not through app.protect: requests get no right on the sums at all.
ALTER TABLE "answer_sums" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update on answer_sums to rondo_report;
