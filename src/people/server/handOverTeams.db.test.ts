import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { whyNotManageTeam } from "#people/rules/teamManagers.ts";
import { roles } from "#platform/vocabulary.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

const lead = (more = {}) => world.person(owner, { role: "team_manager", ...more });

let count = 0;
/** Creates a team of a manager, with a name that comes after those before. */
async function createTeam({ profileId: managerId }: Person, memberIds: string[] = []) {
  count += 1;
  return owner.api.teams.create({
    name: `Équipe ${String(count).padStart(3, "0")}`,
    managerId,
    ...(memberIds.length > 0 ? { memberIds } : {}),
  });
}
const readManagerId = async ({ id }: { id: string }) =>
  (await owner.api.teams.read({ id })).manager?.id ?? null;

const departures = {
  "is deactivated": (id: string, handOverTo: string) =>
    owner.api.people.setActive({ id, isActive: false, handOverTo }),
  "is deactivated with others": (id: string, handOverTo: string) =>
    owner.api.people.setManyActive({ profileIds: [id], isActive: false, handOverTo }),
  "is deleted": (id: string, handOverTo: string) => owner.api.people.remove({ id, handOverTo }),
  "is not invited any more": (id: string, handOverTo: string) =>
    owner.api.people.cancelInvitation({ id, handOverTo }),
};

test.each(Object.entries(departures))(
  "the teams and the direct reports of somebody who %s get the manager that is chosen",
  async (what, go) => {
    const isInvited = what === "is not invited any more";
    const left = await lead(isInvited ? { joinedAt: null } : {});
    const next = await lead();
    const ana = await world.person(owner, { directManagerId: left.profileId });
    const team = await createTeam(left);
    await go(left.profileId, next.profileId);
    expect(await readManagerId(team)).toBe(next.profileId);
    expect((await owner.api.people.read({ id: ana.profileId })).directManager?.id).toBe(next.profileId);
    // A form of the team that is open does not overwrite this unawares, and the log says who manages it since.
    expect((await owner.api.teams.read({ id: team.id })).version).toBe(team.version + 1);
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute(
        sql`select details from audit_log where action = 'teams.setManager' and object_id = ${team.id}`,
      ),
    );
    expect(rows).toEqual([{ details: { from: left.profileId, to: next.profileId } }]);
  },
);

test("teams go to nobody who may not manage one, and then nothing changes; direct reports need no role", async () => {
  const left = await lead();
  const member = await world.person(owner, {});
  const team = await createTeam(left);
  const go = () =>
    owner.api.people.setActive({ id: left.profileId, isActive: false, handOverTo: member.profileId });
  expect(await readErrorCode(go())).toBe("not_team_manager");
  expect((await owner.api.people.read({ id: left.profileId })).isActive).toBe(true);
  expect(await readManagerId(team)).toBe(left.profileId);

  const without = await lead();
  const ana = await world.person(owner, { directManagerId: without.profileId });
  await owner.api.people.setActive({
    id: without.profileId,
    isActive: false,
    handOverTo: member.profileId,
  });
  expect((await owner.api.people.read({ id: ana.profileId })).directManager?.id).toBe(member.profileId);
});

test("nobody chooses who manages their own team by handing over: it stays, and asks for no role", async () => {
  const left = await lead();
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const own = await createTeam(left, [admin.profileId]);
  const member = await world.person(owner, {});
  expect((await admin.api.people.read({ id: left.profileId })).managedTeams).toEqual({
    count: 1,
    own: 1,
    names: [own.name],
  });
  await admin.api.people.setActive({ id: left.profileId, isActive: false, handOverTo: member.profileId });
  expect(await readManagerId(own)).toBe(left.profileId);
});

test("the teams of those who go are counted together, the first three of them named", async () => {
  const [one, two] = [await lead(), await lead()];
  const made = [await createTeam(one), await createTeam(two), await createTeam(one), await createTeam(two)];
  const [first, second, third] = made.map(({ name }) => name);
  const profileIds = [one.profileId, two.profileId];
  expect((await owner.api.people.holds({ profileIds })).managedTeams).toEqual({
    count: 4,
    own: 0,
    names: [first, second, third],
  });
});

test("a team whose manager is deactivated says so, and is found among those without one", async () => {
  const left = await lead();
  const team = await createTeam(left);
  const found = async () =>
    (await owner.api.teams.list({ manager: "none" })).items
      .filter(({ id }) => id === team.id)
      .map(({ isManagerInactive }) => isManagerInactive);
  expect([await found(), (await owner.api.teams.read({ id: team.id })).isManagerInactive]).toEqual([
    [],
    false,
  ]);
  await owner.api.people.setActive({ id: left.profileId, isActive: false });
  expect([await found(), (await owner.api.teams.read({ id: team.id })).isManagerInactive]).toEqual([
    [true],
    true,
  ]);
});

const demotions = {
  "a role of its own": (id: string, handOverTo?: string) =>
    owner.api.people.setRole({ id, role: "user", ...(handOverTo ? { handOverTo } : {}) }),
  "the form of the person": (id: string, handOverTo?: string) =>
    owner.api.people.update({ id, role: "user", ...(handOverTo ? { handOverTo } : {}) }),
};
test.each(Object.entries(demotions))(
  "whoever manages no team any more, by %s, hands over the teams and keeps who reports to them",
  async (_way, demote) => {
    const left = await lead();
    const next = await lead();
    const ana = await world.person(owner, { directManagerId: left.profileId });
    const team = await createTeam(left);
    await demote(left.profileId, next.profileId);
    expect(await readManagerId(team)).toBe(next.profileId);
    expect((await owner.api.people.read({ id: ana.profileId })).directManager?.id).toBe(left.profileId);
  },
);

test("a role that manages teams keeps them, and they go to nobody who may not manage one", async () => {
  const left = await lead();
  const [next, member] = [await lead(), await world.person(owner, {})];
  const team = await createTeam(left);
  await owner.api.people.setRole({
    id: left.profileId,
    role: "account_owner",
    handOverTo: next.profileId,
  });
  expect(await readManagerId(team)).toBe(left.profileId);
  for (const to of [member, left])
    expect(
      await readErrorCode(
        owner.api.people.setRole({ id: left.profileId, role: "user", handOverTo: to.profileId }),
      ),
    ).toBe("not_team_manager");
  expect((await owner.api.people.read({ id: left.profileId })).role).toBe("account_owner");
});

test("the teams of an admin whose rights are taken go to whoever is chosen", async () => {
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const [left, next] = [await world.person(owner, { role: "admin", isAdmin: true }), await lead()];
  const team = await createTeam(left);
  await admin.api.people.setAdmin({ id: left.profileId, isAdmin: false, handOverTo: next.profileId });
  expect(await readManagerId(team)).toBe(next.profileId);
});

test("a team whose manager has lost the role says so, and is found among those without one, as the rule says", async () => {
  const left = await lead();
  const team = await createTeam(left);
  for (const role of roles) {
    await world.inside(owner, (tx) =>
      tx.execute(
        sql`update profiles set role = ${role}, is_admin = ${role === "admin"} where id = ${left.profileId}`,
      ),
    );
    const refused =
      whyNotManageTeam({ role, isAdmin: role === "admin", isActive: true }) === "not_team_manager";
    const { items } = await owner.api.teams.list({ manager: "none" });
    expect(
      [
        items.some(({ id }) => id === team.id),
        (await owner.api.teams.read({ id: team.id })).managerLacksRole,
      ],
      role,
    ).toEqual([refused, refused]);
  }
});
