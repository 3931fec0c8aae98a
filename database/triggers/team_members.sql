CREATE OR REPLACE TRIGGER team_members_main_goes
  AFTER DELETE ON public.team_members
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION app.keep_main_team();
