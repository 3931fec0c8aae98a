import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { launchEvaluation } from "#app/testing/answering.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { findPeriod, writePeriodName } from "#platform/periods.ts";

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

test("is narrowed by state, team and the period of the last evaluation, alone or together", async () => {
  const { api } = admin;
  const list = async (filters: Parameters<typeof api.dashboards.reportsByPerson>[0]) =>
    (await api.dashboards.reportsByPerson(filters)).items.map(({ id }) => id).toSorted();
  const ids = (...of: (Person | undefined)[]) => of.map((person) => person!.profileId).toSorted();
  const [first, second, third, fourth] = people;
  expect(await list({ state: "completed" })).toEqual(ids(first));
  expect(await list({ state: "in_progress" })).toEqual(ids(second));
  expect(await list({ state: "never" })).toEqual(ids(owner, third, fourth, ...peers));
  const { id: team } = await api.teams.create({ name: "Atelier", managerId: null, parentId: null });
  await api.teams.addMembers({ id: team, profileIds: ids(second, third) });
  expect(await list({ team })).toEqual(ids(second, third));
  expect(await list({ team, state: "never" })).toEqual(ids(third));
  const last = (await api.dashboards.reportsByPerson({ state: "completed" })).items[0]?.last;
  const period = writePeriodName(findPeriod("month", last!.on!));
  expect(await list({ period })).toEqual(expect.arrayContaining(ids(first)));
  expect(await list({ period, state: "completed" })).toEqual(ids(first));
  expect(await list({ period: "month.2025-01-01" })).toEqual([]);
  expect(await list({ period, state: "never" })).toEqual([]);
  expect(await list({ state: "archived" })).toEqual([]);
  // About the reader, whose evaluation is completed: nowhere.
  expect(await list({ state: "completed" })).not.toContain(admin.profileId);
  const wrong = api.dashboards.reportsByPerson({ period: "quarter.2026-11-01" });
  expect(await readErrorCode(wrong)).toBe("invalid_data");
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
