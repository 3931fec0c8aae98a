CREATE OR REPLACE TRIGGER keep_logo
  AFTER UPDATE OF logo ON public.companies
  FOR EACH ROW
  WHEN ((old.logo IS DISTINCT FROM new.logo))
  EXECUTE FUNCTION app.keep_file('logo', 'id');
CREATE OR REPLACE TRIGGER move_pulse_runs
  AFTER UPDATE OF time_zone ON public.companies
  FOR EACH ROW
  WHEN ((old.time_zone IS DISTINCT FROM new.time_zone))
  EXECUTE FUNCTION app.move_pulse_runs();
