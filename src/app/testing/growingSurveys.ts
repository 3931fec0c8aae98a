import { sql, type SQL } from "drizzle-orm";
import { standardPlan } from "#pulses/rules/plan.ts";
import { makeContent } from "#pulses/testing/questions.ts";
import type { Person, World } from "./world.ts";

const runsOfSeries = 20;
const snapshot = {
  version: 1,
  threshold: 5,
  participation: { asked: 10, answered: 8 },
  questions: [
    {
      key: "pride",
      type: "scale",
      theme: "engagement",
      whole: { form: "scale", mean: { value: 3.4 }, levels: null, answers: 8 },
      cuts: [],
    },
  ],
  themes: [],
  comments: [],
  highlights: [],
  spread: { scale: null, score: null },
};

/**
 * In proportion to the company: templates, each with a weekly series of twenty closed runs that asked twenty people each, so that
 * each person was asked twenty times, and a run that is open and asks everyone.
 * @returns a run that is closed
 */
export async function growSurveys(
  world: World,
  owner: Person,
  { size, fill }: { size: number; fill: (rows: SQL) => Promise<void> },
): Promise<string> {
  const { companyId, profileId, api } = owner;
  const content = JSON.stringify(makeContent());
  const plan = JSON.stringify({ ...standardPlan, cadence: "weekly" });
  await fill(sql`
    insert into pulse_templates (company_id, id, content, plan, planned_version, author_profile_id, created_at, updated_at)
    select ${companyId}, gen_random_uuid(), ${content}::jsonb, ${plan}::jsonb, 1, ${profileId}, now(), now() - i * interval '1 minute'
    from generate_series(1, ${size / 20}::int) i`);
  await fill(sql`
    insert into pulse_template_versions (company_id, id, template_id, number, content, created_at)
    select company_id, gen_random_uuid(), id, 1, content, now() from pulse_templates where company_id = ${companyId}`);
  await fill(sql`
    insert into pulse_series (company_id, id, template_id, plan, anchor, author_profile_id, created_at)
    select company_id, gen_random_uuid(), id, plan, '2026-01-05', ${profileId}, now() from pulse_templates
    where company_id = ${companyId}`);
  await fill(sql`
    insert into pulse_runs (company_id, id, series_id, template_id, occurrence, number, status, opens_at, opened_at, closes_at,
      closed_at, content, template_version, threshold, readers, asked_count, shown_answers)
    select s.company_id, gen_random_uuid(), s.id, s.template_id, day, i, 'closed', day, day, day + 5, day + 5, ${content}::jsonb, 1,
      5, 'asked', 10, 8
    from pulse_series s cross join generate_series(1, ${runsOfSeries}::int) i, lateral (select s.anchor + 7 * i as day) o
    where s.company_id = ${companyId}`);
  await world.reporting(owner, (tx) =>
    tx.execute(sql`
    insert into pulse_reports (company_id, id, run_id, snapshot)
    select company_id, gen_random_uuid(), id, ${JSON.stringify(snapshot)}::jsonb from pulse_runs where company_id = ${companyId}`),
  );
  await fill(sql`
    insert into pulse_invitations (company_id, id, run_id, profile_id)
    select r.company_id, gen_random_uuid(), r.id, p.id
    from (select *, row_number() over () as place from pulse_runs where company_id = ${companyId}) r
    join (select id, row_number() over (order by id) as place from profiles where company_id = ${companyId}) p
      on p.place % ${size / 20}::int = r.place % ${size / 20}::int`);
  await fill(sql`
    insert into pulse_runs (company_id, id, series_id, template_id, occurrence, number, status, opens_at, opened_at, closes_at,
      content, template_version, threshold, readers, asked_count)
    select company_id, gen_random_uuid(), id, template_id, '2026-12-28', 21, 'open', now(), now(), now() + interval '20 years',
      ${content}::jsonb, 1, 5, 'charge', ${size}::int
    from pulse_series where company_id = ${companyId} order by id limit 1`);
  await fill(sql`
    insert into pulse_invitations (company_id, id, run_id, profile_id)
    select p.company_id, gen_random_uuid(), r.id, p.id from profiles p
    join pulse_runs r on r.company_id = p.company_id and r.status = 'open' where p.company_id = ${companyId}`);
  const { items } = await api.pulses.listRuns({ status: "closed", limit: 1 });
  return items[0]?.id ?? "";
}
