CREATE OR REPLACE TRIGGER forget_notifications
  AFTER DELETE ON public.development_objectives
  FOR EACH ROW
  EXECUTE FUNCTION app.forget_notifications('development_objective');
