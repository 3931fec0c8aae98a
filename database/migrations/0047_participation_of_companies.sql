CREATE TABLE "company_participations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluations" integer NOT NULL,
	"answered" integer NOT NULL,
	"not_answered" integer NOT NULL,
	"shown_answered" integer DEFAULT 0 NOT NULL,
	"shown_not_answered" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_participations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "company_participations_once" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "company_participations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "company_participations_company" ON "company_participations" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint

-- Not through app.protect: requests read what is shown, never the running sums.
ALTER TABLE "company_participations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update on company_participations to rondo_report;--> statement-breakpoint
grant select (company_id, shown_answered, shown_not_answered) on company_participations to rondo_app;--> statement-breakpoint

-- The evaluations closed so far. The owner obeys row-level security too: lifted for this statement.
ALTER TABLE "evaluations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "evaluation_participants" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_participations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "company_participations"
  ("company_id", "id", "evaluations", "answered", "not_answered", "shown_answered", "shown_not_answered")
  SELECT c."company_id", gen_random_uuid(), c."evaluations", c."answered", c."not_answered",
    case when c."evaluations" >= 5 then c."answered" else 0 end, case when c."evaluations" >= 5 then c."not_answered" else 0 end
  FROM (
    SELECT e."company_id", count(distinct e."id") as "evaluations",
      count(*) filter (where p."status" = 'completed') as "answered",
      count(*) filter (where p."status" <> 'completed') as "not_answered"
    FROM "evaluations" e
    JOIN "evaluation_participants" p ON p."company_id" = e."company_id" AND p."evaluation_id" = e."id"
    WHERE e."closed_on" IS NOT NULL AND p."participant_role" IN ('peer', 'direct_report')
    GROUP BY e."company_id"
  ) c;--> statement-breakpoint
ALTER TABLE "evaluations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "evaluation_participants" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_participations" FORCE ROW LEVEL SECURITY;
