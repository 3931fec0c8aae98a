import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "../../testing/evaluations.ts";
import { countRowsByOldPlans } from "../../testing/oldPlans.ts";
import { makeWorld, type Person, type World } from "../../testing/world.ts";

/**
 * A connection plans a statement once (src/platform/server/README.md). What it planned in a company of twenty people, a large import
 * meets: until the tables are analysed such a plan may read much, but never all people beside all people.
 */
const people = 2000;

/** As an import makes them. */
const importPeople = (world: World, owner: Person) =>
  world.inside(owner, (tx) =>
    tx.execute(sql`
      insert into profiles (company_id, id, first_name, last_name, email, created_at)
      select ${owner.companyId}, gen_random_uuid(), 'Personne', n::text, 'p' || n || '@nombreux.example', now()
      from generate_series(1, ${people}::int) n`),
  );

const calls: [what: string, make: (world: World, owner: Person) => Promise<() => Promise<unknown>>][] = [
  [
    "an evaluation",
    async (world, owner) => {
      const { evaluationId: id } = await buildDraftEvaluation(world, owner, { peers: 3, managers: 1 });
      return () => owner.api.evaluations.read({ id });
    },
  ],
  [
    "the form of an evaluation before its launch, with who may publish it",
    async (world, owner) => {
      const { version } = await owner.api.company.readSettings({});
      await owner.api.company.updateSettings({ release: "by_hand", version });
      const { evaluationId } = await buildDraftEvaluation(world, owner, { peers: 3, managers: 1 });
      return () => owner.api.answers.preview({ evaluationId });
    },
  ],
  [
    "people chosen for a campaign",
    async (world, owner) => {
      const people = [await world.person(owner), await world.person(owner)].map(({ profileId }) => profileId);
      return () => owner.api.campaigns.choose({ teams: [], positions: [], people });
    },
  ],
  [
    "the form of somebody who answers",
    async (world, owner) => {
      const { evaluationId, peers } = await buildLaunchedEvaluation(world, owner, { peers: 3 });
      return () => peers[0]!.api.answers.read({ evaluationId });
    },
  ],
];

// Each in a database of its own, in which nothing has grown yet.
test.each(calls)("planned in a small company and sent in a large one: %s", async (_what, make) => {
  const world = await makeWorld();
  const owner = await world.company();
  const call = await make(world, owner);
  const rows = await countRowsByOldPlans(world, owner, call, () => importPeople(world, owner));
  expect(rows).toBeLessThan(20 * people);
});
