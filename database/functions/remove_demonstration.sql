-- Removes the company of the transaction, if it is a demonstration, and everything that is its own: every row of every
-- table, its sessions and links, the accounts that have a place nowhere else, and the bytes of its files, by a task of the
-- same transaction. One statement deletes them all, so that no order of references matters. Answers, sums and saved views
-- are hidden from the owner too: row-level security is lifted from those tables for this transaction alone, in which
-- no other statement reads them.
create or replace function app.remove_demonstration() returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  accounts uuid[];
  people uuid[];
  files uuid[];
  held regclass[];
  hidden regclass[];
  one regclass;
  account uuid;
begin
  perform from public.companies where id = company and is_demonstration for update;
  if not found then return false; end if;
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(user_id) filter (where user_id is not null), '{}')
    into people, accounts from public.profiles where company_id = company;
  select coalesce(array_agg(id), '{}') into files from public.stored_files where company_id = company;

  select array_agg(c.oid::regclass order by c.oid),
      array_agg(c.oid::regclass order by c.oid) filter (where c.relforcerowsecurity and not exists (
        select 1 from pg_catalog.pg_policy p where p.polrelid = c.oid and p.polname = c.relname || '_company'))
    into held, hidden
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace;
  foreach one in array hidden loop
    execute format('alter table %s no force row level security', one);
  end loop;
  execute (
    select 'with ' || string_agg(format('d%s as (delete from %s where company_id = $1)', place, name), ', ')
        || ' delete from public.companies where id = $1'
      from unnest(held) with ordinality as tables (name, place)
  ) using company;
  -- What is checked when the transaction ends stands in the way of what follows.
  set constraints all immediate;
  foreach one in array hidden loop
    execute format('alter table %s force row level security', one);
  end loop;

  delete from auth.sessions where profile_id = any(people);
  delete from auth.tokens where profile_id = any(people);
  delete from auth.registrations where company_id = company;
  -- A person sees where else they are: policy profiles_own.
  foreach account in array accounts loop
    perform set_config('app.user_id', account::text, true);
    delete from auth.users u
      where u.id = account and not exists (select 1 from public.profiles p where p.user_id = u.id);
  end loop;
  perform set_config('app.user_id', '', true);

  if files <> '{}' then
    perform app.enqueue('removeBytes', json_build_object('companyId', company, 'ids', files));
  end if;
  insert into site.installation (demonstration_removed) values (true)
    on conflict (only_row) do update set demonstration_removed = true;
  return true;
end
$$;

revoke all on function app.remove_demonstration() from PUBLIC;
grant execute on function app.remove_demonstration() to rondo_app;
