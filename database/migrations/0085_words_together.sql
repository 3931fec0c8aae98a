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
$$;--> statement-breakpoint

-- Commas between the names: a first name and a last name are not written together, and the words of a renamed person change
-- alone in the evaluations.
create or replace function app.keep_profile_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.profile_words where company_id = new.company_id and id = new.id;
    insert into public.profile_words (company_id, word, id)
    select new.company_id, word, new.id
    from unnest(app.search_words(concat_ws(' , ', new.first_name, new.last_name, new.email))) word;
  else
    insert into public.profile_words (company_id, word, id)
    select n.company_id, word, n.id
    from new_rows n, unnest(app.search_words(concat_ws(' , ', n.first_name, n.last_name, n.email))) word;
  end if;
  return null;
end
$$;--> statement-breakpoint

create or replace function app.write_evaluation_words(company uuid, evaluation_ids uuid[]) returns void
language sql set search_path = '' as $$
  delete from public.evaluation_words w using unnest(evaluation_ids) changed (id)
  where w.company_id = company and w.id = changed.id;
  insert into public.evaluation_words (company_id, word, id)
  select company, word, e.id
  from unnest(evaluation_ids) changed (id)
  join public.evaluations e on e.company_id = company and e.id = changed.id
  left join public.profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
  left join public.profiles a on a.company_id = e.company_id and a.id = e.author_profile_id
  cross join unnest(app.search_words(concat_ws(' , ', e.name, s.first_name, s.last_name, a.first_name, a.last_name))) word
  order by e.id, word
  on conflict do nothing;
$$;--> statement-breakpoint

create or replace function app.keep_words_of_renamed() returns trigger
language plpgsql set search_path = '' as $$
declare
  before text[] := app.search_words(concat_ws(' , ', old.first_name, old.last_name));
  after text[] := app.search_words(concat_ws(' , ', new.first_name, new.last_name));
  evaluation_ids uuid[];
begin
  evaluation_ids := array(
    select e.id from public.evaluations e where e.company_id = new.company_id and e.subject_profile_id = new.id
    union
    select e.id from public.evaluations e where e.company_id = new.company_id and e.author_profile_id = new.id
    order by 1);
  insert into public.evaluation_words (company_id, word, id)
  select new.company_id, word, changed.id
  from unnest(evaluation_ids) changed (id), unnest(after) word
  where word <> all (before)
  order by changed.id, word
  on conflict do nothing;
  -- A word that went may stand in the name of the evaluation, or be the other person's too.
  delete from public.evaluation_words w
  using unnest(evaluation_ids) changed (id)
  join public.evaluations e on e.company_id = new.company_id and e.id = changed.id
  left join public.profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
  left join public.profiles a on a.company_id = e.company_id and a.id = e.author_profile_id
  where w.company_id = new.company_id and w.id = changed.id
    and w.word = any (before) and w.word <> all (after)
    and w.word <> all (app.search_words(concat_ws(' , ', e.name, s.first_name, s.last_name, a.first_name, a.last_name)));
  return null;
end
$$;--> statement-breakpoint

-- Those that exist. The owner obeys row-level security too: lifted for this.
do $$
declare
  named text;
begin
  foreach named in array array['profiles', 'evaluations', 'job_positions', 'teams', 'campaigns',
    'profile_words', 'evaluation_words', 'job_position_words', 'team_words', 'campaign_words'] loop
    execute format('alter table %I no force row level security', named);
  end loop;
  delete from profile_words;
  insert into profile_words (company_id, word, id)
  select p.company_id, word, p.id
  from profiles p, unnest(app.search_words(concat_ws(' , ', p.first_name, p.last_name, p.email))) word;
  perform app.write_evaluation_words(e.company_id, array_agg(e.id)) from evaluations e group by e.company_id;
  delete from job_position_words;
  insert into job_position_words (company_id, word, id)
  select j.company_id, word, j.id from job_positions j, unnest(app.search_words(concat_ws(' ', j.name_fr, j.name_en))) word;
  delete from team_words;
  insert into team_words (company_id, word, id)
  select t.company_id, word, t.id from teams t, unnest(app.search_words(t.name)) word;
  delete from campaign_words;
  insert into campaign_words (company_id, word, id)
  select c.company_id, word, c.id from campaigns c, unnest(app.search_words(c.name)) word;
  foreach named in array array['profiles', 'evaluations', 'job_positions', 'teams', 'campaigns',
    'profile_words', 'evaluation_words', 'job_position_words', 'team_words', 'campaign_words'] loop
    execute format('alter table %I force row level security', named);
  end loop;
end
$$;
