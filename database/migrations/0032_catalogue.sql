CREATE TABLE "question_models" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name_fr" text NOT NULL,
	"name_en" text,
	"name_key" text collate "C" GENERATED ALWAYS AS (app.fold("name_fr")) STORED NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "question_models_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "question_models_name" UNIQUE("company_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "question_models" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_words" (
	"company_id" uuid NOT NULL,
	"word" text collate "C" NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "question_words_company_id_word_id_pk" PRIMARY KEY("company_id","word","id")
);
--> statement-breakpoint
ALTER TABLE "question_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "questions_skill";--> statement-breakpoint
DROP INDEX "skills_family";--> statement-breakpoint
ALTER TABLE "company_values" ADD COLUMN "behaviours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_values" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "description_fr" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "anchors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "model_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "text_key" text collate "C" GENERATED ALWAYS AS (app.fold("text_fr")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_families" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_families" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "question_words_row" ON "question_words" USING btree ("company_id","id","word");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_model_link" FOREIGN KEY ("company_id","model_id") REFERENCES "public"."question_models"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_questions_of_skill" ON "evaluation_questions" USING btree ("company_id","skill_id","evaluation_id");--> statement-breakpoint
CREATE INDEX "evaluation_questions_of_original" ON "evaluation_questions" USING btree ("company_id","original_question_id");--> statement-breakpoint
CREATE INDEX "evaluation_values_of_value" ON "evaluation_values" USING btree ("company_id","value_id");--> statement-breakpoint
CREATE INDEX "questions_place" ON "questions" USING btree ("company_id","skill_id","position","id");--> statement-breakpoint
CREATE INDEX "questions_list" ON "questions" USING btree ("company_id","text_key","id");--> statement-breakpoint
CREATE INDEX "questions_list_skill" ON "questions" USING btree ("company_id","skill_id","text_key","id");--> statement-breakpoint
CREATE INDEX "questions_list_model" ON "questions" USING btree ("company_id","model_id","text_key","id");--> statement-breakpoint
CREATE INDEX "questions_list_type" ON "questions" USING btree ("company_id","type","text_key","id");--> statement-breakpoint
CREATE INDEX "questions_list_archived" ON "questions" USING btree ("company_id","text_key","id") WHERE "questions"."is_archived";--> statement-breakpoint
CREATE INDEX "questions_list_untranslated" ON "questions" USING btree ("company_id","text_key","id") WHERE "questions"."text_en" is null;--> statement-breakpoint
CREATE INDEX "skills_place" ON "skills" USING btree ("company_id","family_id","position","id");--> statement-breakpoint
CREATE POLICY "question_models_company" ON "question_models" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "question_words_company" ON "question_words" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('question_models', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('question_words', 'select, insert, delete');--> statement-breakpoint

-- The words of a sentence: app.search_words without what names and addresses need, at a third of its cost.
create function app.sentence_words(written text) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select distinct word
    from regexp_split_to_table(app.fold(written), '[\u0001-/:-@[-`{-\u009f\u00a1-\u00bf\u00d7\u00f7\u02b9-\u02df\u2010-\u206f\u3001-\u303f]+') word
    where word <> '')
$$;--> statement-breakpoint

-- Whoever writes a question writes its words, in the same statement: no writer can forget (docs/decisions/0069).
create function app.keep_question_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.question_words w using old_rows o where w.company_id = o.company_id and w.id = o.id;
  elsif tg_op = 'UPDATE' then
    delete from public.question_words where company_id = new.company_id and id = new.id;
    insert into public.question_words (company_id, word, id)
    select new.company_id, word, new.id
    from unnest(app.sentence_words(concat_ws(' ', new.text_fr, new.text_en, new.slug))) word;
  else
    insert into public.question_words (company_id, word, id)
    select n.company_id, word, n.id
    from new_rows n, unnest(app.sentence_words(concat_ws(' ', n.text_fr, n.text_en, n.slug))) word;
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger questions_words_of_new after insert on questions
  referencing new table as new_rows for each statement execute function app.keep_question_words();--> statement-breakpoint
create trigger questions_words_of_changed after update of text_fr, text_en, slug on questions
  for each row when ((old.text_fr, old.text_en, old.slug) is distinct from (new.text_fr, new.text_en, new.slug))
  execute function app.keep_question_words();--> statement-breakpoint
create trigger questions_words_of_deleted after delete on questions
  referencing old table as old_rows for each statement execute function app.keep_question_words();--> statement-breakpoint

-- Those that exist. The owner obeys row-level security too: lifted for these statements.
alter table questions no force row level security;--> statement-breakpoint
alter table question_words no force row level security;--> statement-breakpoint
insert into question_words (company_id, word, id)
select q.company_id, word, q.id
from questions q, unnest(app.sentence_words(concat_ws(' ', q.text_fr, q.text_en, q.slug))) word;--> statement-breakpoint
alter table questions force row level security;--> statement-breakpoint
alter table question_words force row level security;
