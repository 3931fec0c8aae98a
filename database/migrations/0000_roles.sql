-- Roles belong to the whole cluster, so each may exist already: another database, another test.
-- rondo_app serves requests; rondo_report reads responses (never their authors) and writes snapshots.
-- Each step may meet another database of the cluster doing the same at that moment: then it is done.
do $$
declare role_name text;
begin
  foreach role_name in array array['rondo_app', 'rondo_report'] loop
    begin
      execute format('create role %I nologin nosuperuser nobypassrls', role_name);
    exception when duplicate_object or unique_violation then null;
    end;
    -- The owner's connections may start as either role. (Since PostgreSQL 16, having created a role is not enough.)
    begin
      execute format('grant %I to current_user', role_name);
    exception when unique_violation or sqlstate 'XX000' then null;
    end;
  end loop;
end
$$;
