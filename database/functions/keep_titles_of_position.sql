-- A person who holds a position has its French name as title, by which the list of people is sorted; no writer can forget.
create or replace function app.keep_titles_of_position() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.profiles set job_title = new.name_fr where company_id = new.company_id and job_position_id = new.id;
  return null;
end
$$;
