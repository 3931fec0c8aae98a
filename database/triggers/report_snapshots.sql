CREATE OR REPLACE TRIGGER report_snapshots_release_once
  BEFORE UPDATE OF released_on ON public.report_snapshots
  FOR EACH ROW
  EXECUTE FUNCTION app.release_once();
