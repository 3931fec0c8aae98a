CREATE TABLE "import_rows" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text NOT NULL,
	"problems" jsonb,
	CONSTRAINT "import_rows_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "import_rows_number" UNIQUE("company_id","import_id","number")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"encoding" text,
	"separator" text,
	"headers" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text NOT NULL,
	"row_count" integer NOT NULL,
	"counts" jsonb,
	"unknown_names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"only_valid" boolean DEFAULT false NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"failure" text,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "imports_kind" UNIQUE("company_id","profile_id","kind")
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "import_rows_own" ON "import_rows" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and (profile_id = nullif(current_setting('app.profile_id', true), '')::uuid or nullif(current_setting('app.profile_id', true), '')::uuid is null)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid and (profile_id = nullif(current_setting('app.profile_id', true), '')::uuid or nullif(current_setting('app.profile_id', true), '')::uuid is null));--> statement-breakpoint
CREATE POLICY "imports_own" ON "imports" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and (profile_id = nullif(current_setting('app.profile_id', true), '')::uuid or nullif(current_setting('app.profile_id', true), '')::uuid is null)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid and (profile_id = nullif(current_setting('app.profile_id', true), '')::uuid or nullif(current_setting('app.profile_id', true), '')::uuid is null));--> statement-breakpoint
alter table "imports" add constraint "imports_person" foreign key ("company_id", "profile_id") references "profiles" ("company_id", "id") on delete cascade;--> statement-breakpoint
select app.protect('imports', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('import_rows', 'select, insert, update, delete');
