ALTER TABLE "campaigns" ALTER COLUMN "questionnaire" SET DEFAULT '{"from":"own_position","titles":[],"version":1}'::jsonb;--> statement-breakpoint
-- Those that exist. The owner obeys row-level security too: lifted for this.
ALTER TABLE "campaigns" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
update campaigns set questionnaire = questionnaire || '{"version":1}'
  || case when questionnaire->>'from' = 'own_position' then '{"titles":[]}'::jsonb else '{}' end;--> statement-breakpoint
ALTER TABLE "campaigns" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_questionnaire_version" CHECK ("campaigns"."questionnaire" @> '{"version":1}');
