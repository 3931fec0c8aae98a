-- As app.change_email of 0039, with an entry in the audit log of every company, and a new version of each profile.
create or replace function app.change_email(person uuid, earlier text, later text, moment timestamptz) returns void
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
$$;

revoke all on function app.change_email(person uuid, earlier text, later text, moment timestamp with time zone) from PUBLIC;
grant execute on function app.change_email(person uuid, earlier text, later text, moment timestamp with time zone) to rondo_app;
