import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { launchEvaluation } from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
let admin: Person;
let people: Person[];
let peers: Person[];

beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  admin = await world.person(owner, { role: "admin", isAdmin: true });
  people = await Promise.all([1, 2, 3, 4].map(() => world.person(owner)));
  peers = await Promise.all([1, 2, 3].map(() => world.person(owner)));
});

async function evaluate(subject: Person, days?: number) {
  const invited = peers.map((peer) => [peer, "peer"] as const);
  const evaluation = await launchEvaluation(world, { author: owner, subject, invited });
  if (days === undefined) return evaluation;
  await owner.api.reports.close({ evaluationId: evaluation.id });
  await world.inside(owner, (tx) =>
    tx.execute(sql`update evaluations set launched_on = closed_on - ${days}::int
      where id = ${evaluation.id}`),
  );
  return evaluation;
}

test("names the last evaluation about each other person, and none about the reader", async () => {
  const [first, second] = people as [Person, Person];
  await evaluate(first, 40);
  const latest = await evaluate(first, 3);
  const running = await evaluate(second);
  await evaluate(admin, 5);
  const { items } = await admin.api.dashboards.reportsByPerson({});
  const find = (person: Person) => items.find((row) => row.id === person.profileId);
  expect(find(first)?.last).toMatchObject({ evaluationId: latest.id, status: "completed", mayOpen: true });
  expect(find(second)?.last).toMatchObject({
    evaluationId: running.id,
    status: "in_progress",
    mayOpen: false,
  });
  expect(find(people[2]!)?.last).toBeNull();
  expect(find(admin)).toBeUndefined();
  const search = await owner.api.dashboards.reportsByPerson({ search: "introuvable" });
  expect(search).toMatchObject({ items: [], total: 0 });
});

test("tells days from five closed evaluations on, without those about the reader", async () => {
  const month = { kind: "month", start: "2026-11-01" } as const;
  await evaluate(people[2]!, 8);
  // With the two before, and the one about the administrator.
  expect(await admin.api.dashboards.closingDays(month)).toEqual({ days: null });
  await evaluate(people[3]!, 10);
  await evaluate(people[3]!, 12);
  expect(await admin.api.dashboards.closingDays(month)).toEqual({
    days: { evaluations: 5, median: 10, from: 8, to: 12 },
  });
});
