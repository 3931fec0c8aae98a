ALTER TABLE "profiles" ADD COLUMN "job_position_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "job_status_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_job_position_link" FOREIGN KEY ("company_id","job_position_id") REFERENCES "public"."job_positions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_job_status_link" FOREIGN KEY ("company_id","job_status_id") REFERENCES "public"."job_statuses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_job_position" ON "profiles" USING btree ("company_id","job_position_id");--> statement-breakpoint
CREATE INDEX "profiles_job_status" ON "profiles" USING btree ("company_id","job_status_id");--> statement-breakpoint
-- Whoever holds a position has its French name as title, by which the list of people is sorted; no writer can forget.
create function app.keep_titles_of_position() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.profiles set job_title = new.name_fr where company_id = new.company_id and job_position_id = new.id;
  return null;
end
$$;--> statement-breakpoint
create trigger job_positions_titles after update of name_fr on job_positions
  for each row when (old.name_fr is distinct from new.name_fr)
  execute function app.keep_titles_of_position();
