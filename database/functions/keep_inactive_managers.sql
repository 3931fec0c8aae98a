-- Updated when a manager is written or an account is switched. Kept beside the person, so that the list of people without an
-- active manager is read in its order.
create or replace function app.keep_inactive_managers() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.profiles set is_manager_inactive = not new.is_active
  where company_id = new.company_id and direct_manager_id = new.id and is_manager_inactive = new.is_active;
  return null;
end
$$;
