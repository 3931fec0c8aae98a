import { beforeAll, expect, test } from "vitest";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

const readManagerName = async ({ profileId: id }: Person) =>
  (await owner.api.people.read({ id })).directManager?.firstName ?? null;

test("the direct reports of somebody who goes, whatever the way, get the manager that is chosen", async () => {
  for (const call of ["setActive", "remove", "cancelInvitation"] as const) {
    const expected = { joinedAt: null, invitedAt: world.services.now() };
    const left = await world.person(owner, {
      directManagerId: owner.profileId,
      ...(call === "cancelInvitation" && expected),
    });
    const next = await world.person(owner, { firstName: "Marthe", directManagerId: left.profileId });
    const ana = await world.person(owner, { directManagerId: left.profileId });
    const goes = { id: left.profileId, handOverTo: next.profileId };
    if (call === "setActive") await owner.api.people.setActive({ ...goes, isActive: false });
    else await owner.api.people[call](goes);
    // One of them takes over, and reports to whom the one who left reported to.
    expect([await readManagerName(ana), await readManagerName(next)]).toEqual(["Marthe", owner.firstName]);
  }
});

test("somebody who was sent no invitation is not deleted by cancelling it", async () => {
  const imported = await world.person(owner, { joinedAt: null, invitedAt: null });
  expect(await readErrorCode(owner.api.people.cancelInvitation({ id: imported.profileId }))).toBe(
    "status_conflict",
  );
});

test("nobody is handed over to who cannot manage them, and then nothing changes", async () => {
  const left = await world.person(owner, {});
  const ana = await world.person(owner, { directManagerId: left.profileId });
  const below = await world.person(owner, { directManagerId: ana.profileId });
  const inactive = await world.person(owner, { isActive: false });
  const to = async (handOverTo: string) =>
    readErrorCode(owner.api.people.setActive({ id: left.profileId, isActive: false, handOverTo }));
  expect([
    await to(below.profileId),
    await to(left.profileId),
    await to(inactive.profileId),
    await to(world.services.newId()),
  ]).toEqual(["manager_cycle", "manager_cycle", "inactive_person", "not_found"]);
  expect((await owner.api.people.read({ id: left.profileId })).isActive).toBe(true);
});

test("several who go together hand over all who report to them; who takes over reports to the first who stays", async () => {
  const top = await world.person(owner, {});
  const above = await world.person(owner, { directManagerId: top.profileId });
  const below = await world.person(owner, { directManagerId: above.profileId });
  const next = await world.person(owner, { directManagerId: below.profileId });
  const [ana, bo] = [
    await world.person(owner, { directManagerId: above.profileId }),
    await world.person(owner, { directManagerId: below.profileId }),
  ];
  const profileIds = [above.profileId, below.profileId];
  expect(await owner.api.people.holds({ profileIds })).toEqual({
    directReportCount: 3,
    managedTeams: { count: 0, own: 0, names: [] },
    holds: { answers: 0, approvals: 0, leads: 0 },
  });
  const go = (handOverTo: string) =>
    owner.api.people.setManyActive({ profileIds, isActive: false, handOverTo });
  expect(await readErrorCode(go(below.profileId))).toBe("manager_cycle");
  expect((await owner.api.people.read({ id: above.profileId })).isActive).toBe(true);
  await go(next.profileId);
  const readManagerId = async ({ profileId: id }: Person) =>
    (await owner.api.people.read({ id })).directManager?.id ?? null;
  expect([await readManagerId(ana), await readManagerId(bo), await readManagerId(next)]).toEqual([
    next.profileId,
    next.profileId,
    top.profileId,
  ]);
});

test("nobody chooses their own manager by handing over: the actor stays as they are", async () => {
  const left = await world.person(owner, { firstName: "Armand" });
  const admin = await world.person(owner, { role: "admin", isAdmin: true, directManagerId: left.profileId });
  const next = await world.person(owner, {});
  await admin.api.people.setActive({ id: left.profileId, isActive: false, handOverTo: next.profileId });
  expect(await readManagerName(admin)).toBe("Armand");
});

test("what hangs on a person is counted, without what concerns the reader's own evaluation", async () => {
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const { managers } = await buildLaunchedEvaluation(world, owner, {
    type: "full",
    managers: 1,
    peers: 3,
    directReports: 3,
    subject: admin,
  });
  const id = managers[0]?.profileId ?? "";
  const holds = async (reader: Person) => (await reader.api.people.read({ id })).holds;
  expect(await holds(owner)).toEqual({ answers: 1, approvals: 0, leads: 0 });
  expect(await holds(admin)).toEqual({ answers: 0, approvals: 0, leads: 0 });
  const together = async (reader: Person) =>
    (await reader.api.people.holds({ profileIds: [id, owner.profileId, id] })).holds;
  expect(await together(owner)).toEqual({ answers: 1, approvals: 0, leads: 1 });
  expect(await together(admin)).toEqual({ answers: 0, approvals: 0, leads: 0 });
  expect((await admin.api.people.read({ id: owner.profileId })).holds.leads).toBe(0);
});
