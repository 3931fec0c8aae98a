CREATE OR REPLACE TRIGGER keep_logo
  AFTER UPDATE OF logo ON public.companies
  FOR EACH ROW
  WHEN ((old.logo IS DISTINCT FROM new.logo))
  EXECUTE FUNCTION app.keep_file('logo', 'id');
