import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { auditLog } from "#platform/server/tables.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

const readManagerId = async ({ profileId: id }: Person) =>
  (await owner.api.people.read({ id })).directManager?.id ?? null;
const under = (people: readonly Person[], { profileId: directManagerId }: Person) => ({
  items: people.map(({ profileId: id }) => ({ id, directManagerId })),
});

test("several get one manager; who cannot is named with why, and one call gives the former managers back", async () => {
  const [before, next] = [await world.person(owner), await world.person(owner)];
  const ana = await world.person(owner, { directManagerId: before.profileId });
  const bo = await world.person(owner);
  const there = await world.person(owner, { directManagerId: next.profileId });
  const { changed, refused } = await owner.api.people.setDirectManagers(
    under([ana, bo, there, next, owner], next),
  );
  expect(changed).toEqual([
    { id: ana.profileId, from: before.profileId },
    { id: bo.profileId, from: null },
  ]);
  expect(refused).toEqual([
    { id: there.profileId, reason: "status_conflict" },
    { id: next.profileId, reason: "manager_cycle" },
    { id: owner.profileId, reason: "forbidden" },
  ]);
  expect([await readManagerId(ana), await readManagerId(bo)]).toEqual([next.profileId, next.profileId]);
  const log = await world.inside(owner, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.action, "people.setDirectManager")),
  );
  expect(log.map(({ objectId }) => objectId).toSorted()).toEqual([ana.profileId, bo.profileId].toSorted());

  await owner.api.people.setDirectManagers({
    items: changed.toReversed().map(({ id, from }) => ({ id, directManagerId: from })),
  });
  expect([await readManagerId(ana), await readManagerId(bo)]).toEqual([before.profileId, null]);
});

test("what one of them changes counts for the next: no two close a cycle together", async () => {
  const [a, b] = [await world.person(owner), await world.person(owner)];
  const { changed, refused } = await owner.api.people.setDirectManagers({
    items: [
      { id: a.profileId, directManagerId: b.profileId },
      { id: b.profileId, directManagerId: a.profileId },
    ],
  });
  expect(changed.map(({ id }) => id)).toEqual([a.profileId]);
  expect(refused).toEqual([{ id: b.profileId, reason: "manager_cycle" }]);
});

test("somebody of another company, or deleted, is nobody, and then nothing changes", async () => {
  const stranger = await world.company();
  const [ana, gone] = [await world.person(owner), await world.person(owner)];
  await owner.api.people.remove({ id: gone.profileId });
  for (const other of [stranger, gone]) {
    expect(await readErrorCode(owner.api.people.setDirectManagers(under([ana, other], owner)))).toBe(
      "not_found",
    );
    expect(await readErrorCode(owner.api.people.setDirectManagers(under([ana], other)))).toBe("not_found");
  }
  expect(await readManagerId(ana)).toBeNull();
});

test("only who was selected is in the file, of what the list finds and of one's own company", async () => {
  const stranger = await world.company();
  const [ana, bo] = [await world.person(owner), await world.person(owner)];
  const file = async (question: { search?: string }) => {
    const profileIds = [ana, stranger].map(({ profileId }) => profileId);
    const sheet = await (await owner.api.people.export({ format: "csv", ...question, profileIds })).text();
    return [ana, bo, stranger].map(({ email }) => sheet.includes(email));
  };
  expect(await file({})).toEqual([true, false, false]);
  expect(await file({ search: bo.email })).toEqual([false, false, false]);
});
