import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { standardPlan } from "#pulses/rules/plan.ts";
import { makeContent } from "#pulses/testing/questions.ts";
import { countBlocks } from "../../testing/blocks.ts";
import { makeWorld, type Person, type World } from "../../testing/world.ts";

let world: World;
let small: Person;
let large: Person;

beforeAll(async () => {
  world = await makeWorld();
  small = await grow(800);
  large = await grow(8000);
  await world.database.owner.query("vacuum (analyze)");
}, 120_000);

/**
 * So many templates, each with a series and a run in one of the statuses; and one series that has gone on for as many
 * weeks, of which the last but one is open and the last is to come.
 */
async function grow(count: number): Promise<Person> {
  const owner = await world.company();
  const { companyId, profileId } = owner;
  const content = JSON.stringify(makeContent());
  const plan = JSON.stringify({ ...standardPlan, cadence: "weekly" });
  await world.inside(owner, async (tx) => {
    await tx.execute(sql`
      insert into pulse_templates (company_id, id, content, plan, planned_version, author_profile_id, created_at, updated_at)
      select ${companyId}, gen_random_uuid(), ${content}::jsonb, ${plan}::jsonb, 1, ${profileId}, now(), now() - n * interval '1 hour'
      from generate_series(1, ${count}::int) n`);
    await tx.execute(sql`
      insert into pulse_template_versions (company_id, id, template_id, number, content, created_at)
      select company_id, gen_random_uuid(), id, 1, content, created_at from pulse_templates where company_id = ${companyId}`);
    await tx.execute(sql`
      insert into pulse_series (company_id, id, template_id, plan, anchor, author_profile_id, created_at)
      select company_id, gen_random_uuid(), id, plan, '2020-01-06', ${profileId}, created_at
      from pulse_templates where company_id = ${companyId}`);
    await tx.execute(sql`
      insert into pulse_runs (company_id, id, series_id, template_id, occurrence, number, status, opens_at, closes_at, content,
        template_version, threshold, readers, asked_count)
      select company_id, gen_random_uuid(), id, template_id, date '2026-01-05' + n::int, 1, status,
        timestamptz '2026-01-05 14:00Z' + n * interval '1 day', timestamptz '2026-01-12 05:00Z' + n * interval '1 day',
        case when status in ('open', 'closed') then ${content}::jsonb end, 1, 5, 'charge', 9
      from (select s.*, (array['open', 'scheduled', 'closed', 'cancelled'])[1 + (n % 4)::int] as status
        from (select s.*, row_number() over () as n from pulse_series s where company_id = ${companyId}
          and id <> (select id from pulse_series where company_id = ${companyId} order by id limit 1)) s) s`);
    await tx.execute(sql`
      insert into pulse_runs (company_id, id, series_id, template_id, occurrence, number, status, opens_at, closes_at, content,
        template_version, threshold, readers, asked_count)
      select company_id, gen_random_uuid(), id, template_id, date '2060-01-05' - 7 * n, 1, status,
        timestamptz '2060-01-05 14:00Z' - n * interval '7 days', timestamptz '2060-01-12 05:00Z' - n * interval '7 days',
        ${content}::jsonb, 1, 5, 'charge', 9
      from (select s.*, n, case n when 0 then 'scheduled' when 1 then 'open' else 'closed' end as status
        from (select * from pulse_series where company_id = ${companyId} order by id limit 1) s,
          generate_series(0, ${count}::int) n) s`);
  });
  return owner;
}

type Pulses = Person["api"]["pulses"];
const readSecondPage = async (read: (at: { cursor?: string }) => Promise<{ nextCursor: string | null }>) => {
  const { nextCursor } = await read({});
  if (nextCursor === null) throw new Error("there is one page only");
  return read({ cursor: nextCursor });
};

const pages: [what: string, read: (pulses: Pulses) => Promise<unknown>][] = [
  ["runs of all statuses", (pulses) => pulses.listRuns({ limit: 25 })],
  ["open runs", (pulses) => pulses.listRuns({ status: "open", limit: 25 })],
  ["runs to come", (pulses) => pulses.listRuns({ status: "scheduled", limit: 25 })],
  ["closed runs", (pulses) => pulses.listRuns({ status: "closed", limit: 25 })],
  [
    "closed runs, second page",
    (pulses) => readSecondPage((at) => pulses.listRuns({ status: "closed", limit: 25, ...at })),
  ],
  [
    "runs to come, second page",
    (pulses) => readSecondPage((at) => pulses.listRuns({ status: "scheduled", limit: 25, ...at })),
  ],
  ["templates", (pulses) => pulses.listTemplates({ limit: 24 })],
  ["templates, second page", (pulses) => readSecondPage((at) => pulses.listTemplates({ limit: 24, ...at }))],
];

/** Blocks of indexes that are a level deeper, for each row of a page. */
const deeper = 40;

test.each(pages)("%s: a company with ten times as many reads no more", async (_, read) => {
  const count = (owner: Person) => countBlocks(world, owner, () => read(owner.api.pulses));
  const [few, many] = [await count(small), await count(large)];
  expect(many).toBeLessThanOrEqual(few + deeper);
});
