-- What a row refers to stays; what it refers to no more is removed, whichever statement changed or deleted the row.
-- Arguments: the column of the file, and the one of the company.
create or replace function app.keep_file() returns trigger
language plpgsql set search_path = '' as $$
declare
  company uuid := (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1])::uuid;
  before uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
  after uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  update public.stored_files set remove_after = null where company_id = company and id = after;
  if before is not null then
    update public.stored_files set remove_after = '-infinity' where company_id = company and id = before;
    perform app.enqueue('removeFiles', json_build_object('companyId', company), null, 'removeFiles:' || company);
  end if;
  return null;
end
$$;
