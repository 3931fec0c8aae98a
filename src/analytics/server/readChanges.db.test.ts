import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { type Company, type Nights, prepareNights } from "#app/testing/companyNights.ts";
import { analyticsBatches } from "../tables.ts";

let world: World;
let nights: Nights;
beforeAll(async () => {
  world = await makeWorld();
  nights = prepareNights(world);
});

const readChanges = async ({ api }: Person, day?: string) => {
  const { items, parts, told, start, ...rest } = await api.analytics.changes({
    kind: "month",
    ...(day && { day }),
  });
  const value = (cell: { form: string; value?: number }) => (cell.form === "value" ? cell.value : cell.form);
  return {
    ...rest,
    start,
    last: told?.last ?? null,
    parts: Object.values(parts),
    changes: items.map(({ cut, past, now }) => [
      cut.name?.fr ?? cut.kind,
      past.start,
      value(past.cell),
      value(now.cell),
    ]),
  };
};

/** Until thirty people have a report, the company has no deviation. */
const setSpread = ({ owner }: Company, spread: number) =>
  world.inside(owner, (tx) =>
    tx.update(analyticsBatches).set({ spread }).where(eq(analyticsBatches.companyId, owner.companyId)),
  );

test("changes beyond chance are those of the parts that the reader sees, from the last period told", async () => {
  // A little before midnight in Montréal: the sessions still stand when December begins.
  const company = await nights.createCompany("2026-12-01T04:50:00Z");
  const { owner } = company;
  const manager = await world.person(owner, { role: "team_manager" });
  const [first, second] = [await nights.createPeople(company, 5), await nights.createPeople(company, 6)];
  await nights.createTeam(company, "Atelier", first, manager);
  await nights.createTeam(company, "Bureau", second);
  expect(await readChanges(owner)).toMatchObject({ start: "2026-10-01", last: null, compared: 0 });
  await nights.evaluate(company, first, 4);
  await nights.evaluate(company, second, 4);
  await nights.night(company, "2026-12-02T08:00:00Z");
  expect(await readChanges(owner)).toMatchObject({ start: "2026-11-01", compared: 0, changes: [] });

  world.clock.now = new Date("2026-12-01T05:05:00Z");
  await nights.evaluate(company, first, 2);
  await nights.evaluate(company, second, 4);
  await nights.night(company, "2027-01-02T08:00:00Z");
  expect(await readChanges(owner)).toMatchObject({ spread: null, changes: [] });

  await setSpread(company, 0.5);
  const fromOwner = await readChanges(owner);
  expect(fromOwner).toMatchObject({
    start: "2026-12-01",
    last: "2026-12-01",
    asOf: "2027-01-02",
    hasMore: false,
    more: 0,
    // The company, both teams, and both as directions: they have no parent.
    parts: [1, 2, 2, 0],
    compared: 5,
  });
  expect(fromOwner.changes).toEqual([
    ["company", "2026-11-01", 4, 3.1],
    ["Atelier", "2026-11-01", 4, 2],
    ["Atelier", "2026-11-01", 4, 2],
  ]);
  expect(await readChanges(owner, "2026-11-05")).toMatchObject({ start: "2026-11-01", changes: [] });
  expect(await readChanges(owner, "2027-02-01")).toMatchObject({ start: "2026-12-01" });
  expect(await readChanges(manager)).toMatchObject({
    parts: [0, 1, 1, 0],
    changes: fromOwner.changes.slice(1),
  });
  expect(await readChanges(await world.company())).toMatchObject({ last: null, parts: [0, 0, 0, 0] });
});
