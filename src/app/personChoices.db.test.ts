import { expect, test } from "vitest";
import { teamMembers, teams } from "#teams/tables.ts";
import { codeOf, makeWorld } from "./testing/world.ts";

test("whoever manages a team chooses among active people, and evaluates those they manage", async () => {
  const world = await makeWorld();
  const owner = await world.company();
  const manager = await world.person(owner, { role: "team_manager" });
  const report = await world.person(owner, { directManagerId: manager.profileId });
  const member = await world.person(owner);
  const stranger = await world.person(owner);
  const gone = await world.person(owner, { isActive: false });
  await world.inside(owner, async (tx) => {
    const [companyId, teamId] = [owner.companyId, world.services.newId()];
    await tx.insert(teams).values({ companyId, id: teamId, name: "A", managerProfileId: manager.profileId });
    await tx
      .insert(teamMembers)
      .values({ companyId, id: world.services.newId(), teamId, profileId: member.profileId });
  });
  expect(await codeOf(manager.api.people.list({}))).toBe("forbidden");
  expect(await codeOf(member.api.people.choices({}))).toBe("forbidden");
  const { items } = await manager.api.people.choices({});
  const evaluable = new Map(items.map(({ id, isEvaluable }) => [id, isEvaluable]));
  expect([manager, report, member, stranger, gone].map(({ profileId }) => evaluable.get(profileId))).toEqual([
    true,
    true,
    true,
    false,
    undefined,
  ]);
  expect((await owner.api.people.choices({})).items.every(({ isEvaluable }) => isEvaluable)).toBe(true);
});
