-- Text as it is compared in a search: src/platform/searchWords.ts does the same to what is typed, a test compares the
-- two letter by letter. Capitals are listed, since lower() follows the language of the database.
create function app.fold(written text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  plain text collate "C" := lower(regexp_replace(normalize(written, nfkd) collate "C", '[\u0300-\u036f]', '', 'g') collate "C");
begin
  if plain ~ '[^\u0001-\u007f]' then
    plain := translate(plain,
      'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖỺỼỾðđħıłøŧςẞ',
      'ædoþdhlŋœtɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆỻỽỿddhilotσß');
    plain := replace(replace(replace(replace(plain, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
  end if;
  return plain;
end
$$;--> statement-breakpoint

-- The words by which a text is found: those between spaces and signs, and what stands between two spaces as if it had no
-- signs (« Jean-Pierre »: jean, pierre, jeanpierre). The domain of an address is one word, with its @.
create function app.search_words(written text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  words text[] := '{}';
  chunk text collate "C";
  parts text[];
begin
  foreach chunk in array regexp_split_to_array(app.fold(written), '[\u0001-\u0020\u007f-\u009f\u2028\u2029]+') loop
    parts := regexp_split_to_array(split_part(chunk, '@', 1), '[!-/:-?[-`{-~\u00a1-\u00bf\u00d7\u00f7\u02b9-\u02df\u2010-\u2027\u202a-\u206f\u3001-\u303f]+');
    words := words || parts || array_to_string(parts, '') || substring(chunk from '@.+$');
  end loop;
  return array(select distinct word from unnest(words) word where word <> '');
end
$$;--> statement-breakpoint

CREATE TABLE "evaluation_words" (
	"company_id" uuid NOT NULL,
	"word" text collate "C" NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "evaluation_words_company_id_word_id_pk" PRIMARY KEY("company_id","word","id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profile_words" (
	"company_id" uuid NOT NULL,
	"word" text collate "C" NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "profile_words_company_id_word_id_pk" PRIMARY KEY("company_id","word","id")
);
--> statement-breakpoint
ALTER TABLE "profile_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "profiles_name";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_name_key" text collate "C" GENERATED ALWAYS AS (app.fold("last_name")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "first_name_key" text collate "C" GENERATED ALWAYS AS (app.fold("first_name")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "evaluation_words_row" ON "evaluation_words" USING btree ("company_id","id","word");--> statement-breakpoint
CREATE INDEX "profile_words_row" ON "profile_words" USING btree ("company_id","id","word");--> statement-breakpoint
CREATE INDEX "evaluations_status" ON "evaluations" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "profiles_list" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id");--> statement-breakpoint
CREATE INDEX "profiles_list_role" ON "profiles" USING btree ("company_id","role","last_name_key","first_name_key","id");--> statement-breakpoint
CREATE INDEX "profiles_list_invited" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id") WHERE "profiles"."is_active" and "profiles"."joined_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_inactive" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id") WHERE not "profiles"."is_active";--> statement-breakpoint
CREATE POLICY "evaluation_words_company" ON "evaluation_words" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "profile_words_company" ON "profile_words" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('profile_words', 'select, insert, delete');--> statement-breakpoint
select app.protect('evaluation_words', 'select, insert, delete');--> statement-breakpoint

-- Whoever writes a name writes its words, in the same statement: no writer can forget. With the rights of the writer, so
-- that row-level security keeps the words in the company.
create function app.keep_profile_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.profile_words where company_id = new.company_id and id = new.id;
    insert into public.profile_words (company_id, word, id)
    select new.company_id, word, new.id
    from unnest(app.search_words(concat_ws(' ', new.first_name, new.last_name, new.email))) word;
  else
    insert into public.profile_words (company_id, word, id)
    select n.company_id, word, n.id
    from new_rows n, unnest(app.search_words(concat_ws(' ', n.first_name, n.last_name, n.email))) word;
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger profiles_words_of_new after insert on profiles
  referencing new table as new_rows for each statement execute function app.keep_profile_words();--> statement-breakpoint
create trigger profiles_words_of_changed after update of first_name, last_name, email on profiles
  for each row when ((old.first_name, old.last_name, old.email) is distinct from (new.first_name, new.last_name, new.email))
  execute function app.keep_profile_words();--> statement-breakpoint

create function app.write_evaluation_words(company uuid, evaluation_ids uuid[]) returns void
language sql set search_path = '' as $$
  delete from public.evaluation_words w using unnest(evaluation_ids) changed (id)
  where w.company_id = company and w.id = changed.id;
  insert into public.evaluation_words (company_id, word, id)
  select company, word, e.id
  from unnest(evaluation_ids) changed (id)
  join public.evaluations e on e.company_id = company and e.id = changed.id
  left join public.profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
  left join public.profiles a on a.company_id = e.company_id and a.id = e.author_profile_id
  cross join unnest(app.search_words(concat_ws(' ', e.name, s.first_name, s.last_name, a.first_name, a.last_name))) word;
$$;--> statement-breakpoint

-- The people are locked first: a person renamed at the same moment is read before or after, never in between.
create function app.keep_evaluation_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.evaluation_words w using old_rows o where w.company_id = o.company_id and w.id = o.id;
  elsif tg_op = 'UPDATE' then
    perform from public.profiles p
      where p.company_id = new.company_id and p.id in (new.subject_profile_id, new.author_profile_id)
      order by p.id for share;
    perform app.write_evaluation_words(new.company_id, array[new.id]);
  else
    perform from public.profiles p
      where (p.company_id, p.id) in (
        select n.company_id, n.subject_profile_id from new_rows n
        union select n.company_id, n.author_profile_id from new_rows n)
      order by p.id for share;
    perform app.write_evaluation_words(n.company_id, array_agg(n.id)) from new_rows n group by n.company_id;
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger evaluations_words_of_new after insert on evaluations
  referencing new table as new_rows for each statement execute function app.keep_evaluation_words();--> statement-breakpoint
create trigger evaluations_words_of_changed after update of name, subject_profile_id, author_profile_id on evaluations
  for each row when ((old.name, old.subject_profile_id, old.author_profile_id)
    is distinct from (new.name, new.subject_profile_id, new.author_profile_id))
  execute function app.keep_evaluation_words();--> statement-breakpoint
create trigger evaluations_words_of_deleted after delete on evaluations
  referencing old table as old_rows for each statement execute function app.keep_evaluation_words();--> statement-breakpoint

create function app.keep_words_of_renamed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform app.write_evaluation_words(new.company_id, array(
    select e.id from public.evaluations e where e.company_id = new.company_id and e.subject_profile_id = new.id
    union
    select e.id from public.evaluations e where e.company_id = new.company_id and e.author_profile_id = new.id));
  return null;
end
$$;--> statement-breakpoint
create trigger profiles_renamed after update of first_name, last_name on profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function app.keep_words_of_renamed();--> statement-breakpoint

-- Those that exist. The owner obeys row-level security too: lifted for these statements.
alter table profiles no force row level security;--> statement-breakpoint
alter table evaluations no force row level security;--> statement-breakpoint
alter table profile_words no force row level security;--> statement-breakpoint
alter table evaluation_words no force row level security;--> statement-breakpoint
insert into profile_words (company_id, word, id)
select p.company_id, word, p.id
from profiles p, unnest(app.search_words(concat_ws(' ', p.first_name, p.last_name, p.email))) word;--> statement-breakpoint
select app.write_evaluation_words(e.company_id, array_agg(e.id)) from evaluations e group by e.company_id;--> statement-breakpoint
alter table profiles force row level security;--> statement-breakpoint
alter table evaluations force row level security;--> statement-breakpoint
alter table profile_words force row level security;--> statement-breakpoint
alter table evaluation_words force row level security;
