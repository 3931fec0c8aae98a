CREATE OR REPLACE TRIGGER keep_file
  AFTER UPDATE OF file_id ON public.export_jobs
  FOR EACH ROW
  WHEN ((old.file_id IS DISTINCT FROM new.file_id))
  EXECUTE FUNCTION app.keep_file('file_id', 'company_id');

CREATE OR REPLACE TRIGGER forget_file
  AFTER DELETE ON public.export_jobs
  FOR EACH ROW
  WHEN ((old.file_id IS NOT NULL))
  EXECUTE FUNCTION app.keep_file('file_id', 'company_id');

CREATE OR REPLACE TRIGGER forget_notifications
  AFTER DELETE ON public.export_jobs
  FOR EACH ROW
  EXECUTE FUNCTION app.forget_notifications('export');
