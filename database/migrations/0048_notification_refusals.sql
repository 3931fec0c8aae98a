CREATE TABLE "notification_refusals" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notification_refusals_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notification_refusals_once" UNIQUE("company_id","profile_id","kind","channel")
);
--> statement-breakpoint
ALTER TABLE "notification_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification_refusals" ADD CONSTRAINT "notification_refusals_person" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "notification_refusals_company" ON "notification_refusals" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('notification_refusals', 'select, insert, delete', 'select');
