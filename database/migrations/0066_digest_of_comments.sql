-- A comment that is taken out is known by its address and by the digest of its words: the report never shows it again,
-- even where other words stand at the address one day.
ALTER TABLE "flagged_comments" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "masked_comments" ADD COLUMN "digest" text;--> statement-breakpoint

-- Of those that are there. The owner obeys row-level security too: lifted for these statements.
alter table report_snapshots no force row level security;--> statement-breakpoint
alter table flagged_comments no force row level security;--> statement-breakpoint
alter table masked_comments no force row level security;--> statement-breakpoint
create function pg_temp.digest_of(snapshot jsonb, place text, rater_group text, nth integer) returns text
language sql as $$
  select coalesce(encode(sha256(convert_to(
    case
      when place = 'group' then snapshot -> 'comments' -> rater_group ->> nth
      when place like 'skill-%' then (
        select s -> 'comments' -> rater_group ->> nth from jsonb_array_elements(snapshot -> 'skills') s
        where 'skill-' || (s ->> 'id') = place limit 1)
      else (
        select coalesce(i -> 'answers' -> rater_group ->> nth, i -> 'comments' -> rater_group ->> nth)
        from jsonb_array_elements(snapshot -> 'items') i
        where 'question-' || (i ->> 'position') = place limit 1)
    end, 'UTF8')), 'hex'), '')
$$;--> statement-breakpoint
update flagged_comments f set digest = coalesce((
  select pg_temp.digest_of(r.snapshot, f.place, f.rater_group, f.position) from report_snapshots r
  where r.company_id = f.company_id and r.evaluation_id = f.evaluation_id), '');--> statement-breakpoint
update masked_comments m set digest = coalesce((
  select pg_temp.digest_of(r.snapshot, m.place, m.rater_group, m.position) from report_snapshots r
  where r.company_id = m.company_id and r.evaluation_id = m.evaluation_id), '');--> statement-breakpoint
drop function pg_temp.digest_of;--> statement-breakpoint
alter table report_snapshots force row level security;--> statement-breakpoint
alter table flagged_comments force row level security;--> statement-breakpoint
alter table masked_comments force row level security;--> statement-breakpoint
ALTER TABLE "flagged_comments" ALTER COLUMN "digest" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "masked_comments" ALTER COLUMN "digest" SET NOT NULL;
