create or replace function app.know_inactive_manager() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.is_manager_inactive := exists (
    select from public.profiles m
    where m.company_id = new.company_id and m.id = new.direct_manager_id and not m.is_active);
  return new;
end
$$;
