import { beforeEach, describe, expect, test } from "vitest";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld();
let owner: Person;
beforeEach(async () => {
  owner = await world.company();
});
const named = (firstName: string, facts = {}) =>
  world.person(owner, { firstName, lastName: "Roy", ...facts });

describe("the teams of people", () => {
  test("stand beside each in the list, the main one first, on their page and in the file", async () => {
    const ana = await named("Ana");
    const { people, teams } = owner.api;
    await teams.create({ name: "Zinc", memberIds: [ana.profileId] });
    await teams.create({ name: "Atelier", memberIds: [ana.profileId] });
    const { items } = await people.list({});
    const listTeams = (id: string) =>
      items.find((one) => one.id === id)?.teams.map(({ name, isMain }) => [name, isMain]);
    expect(listTeams(ana.profileId)).toEqual([
      ["Zinc", true],
      ["Atelier", false],
    ]);
    expect(listTeams(owner.profileId)).toEqual([]);
    const read = await people.read({ id: ana.profileId });
    expect(read.teams.map(({ name }) => name)).toEqual(["Zinc", "Atelier"]);
    const file = await people.export({ format: "csv", language: "fr" });
    expect(await file.text()).toContain("Zinc; Atelier");
  });

  test("narrow the list, the selection and the file to one; a team of another company has nobody", async () => {
    const [ana, bo] = [await named("Ana"), await named("Bo")];
    await named("Cléo");
    const ids = [ana, bo].map(({ profileId }) => profileId);
    const { people, teams } = owner.api;
    const { id: team } = await teams.create({ name: "Atelier", memberIds: ids });
    const page = await people.list({ team });
    expect([page.items.map(({ firstName }) => firstName), page.total]).toEqual([["Ana", "Bo"], 2]);
    expect((await people.list({ team, search: "bo" })).total).toBe(1);
    expect((await people.list({ team, limit: 1 })).total).toBe(2);
    expect((await people.selectable({ team })).items.map(({ id }) => id)).toEqual(ids);
    const file = await people.export({ format: "csv", language: "fr", team });
    expect(await file.text()).not.toContain("Cléo");
    const stranger = await world.company();
    expect((await stranger.api.people.list({ team })).total).toBe(0);
  });
});

test("several people leave a team at once; whoever is not in it stays out, and nobody leaves their own manager", async () => {
  const manager = await named("Maude", { role: "team_manager" });
  const admin = await named("Aline", { role: "admin", isAdmin: true });
  const [ana, bo] = [await named("Ana"), await named("Bo")];
  const memberIds = [ana.profileId, owner.profileId];
  const { id } = await admin.api.teams.create({ name: "Atelier", managerId: manager.profileId, memberIds });
  const remove = (profileIds: string[]) => owner.api.teams.removeMembers({ id, profileIds });
  expect(await remove([...memberIds, bo.profileId])).toEqual({ removed: [ana.profileId], refused: 1 });
  expect((await owner.api.teams.members({ id })).items.map((one) => one.id)).toEqual([owner.profileId]);
  const elsewhere = await world.company();
  expect(await readErrorCode(remove([elsewhere.profileId]))).toBe("not_found");
});

test("the tree of directions is read level by level, page by page, with what is below each", async () => {
  const { teams } = owner.api;
  const { id: parentId } = await teams.create({ name: "Opérations" });
  await teams.create({ name: "Finances" });
  for (const name of ["Quai", "Entrepôt", "Atelier"]) await teams.create({ name, parentId });
  const first = await teams.level({});
  expect(first.items.map(({ name, subteamCount }) => [name, subteamCount])).toEqual([
    ["Finances", 0],
    ["Opérations", 3],
  ]);
  const below = await teams.level({ parentId, limit: 2 });
  expect(below.items.map(({ name }) => name)).toEqual(["Atelier", "Entrepôt"]);
  const rest = await teams.level({ parentId, limit: 2, cursor: below.nextCursor ?? "" });
  expect(rest.items.map(({ name }) => name)).toEqual(["Quai"]);
  expect((await (await world.company()).api.teams.level({ parentId })).items).toEqual([]);
});

test("the evaluations of a team are those about its people, of those that the reader runs, in a team that they see", async () => {
  const manager = await named("Maude", { role: "team_manager" });
  const [ana, bo] = [await named("Ana"), await named("Bo")];
  const { id: team } = await owner.api.teams.create({
    name: "Atelier",
    managerId: manager.profileId,
    memberIds: [ana.profileId],
  });
  const { id: other } = await owner.api.teams.create({ name: "Quai", memberIds: [ana.profileId] });
  for (const subject of [ana, bo])
    await owner.api.evaluations.create({
      name: `Bilan ${subject.firstName}`,
      evaluationType: "peer",
      subjectProfileId: subject.profileId,
    });
  const about = async ({ api }: Person, id: string) => {
    const { items, total } = await api.evaluations.list({ team: id });
    return [items.map(({ name }) => name), total];
  };
  expect(await about(owner, team)).toEqual([["Bilan Ana"], 1]);
  expect(await about(manager, team)).toEqual([["Bilan Ana"], 1]);
  expect(await about(manager, other)).toEqual([[], 0]);
  expect(await about(ana, team).catch(() => "refused")).toBe("refused");
});
