-- Text as it is sorted: apostrophes are not seen and hyphens are spaces, so that « Damours » and « D’Amours » stand together.
-- src/platform/withoutMarks.ts does the same, a test compares the two letter by letter.
create or replace function app.sort_key(written text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return app.fold(regexp_replace(
    regexp_replace(written, '[''`\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032]', '', 'g'),
    '[- \u00a0\u2007\u2010-\u2015\u202f\u2212]+', ' ', 'g'));
end
$$;
