CREATE TABLE "campaigns" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"author_profile_id" uuid NOT NULL,
	"evaluation_type" text NOT NULL,
	"due_on" date NOT NULL,
	"most_requests" smallint NOT NULL,
	"launched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_author_profile" FOREIGN KEY ("company_id","author_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_page" ON "campaigns" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_author" ON "campaigns" USING btree ("company_id","author_profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "evaluations_campaign" ON "evaluations" USING btree ("company_id","campaign_id") WHERE "evaluations"."campaign_id" is not null;--> statement-breakpoint
CREATE POLICY "campaigns_company" ON "campaigns" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('campaigns', 'select, insert, update');
