-- A deleted object takes its notifications along, of which its type is the argument: what a foreign key would do for one
-- type. Locked in the order in which notifications are written (src/notifications/server/notify.ts).
create or replace function app.forget_notifications() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform from public.notifications
    where company_id = old.company_id and object_type = tg_argv[0] and object_id = old.id
    order by profile_id for update;
  delete from public.notifications
    where company_id = old.company_id and object_type = tg_argv[0] and object_id = old.id;
  return null;
end $$;
