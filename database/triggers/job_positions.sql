CREATE OR REPLACE TRIGGER job_positions_titles
  AFTER UPDATE OF name_fr ON public.job_positions
  FOR EACH ROW
  WHEN ((old.name_fr IS DISTINCT FROM new.name_fr))
  EXECUTE FUNCTION app.keep_titles_of_position();

CREATE OR REPLACE TRIGGER job_positions_words_of_changed
  AFTER UPDATE OF name_fr, name_en ON public.job_positions
  FOR EACH ROW
  WHEN (((old.name_fr IS DISTINCT FROM new.name_fr) OR (old.name_en IS DISTINCT FROM new.name_en)))
  EXECUTE FUNCTION app.keep_job_position_words();

CREATE OR REPLACE TRIGGER job_positions_words_of_deleted
  AFTER DELETE ON public.job_positions
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION app.keep_job_position_words();

CREATE OR REPLACE TRIGGER job_positions_words_of_new
  AFTER INSERT ON public.job_positions
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION app.keep_job_position_words();
