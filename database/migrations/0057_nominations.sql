CREATE TABLE "nominations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"subject_profile_id" uuid NOT NULL,
	"status" text NOT NULL,
	"bounds" jsonb NOT NULL,
	"due_on" date NOT NULL,
	"choices" uuid[] NOT NULL,
	"note" text,
	"round" smallint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nominations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "nominations_once" UNIQUE("company_id","evaluation_id")
);
--> statement-breakpoint
ALTER TABLE "nominations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "nominations" ADD CONSTRAINT "nominations_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominations" ADD CONSTRAINT "nominations_subject" FOREIGN KEY ("company_id","subject_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "nominations_company" ON "nominations" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('nominations', 'select, insert, update, delete');
