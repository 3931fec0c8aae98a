create or replace function app.release_once() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.released_on is not null then
    raise exception 'a released report stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
