ALTER TABLE "auth"."tokens" ADD COLUMN "email" text;--> statement-breakpoint
-- The address of an account changes in every company where it had the earlier one, under the rights of each.
create function app.change_email(person uuid, earlier text, later text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before text := coalesce(current_setting('app.company_id', true), '');
  theirs uuid[];
  one uuid;
begin
  perform set_config('app.user_id', person::text, true);
  select array_agg(company_id) into theirs from public.profiles where user_id = person;
  perform set_config('app.user_id', '', true);
  foreach one in array coalesce(theirs, '{}') loop
    perform set_config('app.company_id', one::text, true);
    update public.profiles set email = later
      where company_id = one and user_id = person and lower(email) = lower(earlier);
  end loop;
  perform set_config('app.company_id', before, true);
end
$$;--> statement-breakpoint
revoke all on function app.change_email(uuid, text, text) from public;--> statement-breakpoint
grant execute on function app.change_email(uuid, text, text) to rondo_app;
