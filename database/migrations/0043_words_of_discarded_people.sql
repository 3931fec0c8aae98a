-- A registration that nobody confirmed is discarded with its person; the words by which the person was found stayed.
create function app.forget_profile_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.profile_words w using old_rows o where w.company_id = o.company_id and w.id = o.id;
  return null;
end
$$;--> statement-breakpoint
create trigger profiles_words_of_deleted after delete on profiles
  referencing old table as old_rows for each statement execute function app.forget_profile_words();--> statement-breakpoint

-- Those of earlier ones. The owner obeys row-level security too: lifted for this statement.
alter table profile_words no force row level security;--> statement-breakpoint
delete from profile_words where company_id not in (select id from companies);--> statement-breakpoint
alter table profile_words force row level security;
