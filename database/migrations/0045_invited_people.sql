DROP INDEX "profiles_list_invited";--> statement-breakpoint
DROP INDEX "profiles_list_inactive";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
-- Whoever was written to, or is waiting to be. An invitation that was given up before it left invited nobody. The owner
-- obeys row-level security too: lifted for this statement.
alter table profiles no force row level security;--> statement-breakpoint
alter table outbox no force row level security;--> statement-breakpoint
update profiles p set invited_at = m.at
from (
  select company_id, recipient_profile_id, min(created_at) as at from outbox
  where kind = 'people.invitation' and (status = 'failed' and failure = 'no longer needed') is not true
  group by company_id, recipient_profile_id
) m
where m.company_id = p.company_id and m.recipient_profile_id = p.id and p.removed_at is null;--> statement-breakpoint
alter table outbox force row level security;--> statement-breakpoint
alter table profiles force row level security;--> statement-breakpoint

ALTER TABLE "profiles" ADD COLUMN "account_state" text GENERATED ALWAYS AS (case when not is_active then 'inactive' when joined_at is not null then 'active' when invited_at is not null then 'invited' else 'uninvited' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_list_state" ON "profiles" USING btree ("company_id","account_state","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null;
