CREATE TABLE "notifications" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_on" date,
	CONSTRAINT "notifications_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notifications_latest" UNIQUE("company_id","profile_id","evaluation_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_page" ON "notifications" USING btree ("company_id","profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_evaluation" ON "notifications" USING btree ("company_id","evaluation_id");--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE POLICY "notifications_company" ON "notifications" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
alter table "notifications" add constraint "notifications_about" foreign key ("company_id", "evaluation_id") references "evaluations" ("company_id", "id") on delete cascade;--> statement-breakpoint
select app.protect('notifications', 'select, insert, update, delete');
