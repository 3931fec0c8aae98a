CREATE OR REPLACE TRIGGER questions_words_of_changed
  AFTER UPDATE OF text_fr, text_en, slug ON public.questions
  FOR EACH ROW
  WHEN ((((old.text_fr IS DISTINCT FROM new.text_fr) OR (old.text_en IS DISTINCT FROM new.text_en)) OR (old.slug IS DISTINCT FROM new.slug)))
  EXECUTE FUNCTION app.keep_question_words();

CREATE OR REPLACE TRIGGER questions_words_of_deleted
  AFTER DELETE ON public.questions
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION app.keep_question_words();

CREATE OR REPLACE TRIGGER questions_words_of_new
  AFTER INSERT ON public.questions
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION app.keep_question_words();
