-- The words of a sentence: app.search_words without what names and addresses need, at a third of its cost.
create or replace function app.sentence_words(written text) returns text[]
language plpgsql immutable strict parallel safe as $$
begin
  return array(
    select distinct word
    from unnest(regexp_split_to_array(app.fold(written) collate "C", '[\u0001-/:-@[-`{-\u009f\u00a1-\u00bf\u00d7\u00f7\u02b9-\u02df\u2010-\u206f\u3001-\u303f]+')) word
    where word <> '');
end
$$;
