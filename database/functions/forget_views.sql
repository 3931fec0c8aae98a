-- The views that a person saved are theirs alone to read and write; when the person is deleted, the company deletes them.
create or replace function app.forget_views(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare before text := coalesce(current_setting('app.profile_id', true), '');
begin
  perform set_config('app.profile_id', person::text, true);
  delete from public.saved_views
    where company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = person;
  perform set_config('app.profile_id', before, true);
end
$$;

revoke all on function app.forget_views(person uuid) from PUBLIC;
grant execute on function app.forget_views(person uuid) to rondo_app;
