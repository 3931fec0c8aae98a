-- A company begins with a library of jobs too; what refers to it goes first.
create or replace function app.discard_registration(unproved uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare before text := coalesce(current_setting('app.company_id', true), '');
begin
  if not exists (select 1 from auth.registrations where company_id = unproved) then return; end if;
  perform set_config('app.company_id', unproved::text, true);
  delete from public.outbox where company_id = unproved;
  delete from public.due_work where company_id = unproved;
  delete from public.job_position_skills where company_id = unproved;
  delete from public.questions where company_id = unproved;
  delete from public.skills where company_id = unproved;
  delete from public.skill_families where company_id = unproved;
  delete from public.company_values where company_id = unproved;
  delete from public.profiles where company_id = unproved;
  delete from public.job_positions where company_id = unproved;
  delete from public.job_families where company_id = unproved;
  delete from public.job_statuses where company_id = unproved;
  delete from public.companies where id = unproved;
  delete from auth.tokens where company_id = unproved;
  delete from auth.sessions where company_id = unproved;
  delete from auth.registrations where company_id = unproved;
  perform set_config('app.company_id', before, true);
end
$$;

revoke all on function app.discard_registration(unproved uuid) from PUBLIC;
grant execute on function app.discard_registration(unproved uuid) to rondo_app;
