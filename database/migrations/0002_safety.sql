create schema app;--> statement-breakpoint

-- Every tenant table goes through here: row-level security is forced (the owner obeys it too),
-- and the application receives exactly the rights named.
create function app.protect(table_name regclass, app_rights text, report_rights text default null) returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format('revoke all on %s from public', table_name);
  execute format('grant %s on %s to rondo_app', app_rights, table_name);
  if report_rights is not null then
    execute format('grant %s on %s to rondo_report', report_rights, table_name);
  end if;
end
$$;--> statement-breakpoint

-- rondo_app may act as rondo_report, but must not simply inherit its rights: reading responses is a deliberate step.
do $$
begin
  if current_setting('server_version_num')::int >= 160000 then
    execute 'grant rondo_report to rondo_app with inherit false, set true';
  else
    execute 'alter role rondo_app noinherit';
  end if;
exception when insufficient_privilege or sqlstate 'XX000' then null;
end
$$;--> statement-breakpoint

grant usage on schema public, app, auth to rondo_app;--> statement-breakpoint
grant usage on schema public, app to rondo_report;--> statement-breakpoint
grant select, insert, update, delete on all tables in schema auth to rondo_app;--> statement-breakpoint

select app.protect('outbox', 'select, insert, update');--> statement-breakpoint
select app.protect('audit_log', 'select, insert');--> statement-breakpoint
select app.protect('profiles', 'select, insert, update');--> statement-breakpoint
select app.protect('teams', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('team_members', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('skill_families', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('skills', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('questions', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('company_values', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('evaluations', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('evaluation_participants', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('evaluation_questions', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('evaluation_values', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('evaluation_objectives', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('questionnaires', 'select, insert, delete');--> statement-breakpoint
select app.protect('evaluation_answers', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('responses', 'select, insert', 'select, insert, delete');--> statement-breakpoint
select app.protect('response_authors', 'select, insert');--> statement-breakpoint
select app.protect('report_snapshots', 'select', 'select, insert');--> statement-breakpoint
select app.protect('report_openings', 'select, insert');--> statement-breakpoint

-- The company itself: the application sees its own; the owner may list them all (companies is not forced).
grant select, insert, update on companies to rondo_app;--> statement-breakpoint

-- Checked when the transaction ends: closing rewrites the responses in random order (§5).
alter table response_authors add constraint response_authors_response
  foreign key (company_id, response_id) references responses (company_id, id) deferrable initially deferred;--> statement-breakpoint

-- Work that goes from company to company takes the ids here, then enters each company.
create function app.company_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.companies order by created_at, id
$$;--> statement-breakpoint
revoke all on function app.company_ids() from public;--> statement-breakpoint
grant execute on function app.company_ids() to rondo_app;--> statement-breakpoint

-- Background work is queued inside the transaction that causes it: rolled back, it never was.
create function app.enqueue(task text, payload json, run_at timestamptz default null, job_key text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(identifier => task, payload => payload, run_at => run_at, job_key => job_key);
end
$$;--> statement-breakpoint
revoke all on function app.enqueue(text, json, timestamptz, text) from public;--> statement-breakpoint
grant execute on function app.enqueue(text, json, timestamptz, text) to rondo_app;--> statement-breakpoint
revoke all on function app.protect(regclass, text, text) from public;
