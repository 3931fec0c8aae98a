-- The words by which a text is found: its parts between spaces and signs, those side by side written together, and what stands
-- between two spaces without its signs (« McNeil-D’Aoust »: mcneil, d, aoust, mcneild, daoust, mcneildaoust). « St » and
-- « Saint » are one name. src/platform/searchWords.ts does the same in the browser; one table of cases tests the two.
create or replace function app.search_words(written text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  folded text collate "C" := app.fold(replace(written, '´', ''''));
  words text[] := '{}';
  chunk text collate "C";
  parts text[];
  part text collate "C";
  before text collate "C";
  marks constant text := '[!-/:-?[-`{-~\u00a1-\u00bf\u00d7\u00f7\u02b9-\u02df\u2010-\u2027\u202a-\u206f\u3001-\u303f]+';
begin
  -- The second time, of a name with a saint, under the other name.
  for turn in 1..2 loop
    exit when turn = 2 and folded !~ '(^|[^[:alnum:]])(st|saint)e?($|[^[:alnum:]])';
    before := '';
    foreach chunk in array regexp_split_to_array(folded, '[\u0001-\u0020\u007f-\u009f\u2028\u2029]+') loop
      parts := regexp_split_to_array(split_part(chunk, '@', 1), marks);
      if turn = 2 then
        parts := array(
          select case one when 'st' then 'saint' when 'saint' then 'st' when 'ste' then 'sainte' when 'sainte' then 'ste' else one end
          from unnest(parts) with ordinality given (one, place) order by place);
      end if;
      foreach part in array parts loop
        if before <> '' and part <> '' and chunk !~ '@' then
          words := words || (before || part);
        end if;
        before := part;
      end loop;
      words := words || parts || array_to_string(parts, '') || substring(chunk from '@.+$');
      if chunk ~ '@' then
        before := '';
      end if;
    end loop;
  end loop;
  return array(select distinct word from unnest(words) word where word <> '');
end
$$;
