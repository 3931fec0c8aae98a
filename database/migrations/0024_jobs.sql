CREATE TABLE "job_families" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text,
	"name_fr" text NOT NULL,
	"name_en" text,
	"description_fr" text,
	"description_en" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (app.fold("name_fr")) STORED NOT NULL,
	CONSTRAINT "job_families_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_families_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "job_families" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_position_skills" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_position_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"expected_level" integer,
	"position" integer NOT NULL,
	CONSTRAINT "job_position_skills_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_position_skills_once" UNIQUE("company_id","job_position_id","skill_id"),
	CONSTRAINT "job_position_skills_level" CHECK ("job_position_skills"."expected_level" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "job_position_skills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_position_words" (
	"company_id" uuid NOT NULL,
	"word" text collate "C" NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "job_position_words_company_id_word_id_pk" PRIMARY KEY("company_id","word","id")
);
--> statement-breakpoint
ALTER TABLE "job_position_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_positions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text,
	"name_fr" text NOT NULL,
	"name_en" text,
	"description_fr" text,
	"description_en" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (app.fold("name_fr")) STORED NOT NULL,
	"family_id" uuid NOT NULL,
	CONSTRAINT "job_positions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_positions_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "job_positions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_statuses" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text,
	"name_fr" text NOT NULL,
	"name_en" text,
	"position" integer NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (app.fold("name_fr")) STORED NOT NULL,
	CONSTRAINT "job_statuses_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_statuses_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "job_statuses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_position_skills" ADD CONSTRAINT "job_position_skills_position_link" FOREIGN KEY ("company_id","job_position_id") REFERENCES "public"."job_positions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_position_skills" ADD CONSTRAINT "job_position_skills_skill_link" FOREIGN KEY ("company_id","skill_id") REFERENCES "public"."skills"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_positions" ADD CONSTRAINT "job_positions_family_link" FOREIGN KEY ("company_id","family_id") REFERENCES "public"."job_families"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_families_name" ON "job_families" USING btree ("company_id","name_key") WHERE not "job_families"."is_archived";--> statement-breakpoint
CREATE INDEX "job_position_skills_skill" ON "job_position_skills" USING btree ("company_id","skill_id");--> statement-breakpoint
CREATE INDEX "job_position_words_row" ON "job_position_words" USING btree ("company_id","id","word");--> statement-breakpoint
CREATE UNIQUE INDEX "job_positions_name" ON "job_positions" USING btree ("company_id","name_key") WHERE not "job_positions"."is_archived";--> statement-breakpoint
CREATE INDEX "job_positions_list" ON "job_positions" USING btree ("company_id","is_archived","name_key","id");--> statement-breakpoint
CREATE INDEX "job_positions_family" ON "job_positions" USING btree ("company_id","family_id","is_archived","name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_statuses_name" ON "job_statuses" USING btree ("company_id","name_key") WHERE not "job_statuses"."is_archived";--> statement-breakpoint
CREATE POLICY "job_families_company" ON "job_families" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_position_skills_company" ON "job_position_skills" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_position_words_company" ON "job_position_words" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_positions_company" ON "job_positions" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_statuses_company" ON "job_statuses" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('job_families', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('job_positions', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('job_position_words', 'select, insert, delete');--> statement-breakpoint
select app.protect('job_position_skills', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('job_statuses', 'select, insert, update, delete');--> statement-breakpoint

-- Whoever writes the name of a position writes its words, in both languages, in the same statement (0019).
create function app.keep_job_position_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.job_position_words w using old_rows o where w.company_id = o.company_id and w.id = o.id;
  elsif tg_op = 'UPDATE' then
    delete from public.job_position_words where company_id = new.company_id and id = new.id;
    insert into public.job_position_words (company_id, word, id)
    select new.company_id, word, new.id from unnest(app.search_words(concat_ws(' ', new.name_fr, new.name_en))) word;
  else
    insert into public.job_position_words (company_id, word, id)
    select n.company_id, word, n.id
    from new_rows n, unnest(app.search_words(concat_ws(' ', n.name_fr, n.name_en))) word;
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger job_positions_words_of_new after insert on job_positions
  referencing new table as new_rows for each statement execute function app.keep_job_position_words();--> statement-breakpoint
create trigger job_positions_words_of_changed after update of name_fr, name_en on job_positions
  for each row when ((old.name_fr, old.name_en) is distinct from (new.name_fr, new.name_en))
  execute function app.keep_job_position_words();--> statement-breakpoint
create trigger job_positions_words_of_deleted after delete on job_positions
  referencing old table as old_rows for each statement execute function app.keep_job_position_words();
