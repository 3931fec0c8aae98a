ALTER TABLE "evaluation_series" ADD COLUMN "wished_day" smallint NOT NULL DEFAULT 1;--> statement-breakpoint
ALTER TABLE "evaluation_series" ALTER COLUMN "wished_day" DROP DEFAULT;--> statement-breakpoint

-- Of those that are there: the day of the anchor; or that of the first occurrence, where the anchor is the last day of a
-- shorter month that a change of frequency made the anchor. Counted from the last period, so that no month comes twice.
-- The owner obeys row-level security too: lifted for these statements.
alter table evaluation_series no force row level security;--> statement-breakpoint
alter table evaluations no force row level security;--> statement-breakpoint
update evaluation_series set wished_day = extract(day from anchor);--> statement-breakpoint
update evaluation_series s set wished_day = extract(day from first.period), anchor = s.last_period
from (select company_id, series_id, min(period::date) as period from evaluations where series_id is not null group by 1, 2) first
where first.company_id = s.company_id and first.series_id = s.id and s.frequency <> 'weekly'
  and extract(day from first.period) > extract(day from s.anchor)
  and s.anchor = (date_trunc('month', s.anchor) + interval '1 month - 1 day')::date
  and extract(day from s.last_period) = least(extract(day from s.anchor),
    extract(day from date_trunc('month', s.last_period) + interval '1 month - 1 day'));--> statement-breakpoint
alter table evaluation_series force row level security;--> statement-breakpoint
alter table evaluations force row level security;
