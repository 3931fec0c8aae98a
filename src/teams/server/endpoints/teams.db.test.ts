import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";
import { teamMembers, teams } from "../../tables.ts";

const world = await makeWorld({ pool: 6 });
let owner: Person;
beforeEach(async () => {
  owner = await world.company();
});

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => world.person(owner))).then((all) =>
    all.toSorted((a, b) => a.firstName.localeCompare(b.firstName, "fr", { numeric: true })),
  );
const toIds = (all: readonly Person[]) => all.map(({ profileId }) => profileId);
const readMainTeam = async ({ profileId }: Person) => {
  const rows = await world.inside(owner, (tx) =>
    tx
      .select({ name: teams.name })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(and(eq(teamMembers.profileId, profileId), eq(teamMembers.isMain, true))),
  );
  return rows.map(({ name }) => name);
};

describe("a team manager", () => {
  test("sees the teams they manage, their people, and nothing of the others", async () => {
    const manager = await world.person(owner, { role: "team_manager" });
    const [ana, bo] = (await people(2)) as [Person, Person];
    const { teams: api } = owner.api;
    const above = await api.create({ name: "Opérations" });
    const theirs = await api.create({
      name: "Entrepôt",
      managerId: manager.profileId,
      parentId: above.id,
      memberIds: [ana.profileId],
    });
    await api.create({ name: "Quai", parentId: theirs.id, memberIds: [bo.profileId] });

    const { items, total } = await manager.api.teams.list({});
    expect([items.map(({ name, parent }) => [name, parent]), total]).toEqual([[["Entrepôt", null]], 1]);
    expect((await manager.api.teams.list({ search: "quai" })).items).toEqual([]);
    const read = await manager.api.teams.read({ id: theirs.id });
    expect([read.parent, read.subteams, read.subteamCount]).toEqual([null, [], 0]);
    const members = await manager.api.teams.members({ id: theirs.id });
    expect(members.items.map(({ id }) => id)).toEqual([ana.profileId]);
    expect(await readErrorCode(manager.api.teams.read({ id: above.id }))).toBe("not_found");
    expect(await readErrorCode(manager.api.teams.members({ id: above.id }))).toBe("not_found");
    expect(await readErrorCode(manager.api.teams.update({ id: theirs.id, version: 1, name: "Autre" }))).toBe(
      "forbidden",
    );
    const file = await manager.api.teams.export({ format: "csv", language: "fr" });
    expect(await file.text()).not.toContain("Opérations");
    expect((await owner.api.teams.read({ id: theirs.id })).parent?.name).toBe("Opérations");
  });

  test("leads a team only with a role that runs evaluations, and an account that is active", async () => {
    const [member] = (await people(1)) as [Person];
    const gone = await world.person(owner, { role: "team_manager", isActive: false });
    const create = ({ profileId }: Person) =>
      readErrorCode(owner.api.teams.create({ name: "Atelier", managerId: profileId }));
    expect([await create(member), await create(gone)]).toEqual(["not_team_manager", "inactive_person"]);
  });
});

describe("the main team of a person", () => {
  test("is their first; when it goes or they leave it, it is another of theirs", async () => {
    const [ana] = (await people(1)) as [Person];
    const { teams: api } = owner.api;
    const made = async (name: string) => (await api.create({ name, memberIds: [ana.profileId] })).id;
    const first = await made("Cuisine");
    const second = await made("Accueil");
    await made("Boutique");
    expect(await readMainTeam(ana)).toEqual(["Cuisine"]);
    await api.setMain({ id: second, profileId: ana.profileId });
    expect(await readMainTeam(ana)).toEqual(["Accueil"]);
    expect(await api.removeMember({ id: second, profileId: ana.profileId })).toEqual({ wasMain: true });
    expect(await readMainTeam(ana)).toEqual(["Boutique"]);
    await api.addMembers({ id: second, profileIds: [ana.profileId], isMain: true });
    expect(await readMainTeam(ana)).toEqual(["Accueil"]);
    await api.remove({ id: second });
    expect(await readMainTeam(ana)).toEqual(["Boutique"]);
    expect(await readErrorCode(api.setMain({ id: second, profileId: ana.profileId }))).toBe("not_found");
    await api.removeMember({ id: first, profileId: ana.profileId });
    expect(await readMainTeam(ana)).toEqual(["Boutique"]);
  });

  test("is one, whoever writes: PostgreSQL refuses a second", async () => {
    const [ana] = (await people(1)) as [Person];
    await owner.api.teams.create({ name: "A", memberIds: [ana.profileId] });
    const { id } = await owner.api.teams.create({ name: "B" });
    const second = world.inside(owner, (tx) =>
      tx.insert(teamMembers).values({
        companyId: owner.companyId,
        id: world.services.newId(),
        teamId: id,
        profileId: ana.profileId,
      }),
    );
    await expect(second).rejects.toMatchObject({ cause: { constraint: "team_members_main" } });
  });

  test("is one when two teams take somebody in at the same moment", async () => {
    const [ana] = (await people(1)) as [Person];
    const made = await Promise.all(
      ["A", "B", "C", "D"].map((name) => owner.api.teams.create({ name, memberIds: [ana.profileId] })),
    );
    expect(made).toHaveLength(4);
    expect(await readMainTeam(ana)).toHaveLength(1);
  });
});

