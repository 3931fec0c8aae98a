CREATE TABLE "saved_views" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"list" text NOT NULL,
	"items" jsonb NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "saved_views_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "saved_views_list" UNIQUE("company_id","profile_id","list")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "saved_views_own" ON "saved_views" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = nullif(current_setting('app.profile_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = nullif(current_setting('app.profile_id', true), '')::uuid);--> statement-breakpoint
alter table "saved_views" add constraint "saved_views_person" foreign key ("company_id", "profile_id") references "profiles" ("company_id", "id") on delete cascade;--> statement-breakpoint
select app.protect('saved_views', 'select, insert, update');
