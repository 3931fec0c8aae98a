import { beforeEach, describe, expect, test } from "vitest";
import { makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld();
let owner: Person;
beforeEach(async () => {
  owner = await world.company();
});
const named = (firstName: string, facts = {}) =>
  world.person(owner, { firstName, lastName: "Roy", ...facts });
const listFor = async ({ api }: Person, input = {}) => {
  const { items, total } = await api.teams.managedPeople(input);
  return { names: items.map(({ firstName }) => firstName), total };
};

describe("the people whom one manages", () => {
  test("are those who report to a team manager and the members of the teams they manage, nobody else", async () => {
    const manager = await named("Maude", { role: "team_manager" });
    const other = await named("Omar", { role: "team_manager" });
    const report = await named("Ana", { directManagerId: manager.profileId });
    const member = await named("Bo");
    const both = await named("Cléo", { directManagerId: manager.profileId });
    await named("Dina", { directManagerId: other.profileId });
    const elsewhere = await named("Élie");
    const { teams } = owner.api;
    const above = await teams.create({ name: "Opérations", managerId: manager.profileId });
    const ids = [manager, member, both].map(({ profileId }) => profileId);
    await teams.addMembers({ id: above.id, profileIds: ids });
    // A parent team gives no right over the teams below it.
    await teams.create({ name: "Quai", parentId: above.id, memberIds: [elsewhere.profileId] });
    await world.company().then((stranger) => world.person(stranger, { firstName: "Zoé" }));

    expect(await listFor(manager)).toEqual({ names: ["Ana", "Bo", "Cléo"], total: 3 });
    expect(await listFor(manager, { relation: "direct" })).toEqual({ names: ["Ana", "Cléo"], total: 2 });
    expect(await listFor(manager, { relation: "team" })).toEqual({ names: ["Bo", "Cléo"], total: 2 });
    expect(await listFor(manager, { search: "elie" })).toEqual({ names: [], total: 0 });
    const { items } = await manager.api.teams.managedPeople({ sort: "-name", limit: 1 });
    expect(items[0]).toMatchObject({ isDirectReport: true, teams: [{ id: above.id, name: "Opérations" }] });
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(
      "avatar email firstName id isActive isDirectReport jobPosition jobTitle lastName teams".split(" "),
    );
    expect(await listFor(report)).toEqual({ names: [], total: 0 });
  });

  test("are their direct reports alone for somebody without a role that manages teams", async () => {
    const manager = await named("Maude", { role: "team_manager" });
    const member = await named("Bo");
    await named("Ana", { directManagerId: manager.profileId });
    await owner.api.teams.create({
      name: "Quai",
      managerId: manager.profileId,
      memberIds: [member.profileId],
    });
    await owner.api.people.setRole({ id: manager.profileId, role: "user" });
    expect(await listFor(manager)).toEqual({ names: ["Ana"], total: 1 });
    expect(await listFor(manager, { relation: "team" })).toEqual({ names: [], total: 0 });
    expect((await manager.api.teams.managedPeople({})).items[0]?.teams).toEqual([]);
  });

  test("are not the whole company for an owner, nor anybody who was deleted", async () => {
    await named("Ana", { directManagerId: owner.profileId });
    const gone = await named("Bo", { directManagerId: owner.profileId });
    await named("Cléo");
    await owner.api.people.remove({ id: gone.profileId });
    expect(await listFor(owner)).toEqual({ names: ["Ana"], total: 1 });
  });

  test("give whoever has some an entry in the menu, and nobody else", async () => {
    const manager = await named("Maude");
    const report = await named("Ana", { directManagerId: manager.profileId });
    const managesPeople = async ({ api }: Person) => (await api.auth.viewer({}))?.managesPeople;
    expect([await managesPeople(manager), await managesPeople(report)]).toEqual([true, false]);
  });
});
