-- Roles belong to the whole cluster, so each may exist already: another database, another test.
-- rondo_app serves requests; rondo_report reads responses (never their authors) and writes snapshots.
do $$
declare role_name text;
begin
  foreach role_name in array array['rondo_app', 'rondo_report'] loop
    begin
      execute format('create role %I nologin nosuperuser nobypassrls', role_name);
    exception when duplicate_object or unique_violation then null;
    end;
    -- The owner's connections may start as either role.
    if not pg_has_role(current_user, role_name, 'member') then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
  if not pg_has_role('rondo_app', 'rondo_report', 'member') then
    grant rondo_report to rondo_app;
  end if;
exception when unique_violation or sqlstate 'XX000' then
  -- Two databases of one cluster migrating at the same moment: the other one has granted it.
  null;
end
$$;
