import { expect, test } from "vitest";
import { launchEvaluation } from "#app/testing/answering.ts";
import { readErrorCode, makeWorld } from "#app/testing/world.ts";

const world = await makeWorld();

test("whoever manages people chooses neither who manages their own team nor whether they are in it", async () => {
  const owner = await world.company();
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const manager = await world.person(owner, { role: "team_manager" });
  const { teams } = owner.api;
  const { id } = await admin.api.teams.create({ name: "Direction", managerId: manager.profileId });
  const add = () => teams.addMembers({ id, profileIds: [owner.profileId, admin.profileId] });
  expect((await add()).items).toEqual([
    { id: owner.profileId, refused: "own_team" },
    { id: admin.profileId, refused: null },
  ]);
  const create = teams.create({ name: "B", managerId: manager.profileId, memberIds: [owner.profileId] });
  expect(await readErrorCode(create)).toBe("own_team");
  expect((await teams.list({ search: "B" })).items).toEqual([]);

  await admin.api.teams.addMembers({ id, profileIds: [owner.profileId] }).then(({ items }) => {
    expect(items).toEqual([{ id: owner.profileId, refused: null }]);
  });
  expect((await teams.read({ id })).isReaders).toBe(true);
  const own = [
    teams.update({ id, version: 1, managerId: null }),
    teams.update({ id, version: 1, managerId: owner.profileId }),
    teams.removeMember({ id, profileId: owner.profileId }),
    teams.remove({ id }),
  ];
  expect(await Promise.all(own.map(readErrorCode))).toEqual(own.map(() => "own_team"));
  expect(await readErrorCode(teams.update({ id, version: 1, name: "Direction générale" }))).toBe("ok");

  // No other person gains a right: a team of one's own, and one without a manager.
  const { id: theirs } = await teams.create({
    name: "La mienne",
    managerId: owner.profileId,
    memberIds: [owner.profileId],
  });
  expect(await readErrorCode(teams.update({ id: theirs, version: 1, managerId: manager.profileId }))).toBe(
    "own_team",
  );
  expect(await readErrorCode(teams.remove({ id: theirs }))).toBe("ok");
});

test("while an evaluation runs, its subject takes neither role nor account from the manager of their team", async () => {
  const owner = await world.company();
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const manager = await world.person(owner, { role: "team_manager" });
  const peers = [await world.person(owner), await world.person(owner), await world.person(owner)];
  await admin.api.teams.create({
    name: "Direction",
    managerId: manager.profileId,
    memberIds: [owner.profileId],
  });
  const demote = () => readErrorCode(owner.api.people.setRole({ id: manager.profileId, role: "user" }));
  await launchEvaluation(world, {
    author: admin,
    subject: owner,
    invited: peers.map((peer) => [peer, "peer"] as const),
  });
  expect(await demote()).toBe("leads_your_evaluation");
  expect(await readErrorCode(owner.api.people.setActive({ id: manager.profileId, isActive: false }))).toBe(
    "leads_your_evaluation",
  );
  expect(await readErrorCode(admin.api.people.setRole({ id: manager.profileId, role: "user" }))).toBe("ok");
});
