-- Every tenant table goes through here: row-level security is forced (the owner obeys it too),
-- and the application receives exactly the rights named; null: none, what only results are computed from.
create or replace function app.protect(table_name regclass, app_rights text, report_rights text default null) returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format('revoke all on %s from public', table_name);
  if app_rights is not null then
    execute format('grant %s on %s to rondo_app', app_rights, table_name);
  end if;
  if report_rights is not null then
    execute format('grant %s on %s to rondo_report', report_rights, table_name);
  end if;
end
$$;

revoke all on function app.protect(table_name regclass, app_rights text, report_rights text) from PUBLIC;
