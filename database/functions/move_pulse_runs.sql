-- Runs that are to open or to close keep their hours of the company's clock when it moves to another time zone.
create or replace function app.move_pulse_runs() returns trigger
language plpgsql as $$
begin
  update pulse_runs
    set opens_at = case when status = 'scheduled'
        then (opens_at at time zone old.time_zone) at time zone new.time_zone else opens_at end,
      closes_at = (closes_at at time zone old.time_zone) at time zone new.time_zone
    where company_id = new.id and status in ('scheduled', 'open') and closed_at is null;
  return null;
end
$$;