describe("a team that is deleted", () => {
  test("keeps its people, and its teams go up to its parent", async () => {
    const { teams: api } = owner.api;
    const direction = await api.create({ name: "Direction" });
    const middle = await api.create({
      name: "Milieu",
      parentId: direction.id,
      memberIds: toIds(await people(2)),
    });
    const below = await api.create({ name: "Base", parentId: middle.id });
    await api.remove({ id: middle.id });
    expect((await api.read({ id: below.id })).parent?.id).toBe(direction.id);
    await api.remove({ id: direction.id });
    expect((await api.read({ id: below.id })).parent).toBeNull();
    expect((await owner.api.people.list({})).total).toBe(3);
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute(
        sql`select 1 from audit_log where action = 'teams.removeMember' and company_id = ${owner.companyId}`,
      ),
    );
    expect(rows).toHaveLength(2);
  });
});

describe("the parent of a team", () => {
  test("is never a team below it, even when two people move two teams at the same moment", async () => {
    const { teams: api } = owner.api;
    const [a, b] = [await api.create({ name: "A" }), await api.create({ name: "B" })];
    const codes = await Promise.all([
      readErrorCode(api.update({ id: a.id, version: 1, parentId: b.id })),
      readErrorCode(api.update({ id: b.id, version: 1, parentId: a.id })),
    ]);
    expect(codes.toSorted()).toEqual(["ok", "team_cycle"]);
    const { version } = await api.read({ id: a.id });
    expect(await readErrorCode(api.update({ id: a.id, version, parentId: a.id }))).toBe("team_cycle");
  });
});

describe("the members of a team", () => {
  test("are added once each, searched, turned page by page in the order of names, and not proposed again", async () => {
    const all = [
      await world.person(owner, { firstName: "Zoé", lastName: "Côté" }),
      await world.person(owner, { firstName: "Ana", lastName: "Cote" }),
      await world.person(owner, { firstName: "Bo", lastName: "Élie" }),
    ];
    const { teams: api } = owner.api;
    const { id } = await api.create({ name: "Atelier" });
    const [first] = all;
    await api.addMembers({ id, profileIds: [first?.profileId ?? ""] });
    const { items } = await api.addMembers({ id, profileIds: toIds(all) });
    expect(items.map(({ refused }) => refused)).toEqual(["already_member", null, null]);
    const names = (rows: { firstName: string }[]) => rows.map(({ firstName }) => firstName);
    const page = await api.members({ id, limit: 2 });
    expect([names(page.items), page.total]).toEqual([["Ana", "Zoé"], 3]);
    expect(names((await api.members({ id, limit: 2, cursor: page.nextCursor ?? "" })).items)).toEqual(["Bo"]);
    expect(names((await api.members({ id, search: "elie" })).items)).toEqual(["Bo"]);
    expect((await api.candidates({ id })).items.map(({ id: person }) => person)).toEqual([owner.profileId]);
  });

  test("have an entry in the log each, and so has who manages them", async () => {
    const manager = await world.person(owner, { role: "team_manager" });
    const [ana] = (await people(1)) as [Person];
    const { id } = await owner.api.teams.create({ name: "Atelier", memberIds: [ana.profileId] });
    await owner.api.teams.update({ id, version: 1, managerId: manager.profileId });
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute<{ entry: string }>(
        sql`select action || ' ' || object_id as entry from audit_log where action like 'teams.%' and company_id = ${owner.companyId}`,
      ),
    );
    expect(rows.map(({ entry }) => entry).toSorted()).toEqual([
      `teams.addMember ${ana.profileId}`,
      `teams.create ${id}`,
      `teams.setManager ${id}`,
      `teams.update ${id}`,
    ]);
  });
});

test("a name is taken once in a company; a team without changes is no change", async () => {
  const { teams: api } = owner.api;
  const { id } = await api.create({ name: "Atelier" });
  expect(await readErrorCode(api.create({ name: "Atelier" }))).toBe("team_name_taken");
  expect(await readErrorCode(api.update({ id, version: 1 }))).toBe("no_update_data");
  expect(await readErrorCode((await world.company()).api.teams.create({ name: "Atelier" }))).toBe("ok");
});

test("of two people who change a team from the same page, the second is told; nothing of the first is lost", async () => {
  const { teams: api } = owner.api;
  const { id, version } = await api.create({ name: "Atelier" });
  const changes = ["Forge", "Fonderie"].map((name) => readErrorCode(api.update({ id, version, name })));
  expect((await Promise.all(changes)).toSorted()).toEqual(["edited_meanwhile", "ok"]);
  const changed = await api.read({ id });
  expect(changed.version).toBe(version + 1);
  await api.update({ id, version: changed.version, description: "Le métal\n\nEt le bois" });
  expect(await api.read({ id })).toMatchObject({
    name: changed.name,
    description: "Le métal\n\nEt le bois",
  });
});
