-- Text as it is sorted: apostrophes are not seen and hyphens are spaces, so that « Damours » and « D’Amours » stand together.
-- src/platform/sortKey.ts does the same, a test compares the two letter by letter.
create function app.sort_key(written text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return app.fold(regexp_replace(
    regexp_replace(written, '[''`\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032]', '', 'g'),
    '[- \u00a0\u2007\u2010-\u2015\u202f\u2212]+', ' ', 'g'));
end
$$;--> statement-breakpoint

-- The words by which a text is found: those between spaces and signs, those without their apostrophes (« McNeil-D’Aoust »:
-- mcneil, d, aoust, daoust), and what stands between two spaces as if it had no signs (mcneildaoust).
create or replace function app.search_words(written text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  words text[] := '{}';
  chunk text collate "C";
  name text collate "C";
  parts text[];
  marks constant text := '[!-/:-?[-`{-~\u00a1-\u00bf\u00d7\u00f7\u02b9-\u02df\u2010-\u2027\u202a-\u206f\u3001-\u303f]+';
  apostrophes constant text := '[''`\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032]';
begin
  foreach chunk in array
    regexp_split_to_array(app.fold(replace(written, '´', '''')), '[\u0001-\u0020\u007f-\u009f\u2028\u2029]+')
  loop
    name := split_part(chunk, '@', 1);
    parts := regexp_split_to_array(name, marks);
    words := words || parts || array_to_string(parts, '') || substring(chunk from '@.+$');
    if name ~ apostrophes then
      words := words || regexp_split_to_array(regexp_replace(name, apostrophes, '', 'g'), marks);
    end if;
  end loop;
  return array(select distinct word from unnest(words) word where word <> '');
end
$$;--> statement-breakpoint

-- Indexes go with their columns, and come back with them.
ALTER TABLE "campaigns" drop column "name_key";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (app.sort_key("name")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "campaigns_name" ON "campaigns" USING btree ("company_id","name_key","id");--> statement-breakpoint
ALTER TABLE "evaluations" drop column "name_key";--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (app.sort_key("name")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "evaluations_list_name" ON "evaluations" USING btree ("company_id","is_archived","name_key","id");--> statement-breakpoint
ALTER TABLE "teams" drop column "name_key";--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (app.sort_key("name")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "teams_list" ON "teams" USING btree ("company_id","name_key","id");--> statement-breakpoint
CREATE INDEX "teams_below" ON "teams" USING btree ("company_id","parent_team_id","name_key","id");--> statement-breakpoint
ALTER TABLE "profiles" drop column "last_name_key", drop column "first_name_key", drop column "job_key";--> statement-breakpoint
ALTER TABLE "profiles"
  ADD COLUMN "last_name_key" text collate "C" GENERATED ALWAYS AS (app.sort_key("last_name")) STORED NOT NULL,
  ADD COLUMN "first_name_key" text collate "C" GENERATED ALWAYS AS (app.sort_key("first_name")) STORED NOT NULL,
  ADD COLUMN "job_key" text collate "C" GENERATED ALWAYS AS (coalesce(app.sort_key(job_title), chr(1114109))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_list" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id") WHERE "profiles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_job" ON "profiles" USING btree ("company_id","job_key","last_name_key","first_name_key","id") WHERE "profiles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_role" ON "profiles" USING btree ("company_id","role","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_state" ON "profiles" USING btree ("company_id","account_state","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_hr" ON "profiles" USING btree ("company_id","statut_rh","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_unmanaged" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null and "profiles"."direct_manager_id" is null;--> statement-breakpoint
CREATE INDEX "profiles_job_position" ON "profiles" USING btree ("company_id","job_position_id","last_name_key","first_name_key","id","user_id","removed_at");--> statement-breakpoint

-- Those that exist. The owner obeys row-level security too: lifted for this.
do $$
declare
  named text;
begin
  foreach named in array array['profiles', 'evaluations', 'job_positions', 'teams', 'campaigns',
    'profile_words', 'evaluation_words', 'job_position_words', 'team_words', 'campaign_words'] loop
    execute format('alter table %I no force row level security', named);
  end loop;
  insert into profile_words (company_id, word, id)
  select n.company_id, word, n.id
  from (select company_id, id, concat_ws(' ', first_name, last_name, email) as name from profiles) n, unnest(app.search_words(n.name)) word
  where n.name ~ '[''`´ʹʻʼ‘’‛′]'
  on conflict do nothing;
  insert into evaluation_words (company_id, word, id)
  select n.company_id, word, n.id
  from (
    select e.company_id, e.id, concat_ws(' ', e.name, s.first_name, s.last_name, a.first_name, a.last_name) as name
    from evaluations e
    left join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    left join profiles a on a.company_id = e.company_id and a.id = e.author_profile_id
  ) n, unnest(app.search_words(n.name)) word
  where n.name ~ '[''`´ʹʻʼ‘’‛′]'
  on conflict do nothing;
  insert into job_position_words (company_id, word, id)
  select n.company_id, word, n.id
  from (select company_id, id, concat_ws(' ', name_fr, name_en) as name from job_positions) n, unnest(app.search_words(n.name)) word
  where n.name ~ '[''`´ʹʻʼ‘’‛′]'
  on conflict do nothing;
  insert into team_words (company_id, word, id)
  select n.company_id, word, n.id from teams n, unnest(app.search_words(n.name)) word
  where n.name ~ '[''`´ʹʻʼ‘’‛′]'
  on conflict do nothing;
  insert into campaign_words (company_id, word, id)
  select n.company_id, word, n.id from campaigns n, unnest(app.search_words(n.name)) word
  where n.name ~ '[''`´ʹʻʼ‘’‛′]'
  on conflict do nothing;
  foreach named in array array['profiles', 'evaluations', 'job_positions', 'teams', 'campaigns',
    'profile_words', 'evaluation_words', 'job_position_words', 'team_words', 'campaign_words'] loop
    execute format('alter table %I force row level security', named);
  end loop;
end
$$;
