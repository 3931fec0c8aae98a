import { expect, test } from "vitest";
import { readErrorCode, makeWorld } from "#app/testing/world.ts";

const world = await makeWorld();

test("the chart is read level by level, by name, with how many report to each; a person has the way to them", async () => {
  const owner = await world.company();
  const named = (firstName: string, lastName: string, directManagerId: string | null, isActive = true) =>
    world.person(owner, { firstName, lastName, directManagerId, isActive });
  const chief = await named("Zoé", "Abel", null);
  const second = await named("Bo", "Côté", chief.profileId);
  const first = await named("Ana", "Cote", chief.profileId, false);
  const last = await named("Ivo", "Roy", second.profileId);
  const { people } = owner.api;

  const top = await people.level({});
  expect(top.items.map(({ id, directReportCount }) => [id, directReportCount])).toEqual([
    [chief.profileId, 2],
    [owner.profileId, 0],
  ]);
  const page = await people.level({ managerId: chief.profileId, limit: 1 });
  expect(page.items).toMatchObject([{ id: first.profileId, state: "inactive", directReportCount: 0 }]);
  const next = await people.level({ managerId: chief.profileId, limit: 1, cursor: page.nextCursor ?? "" });
  expect(next).toMatchObject({ items: [{ id: second.profileId, directReportCount: 1 }], nextCursor: null });

  const way = await people.above({ id: last.profileId });
  expect(way.items.map(({ id }) => id)).toEqual([chief.profileId, second.profileId, last.profileId]);

  const elsewhere = await world.company();
  expect((await elsewhere.api.people.level({ managerId: chief.profileId })).items).toEqual([]);
  expect(await readErrorCode(elsewhere.api.people.above({ id: last.profileId }))).toBe("not_found");
});
