-- Back to what it was before 0077_one_form_of_text: row-level security of companies is not forced, since work that goes from
-- company to company reads their ids as the owner (app.company_ids).
alter table companies no force row level security;
