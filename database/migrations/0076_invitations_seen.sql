ALTER TABLE "profiles" ADD COLUMN "joined_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "invitation_ends_at" timestamp with time zone;--> statement-breakpoint
-- The index goes with the column, and comes back with it.
ALTER TABLE "profiles" drop column "account_state";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "account_state" text GENERATED ALWAYS AS (case when not is_active then 'inactive' when joined_at is not null and not joined_unseen then 'active' when invited_at is not null then 'invited' else 'uninvited' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_list_state" ON "profiles" USING btree ("company_id","account_state","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null;--> statement-breakpoint
-- The owner obeys row-level security too: lifted for this statement.
alter table profiles no force row level security;--> statement-breakpoint
update profiles p set invitation_ends_at = t.at
from (
  select profile_id, max(expires_at) as at from auth.tokens where kind = 'invitation' group by profile_id
) t
where t.profile_id = p.id and p.joined_at is null;--> statement-breakpoint
alter table profiles force row level security;
