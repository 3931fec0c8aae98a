-- Notes are their writer's alone to read and write; when a person is deleted, the company deletes those that they wrote and
-- those on the reports about them. The statement has no condition: policy conversation_notes_own decides, and knows nobody else.
create or replace function app.forget_conversation_notes(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare before text := coalesce(current_setting('app.profile_id', true), '');
begin
  perform set_config('app.profile_id', '', true);
  perform set_config('app.forgotten_profile', person::text, true);
  delete from public.conversation_notes;
  perform set_config('app.forgotten_profile', '', true);
  perform set_config('app.profile_id', before, true);
end
$$;

revoke all on function app.forget_conversation_notes(person uuid) from PUBLIC;
grant execute on function app.forget_conversation_notes(person uuid) to rondo_app;
