-- As app.change_email of 0039, with an entry in the audit log of every company, and a new version of each profile.
create function app.change_email(person uuid, earlier text, later text, moment timestamptz) returns void
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
    with changed as (
      update public.profiles set email = later, version = version + 1
        where company_id = one and user_id = person and lower(email) = lower(earlier)
        returning id
    )
    insert into public.audit_log (company_id, id, at, actor_profile_id, action, object_type, object_id, details)
      select one, gen_random_uuid(), moment, id, 'account.emailChanged', 'profile', id, '{}' from changed;
  end loop;
  perform set_config('app.company_id', before, true);
end
$$;--> statement-breakpoint
drop function app.change_email(uuid, text, text);--> statement-breakpoint
revoke all on function app.change_email(uuid, text, text, timestamptz) from public;--> statement-breakpoint
grant execute on function app.change_email(uuid, text, text, timestamptz) to rondo_app;--> statement-breakpoint
-- The views that a person saved are theirs alone to read and write; when the person is deleted, the company deletes them.
create function app.forget_views(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare before text := coalesce(current_setting('app.profile_id', true), '');
begin
  perform set_config('app.profile_id', person::text, true);
  delete from public.saved_views
    where company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = person;
  perform set_config('app.profile_id', before, true);
end
$$;--> statement-breakpoint
revoke all on function app.forget_views(uuid) from public;--> statement-breakpoint
grant execute on function app.forget_views(uuid) to rondo_app;
