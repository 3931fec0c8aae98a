DROP INDEX "profiles_list_unmanaged";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_manager_inactive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_list_unmanaged" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null and ("profiles"."direct_manager_id" is null or "profiles"."is_manager_inactive");--> statement-breakpoint

-- Whoever writes a manager, or switches an account, keeps it. Kept beside the person, so that the list of those whom nobody
-- manages is read in its order.
create function app.keep_inactive_managers() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.profiles set is_manager_inactive = not new.is_active
  where company_id = new.company_id and direct_manager_id = new.id and is_manager_inactive = new.is_active;
  return null;
end
$$;--> statement-breakpoint
create trigger profiles_switched after update of is_active on profiles
  for each row when (old.is_active <> new.is_active) execute function app.keep_inactive_managers();--> statement-breakpoint
create function app.know_inactive_manager() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.is_manager_inactive := exists (
    select from public.profiles m
    where m.company_id = new.company_id and m.id = new.direct_manager_id and not m.is_active);
  return new;
end
$$;--> statement-breakpoint
create trigger profiles_managed before insert or update of direct_manager_id on profiles
  for each row execute function app.know_inactive_manager();--> statement-breakpoint

-- Those that are there. The owner obeys row-level security too: lifted for this statement.
alter table profiles no force row level security;--> statement-breakpoint
update profiles p set is_manager_inactive = true
from profiles m
where m.company_id = p.company_id and m.id = p.direct_manager_id and not m.is_active;--> statement-breakpoint
alter table profiles force row level security;
