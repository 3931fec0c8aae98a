CREATE TABLE "stored_files" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remove_after" timestamp with time zone,
	CONSTRAINT "stored_files_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "stored_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "avatar" SET DATA TYPE uuid USING "avatar"::uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo" uuid;--> statement-breakpoint
CREATE INDEX "stored_files_removal" ON "stored_files" USING btree ("company_id","remove_after") WHERE "stored_files"."remove_after" is not null;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo" FOREIGN KEY ("id","logo") REFERENCES "public"."stored_files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_avatar" FOREIGN KEY ("company_id","avatar") REFERENCES "public"."stored_files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "stored_files_company" ON "stored_files" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('stored_files', 'select, insert, update, delete');--> statement-breakpoint

-- What a row refers to stays; what it refers to no more is removed, whoever changed the row. Arguments: the column of the
-- file, and the one of the company.
create function app.keep_file() returns trigger
language plpgsql set search_path = '' as $$
declare
  company uuid := (to_jsonb(new) ->> tg_argv[1])::uuid;
  before uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
  after uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  update public.stored_files set remove_after = null where company_id = company and id = after;
  if before is not null then
    update public.stored_files set remove_after = '-infinity' where company_id = company and id = before;
    perform app.enqueue('removeFiles', json_build_object('companyId', company), null, 'removeFiles:' || company);
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger keep_avatar after update of avatar on profiles for each row
  when (old.avatar is distinct from new.avatar) execute function app.keep_file('avatar', 'company_id');--> statement-breakpoint
create trigger keep_logo after update of logo on companies for each row
  when (old.logo is distinct from new.logo) execute function app.keep_file('logo', 'id');
