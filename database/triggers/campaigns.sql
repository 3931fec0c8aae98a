CREATE OR REPLACE TRIGGER campaigns_words
  AFTER INSERT OR DELETE OR UPDATE OF name ON public.campaigns
  FOR EACH ROW
  EXECUTE FUNCTION app.keep_campaign_words();
