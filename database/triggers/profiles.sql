CREATE OR REPLACE TRIGGER keep_avatar
  AFTER UPDATE OF avatar ON public.profiles
  FOR EACH ROW
  WHEN ((old.avatar IS DISTINCT FROM new.avatar))
  EXECUTE FUNCTION app.keep_file('avatar', 'company_id');

CREATE OR REPLACE TRIGGER profiles_managed
  BEFORE INSERT OR UPDATE OF direct_manager_id ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION app.know_inactive_manager();

CREATE OR REPLACE TRIGGER profiles_renamed
  AFTER UPDATE OF first_name, last_name ON public.profiles
  FOR EACH ROW
  WHEN (((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)))
  EXECUTE FUNCTION app.keep_words_of_renamed();

CREATE OR REPLACE TRIGGER profiles_switched
  AFTER UPDATE OF is_active ON public.profiles
  FOR EACH ROW
  WHEN ((old.is_active <> new.is_active))
  EXECUTE FUNCTION app.keep_inactive_managers();

CREATE OR REPLACE TRIGGER profiles_words_of_changed
  AFTER UPDATE OF first_name, last_name, email ON public.profiles
  FOR EACH ROW
  WHEN ((((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.email IS DISTINCT FROM new.email)))
  EXECUTE FUNCTION app.keep_profile_words();

CREATE OR REPLACE TRIGGER profiles_words_of_deleted
  AFTER DELETE ON public.profiles
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION app.forget_profile_words();

CREATE OR REPLACE TRIGGER profiles_words_of_new
  AFTER INSERT ON public.profiles
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION app.keep_profile_words();
