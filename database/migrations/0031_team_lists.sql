CREATE TABLE "team_words" (
	"company_id" uuid NOT NULL,
	"word" text collate "C" NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "team_words_company_id_word_id_pk" PRIMARY KEY("company_id","word","id")
);
--> statement-breakpoint
ALTER TABLE "team_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (app.fold("name")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "team_words_row" ON "team_words" USING btree ("company_id","id","word");--> statement-breakpoint
-- Those that exist: the first team by name stays the main one. The owner obeys row-level security too: lifted for this.
alter table team_members no force row level security;--> statement-breakpoint
alter table teams no force row level security;--> statement-breakpoint
update team_members m set is_main = false
from (
  select o.company_id, o.id, row_number() over (partition by o.company_id, o.profile_id order by t.name_key, t.id) as place
  from team_members o join teams t on t.company_id = o.company_id and t.id = o.team_id
  where o.is_main
) main
where main.company_id = m.company_id and main.id = m.id and main.place > 1;--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_main" ON "team_members" USING btree ("company_id","profile_id") WHERE "team_members"."is_main";--> statement-breakpoint
CREATE INDEX "teams_list" ON "teams" USING btree ("company_id","name_key","id");--> statement-breakpoint
CREATE INDEX "teams_below" ON "teams" USING btree ("company_id","parent_team_id","name_key","id");--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_not_below_itself" CHECK ("teams"."parent_team_id" <> "teams"."id");--> statement-breakpoint
CREATE POLICY "team_words_company" ON "team_words" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('team_words', 'select, insert, delete');--> statement-breakpoint

-- As the words of people and evaluations: whoever writes a name writes its words.
create function app.keep_team_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from public.team_words where company_id = old.company_id and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into public.team_words (company_id, word, id)
    select new.company_id, word, new.id from unnest(app.search_words(new.name)) word;
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger teams_words after insert or update of name or delete on teams
  for each row execute function app.keep_team_words();--> statement-breakpoint
alter table team_words no force row level security;--> statement-breakpoint
insert into team_words (company_id, word, id)
select t.company_id, word, t.id from teams t, unnest(app.search_words(t.name)) word;--> statement-breakpoint

-- Whoever leaves their main team and has others gets the first of these by name.
create function app.keep_main_team() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.team_members m set is_main = true
  from (
    select distinct on (o.company_id, o.profile_id) o.company_id, other.id
    from old_rows o
    join public.team_members other on other.company_id = o.company_id and other.profile_id = o.profile_id
    join public.teams t on t.company_id = other.company_id and t.id = other.team_id
    where o.is_main
    order by o.company_id, o.profile_id, t.name_key, t.id
  ) next
  where m.company_id = next.company_id and m.id = next.id;
  return null;
end
$$;--> statement-breakpoint
create trigger team_members_main_goes after delete on team_members
  referencing old table as old_rows for each statement execute function app.keep_main_team();--> statement-breakpoint
alter table team_words force row level security;--> statement-breakpoint
alter table team_members force row level security;--> statement-breakpoint
alter table teams force row level security;
