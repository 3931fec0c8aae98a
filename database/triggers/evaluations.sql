CREATE OR REPLACE TRIGGER evaluations_words_of_changed
  AFTER UPDATE OF name, subject_profile_id, author_profile_id ON public.evaluations
  FOR EACH ROW
  WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.subject_profile_id IS DISTINCT FROM new.subject_profile_id)) OR (old.author_profile_id IS DISTINCT FROM new.author_profile_id)))
  EXECUTE FUNCTION app.keep_evaluation_words();

CREATE OR REPLACE TRIGGER evaluations_words_of_deleted
  AFTER DELETE ON public.evaluations
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION app.keep_evaluation_words();

CREATE OR REPLACE TRIGGER evaluations_words_of_new
  AFTER INSERT ON public.evaluations
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION app.keep_evaluation_words();

CREATE OR REPLACE TRIGGER forget_notifications
  AFTER DELETE ON public.evaluations
  FOR EACH ROW
  EXECUTE FUNCTION app.forget_notifications('evaluation');
