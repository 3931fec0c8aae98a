CREATE TABLE "campaign_words" (
	"company_id" uuid NOT NULL,
	"word" text collate "C" NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "campaign_words_company_id_word_id_pk" PRIMARY KEY("company_id","word","id")
);
--> statement-breakpoint
ALTER TABLE "campaign_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "questionnaire" jsonb DEFAULT '{"from":"own_position"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "nomination" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (app.fold("name")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_participants" ADD COLUMN "proposed_because" text;--> statement-breakpoint
CREATE INDEX "campaign_words_row" ON "campaign_words" USING btree ("company_id","id","word");--> statement-breakpoint
CREATE INDEX "campaigns_name" ON "campaigns" USING btree ("company_id","name_key","id");--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("company_id","due_on","id");--> statement-breakpoint
CREATE POLICY "campaign_words_company" ON "campaign_words" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('campaign_words', 'select, insert, delete');--> statement-breakpoint

-- As the words of teams: whoever writes a name writes its words.
create function app.keep_campaign_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from public.campaign_words where company_id = old.company_id and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into public.campaign_words (company_id, word, id)
    select new.company_id, word, new.id from unnest(app.search_words(new.name)) word;
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger campaigns_words after insert or update of name or delete on campaigns
  for each row execute function app.keep_campaign_words();--> statement-breakpoint

-- Those that exist. The owner obeys row-level security too: lifted for this.
alter table campaigns no force row level security;--> statement-breakpoint
alter table campaign_words no force row level security;--> statement-breakpoint
alter table evaluations no force row level security;--> statement-breakpoint
alter table evaluation_participants no force row level security;--> statement-breakpoint
alter table profiles no force row level security;--> statement-breakpoint
alter table team_members no force row level security;--> statement-breakpoint
insert into campaign_words (company_id, word, id)
select c.company_id, word, c.id from campaigns c, unnest(app.search_words(c.name)) word;--> statement-breakpoint
update evaluation_participants ep set proposed_because = case
  when p.id = s.direct_manager_id then 'direct_manager'
  when p.direct_manager_id = s.id then 'direct_report'
  else 'same_team' end
from evaluations e
join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
join profiles p on p.company_id = e.company_id
where e.campaign_id is not null and e.company_id = ep.company_id and e.id = ep.evaluation_id
  and p.id = ep.participant_profile_id and ep.participant_role <> 'subject'
  and (p.id = s.direct_manager_id or p.direct_manager_id = s.id or exists (
    select 1 from team_members own join team_members other
      on other.company_id = own.company_id and other.team_id = own.team_id
    where own.company_id = s.company_id and own.profile_id = s.id and other.profile_id = p.id));--> statement-breakpoint
alter table team_members force row level security;--> statement-breakpoint
alter table profiles force row level security;--> statement-breakpoint
alter table evaluation_participants force row level security;--> statement-breakpoint
alter table evaluations force row level security;--> statement-breakpoint
alter table campaign_words force row level security;--> statement-breakpoint
alter table campaigns force row level security;
