CREATE TABLE "auth"."registrations" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_grants" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"granted_by" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_grants_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "role_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_person" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_granter" FOREIGN KEY ("company_id","granted_by") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_user" ON "auth"."registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "auth"."registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "role_grants_profile" ON "role_grants" USING btree ("company_id","profile_id","granted_at");--> statement-breakpoint
CREATE POLICY "role_grants_company" ON "role_grants" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update, delete on auth.registrations to rondo_app;--> statement-breakpoint
select app.protect('role_grants', 'select, insert');--> statement-breakpoint
-- What is known already: registrations that wait for their proof, and roles given, from the audit log.
do $$
declare company uuid;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company::text, true);
    insert into auth.registrations (company_id, profile_id, user_id, created_at)
    select p.company_id, p.id, u.id, p.created_at
    from profiles p
    join auth.users u on u.id = p.user_id
    where p.company_id = company and p.role = 'account_owner' and p.joined_at is not null and not u.email_verified
      and not exists (select 1 from profiles o where o.company_id = company and o.id <> p.id);
    insert into role_grants (company_id, id, profile_id, granted_by, role, granted_at)
    select a.company_id, gen_random_uuid(), a.object_id, a.actor_profile_id, a.role, a.at
    from (
      select company_id, object_id, actor_profile_id, at,
        coalesce(details ->> 'to', details ->> 'role') as role, details ->> 'from' as before
      from audit_log where company_id = company and action in ('people.setRole', 'people.invite')
    ) a
    join profiles p on p.company_id = a.company_id and p.id = a.object_id
    join profiles g on g.company_id = a.company_id and g.id = a.actor_profile_id
    where a.role in ('admin', 'account_owner', 'team_manager') and a.before is distinct from a.role;
  end loop;
  perform set_config('app.company_id', '', true);
end
$$;--> statement-breakpoint
-- The application deletes neither people nor companies; this one company has never been entered by anybody.
create function app.discard_registration(unproved uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare before text := coalesce(current_setting('app.company_id', true), '');
begin
  if not exists (select 1 from auth.registrations where company_id = unproved) then return; end if;
  perform set_config('app.company_id', unproved::text, true);
  delete from public.outbox where company_id = unproved;
  delete from public.questions where company_id = unproved;
  delete from public.skills where company_id = unproved;
  delete from public.skill_families where company_id = unproved;
  delete from public.company_values where company_id = unproved;
  delete from public.profiles where company_id = unproved;
  delete from public.companies where id = unproved;
  delete from auth.tokens where company_id = unproved;
  delete from auth.sessions where company_id = unproved;
  delete from auth.registrations where company_id = unproved;
  perform set_config('app.company_id', before, true);
end
$$;--> statement-breakpoint
revoke all on function app.discard_registration(uuid) from public;--> statement-breakpoint
grant execute on function app.discard_registration(uuid) to rondo_app;
