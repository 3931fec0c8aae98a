CREATE OR REPLACE TRIGGER forget_notifications
  AFTER DELETE ON public.development_plans
  FOR EACH ROW
  EXECUTE FUNCTION app.forget_notifications('development_plan');
