import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { showEveryRow, listTablesWithCompany } from "../../testing/everyRow.ts";
import { waitForWaiters } from "../../testing/races/waiters.ts";
import { readErrorCode, makeWorld, type Person, type World } from "../../testing/world.ts";
import { auditLog, outbox } from "#platform/server/tables.ts";
import { teamMembers, teams } from "#teams/tables.ts";
import { profiles } from "#people/tables.ts";

let world: World;
beforeAll(async () => {
  world = await makeWorld({ pool: 6 });
  await showEveryRow(world.database.owner);
});

const known = {
  firstName: "Marguerite",
  lastName: "Deschênes",
  mobile: "418 555-0142",
  addressLine1: "12, rue Saint-Jean",
  city: "Rimouski",
  jobTitle: "Soudeuse",
  birthday: "1990-01-31",
  hiredOn: "2020-05-01",
} as const;

/** Everything that the company keeps, as text. */
async function readEverything({ companyId }: Person): Promise<string> {
  const tables = await listTablesWithCompany(world.database.owner);
  const texts = await Promise.all(
    tables.map(async (name) => {
      const { rows } = await world.database.owner.query(`select * from ${name} where company_id = $1`, [
        companyId,
      ]);
      return JSON.stringify(rows);
    }),
  );
  return texts.join("\n").toLowerCase();
}

describe("deleting a person", () => {
  test("leaves nothing that says who they were, in any table", async () => {
    const owner = await world.company();
    const person = await world.person(owner, { ...known, email: "marguerite.deschenes@entreprise.example" });
    const report = await world.person(owner, { directManagerId: person.profileId });
    await world.inside(owner, async (tx) => {
      const [companyId, teamId] = [owner.companyId, world.services.newId()];
      await tx
        .insert(teams)
        .values({ companyId, id: teamId, name: "Atelier", managerProfileId: person.profileId });
      await tx
        .insert(teamMembers)
        .values({ companyId, id: world.services.newId(), teamId, profileId: person.profileId });
    });
    await owner.api.evaluations.create({ evaluationType: "peer", subjectProfileId: person.profileId });
    const traces = [...Object.values(known), "deschenes", person.email, person.userId].map((trace) =>
      trace.toLowerCase(),
    );
    const before = await readEverything(owner);
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);

    await owner.api.people.remove({ id: person.profileId });
    const kept = await readEverything(owner);
    expect(traces.filter((trace) => kept.includes(trace))).toEqual([]);
    const { rows } = await world.database.owner.query("select 1 from auth.users where id = $1", [
      person.userId,
    ]);
    expect(rows).toEqual([]);
    expect((await owner.api.people.read({ id: report.profileId })).directManager).toBeNull();
    const { items } = await owner.api.evaluations.list({});
    expect(JSON.stringify(items)).toContain("supprimée");
  });

  test("no list, search, export or choice finds them, and no call reaches them", async () => {
    const owner = await world.company();
    const person = await world.person(owner, { ...known });
    const { profileId: id } = person;
    await owner.api.people.remove({ id });
    for (const search of ["marguerite", "supprimee", undefined]) {
      const question = search ? { search } : {};
      const found = [
        await owner.api.people.list(question),
        await owner.api.people.selectable(question),
        await owner.api.people.choices(question),
        await (await owner.api.people.export({ format: "csv", ...question })).text(),
      ];
      expect(JSON.stringify(found)).not.toMatch(/marguerite|supprimée|supprimee/i);
    }
    const codes = await Promise.all(
      [
        owner.api.people.read({ id }),
        owner.api.people.update({ id, firstName: "X" }),
        owner.api.people.setRole({ id, role: "user" }),
        owner.api.people.setActive({ id, isActive: true }),
        owner.api.people.setManyActive({ profileIds: [id], isActive: true }),
        owner.api.people.setAdmin({ id, isAdmin: true }),
        owner.api.people.setDirectManager({ id, directManagerId: null }),
        owner.api.people.resendInvitation({ id }),
        owner.api.people.cancelInvitation({ id }),
        owner.api.people.remove({ id }),
      ].map(readErrorCode),
    );
    expect(codes).toEqual(codes.map(() => "not_found"));
  });

  test("ends their session at once, and keeps the account that another company knows", async () => {
    const [owner, elsewhere] = [await world.company(), await world.company()];
    const email = "partagee@entreprise.example";
    const here = await world.person(owner, { email });
    const user = { userId: here.userId, email };
    const there = await world.person(elsewhere, user);
    await owner.api.people.remove({ id: here.profileId });
    expect(await readErrorCode(here.api.views.list({ list: "people" }))).toBe("unauthorized");
    expect(await elsewhere.api.people.read({ id: there.profileId })).toMatchObject({ email });
  });

  test("gives up what was still to be sent to them", async () => {
    const owner = await world.company();
    const { id, email } = await owner.api.people.invite({ email: "attendue@client.example", firstName: "A" });
    await owner.api.people.cancelInvitation({ id });
    const messages = await world.inside(owner, (tx) => tx.select().from(outbox));
    expect(messages).toMatchObject([{ status: "failed" }]);
    expect(JSON.stringify(messages)).not.toContain(email);
    expect(await readErrorCode(owner.api.people.invite({ email, firstName: "Encore" }))).toBe("ok");
  });

  test("is never oneself, nor the last owner or admin, and it is written down", async () => {
    const owner = await world.company();
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const plain = await world.person(owner, { role: "account_owner" });
    const codes = await Promise.all(
      [
        owner.api.people.remove({ id: owner.profileId }),
        admin.api.people.remove({ id: plain.profileId }),
        plain.api.people.remove({ id: admin.profileId }),
      ].map(readErrorCode),
    );
    expect(codes).toEqual(["forbidden", "forbidden", "forbidden"]);
    await owner.api.people.remove({ id: admin.profileId });
    const log = await world.inside(owner, (tx) => tx.select().from(auditLog));
    expect(log).toMatchObject([{ action: "people.remove", objectId: admin.profileId }]);
  });
});

test("of two owners who delete each other at the same moment one stays, with the rights of an owner and an admin", async () => {
  const first = await world.company();
  const second = await world.person(first, { role: "account_owner", isAdmin: true });
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holder = world.inside(first, async (tx) => {
    await tx.execute(sql`select from profiles where company_id = ${first.companyId} for update`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const both = [
    readErrorCode(first.api.people.remove({ id: second.profileId })),
    readErrorCode(second.api.people.remove({ id: first.profileId })),
  ];
  await waitForWaiters(world, 2);
  released.resolve();
  await holder;
  expect((await Promise.all(both)).filter((code) => code === "ok")).toHaveLength(1);
  const { rows } = await world.inside(first, (tx) =>
    tx.execute(
      sql`select role from profiles where company_id = ${first.companyId} and is_active and is_admin and removed_at is null`,
    ),
  );
  expect(rows).toEqual([{ role: "account_owner" }]);
});

test("an invitation is not cancelled under somebody who has joined", async () => {
  const owner = await world.company();
  const joined = await world.person(owner);
  expect(await readErrorCode(owner.api.people.cancelInvitation({ id: joined.profileId }))).toBe(
    "status_conflict",
  );
});

describe("administrator rights", () => {
  test("are given to an owner beside their role, to anybody else with the role, and the owners are told", async () => {
    const owner = await world.company();
    const plain = await world.person(owner, { role: "account_owner" });
    const member = await world.person(owner);
    expect(await owner.api.people.setAdmin({ id: plain.profileId, isAdmin: true })).toMatchObject({
      role: "account_owner",
      isAdmin: true,
    });
    expect(await owner.api.people.setAdmin({ id: member.profileId, isAdmin: true })).toMatchObject({
      role: "admin",
      isAdmin: true,
    });
    expect(await owner.api.people.setAdmin({ id: member.profileId, isAdmin: false })).toMatchObject({
      role: "user",
      isAdmin: false,
    });
    const sentEmails = await world.inside(owner, (tx) => tx.select().from(outbox));
    expect(sentEmails.filter(({ kind }) => kind === "people.newAdmin")).not.toHaveLength(0);
  });

  test("are out of reach of those who have none", async () => {
    const owner = await world.company();
    const plain = await world.person(owner, { role: "account_owner" });
    const member = await world.person(owner);
    expect(await readErrorCode(plain.api.people.setAdmin({ id: member.profileId, isAdmin: true }))).toBe(
      "forbidden",
    );
    expect(await readErrorCode(owner.api.people.setAdmin({ id: owner.profileId, isAdmin: false }))).toBe(
      "forbidden",
    );
  });
});

/** The ways in which a person stops being an owner or an admin. */
const losing = {
  "taking the rights": (by: Person, id: string) => by.api.people.setAdmin({ id, isAdmin: false }),
  deleting: (by: Person, id: string) => by.api.people.remove({ id }),
  "switching off": (by: Person, id: string) => by.api.people.setActive({ id, isActive: false }),
  "switching off several": async (by: Person, id: string) => {
    const { changed } = await by.api.people.setManyActive({ profileIds: [id], isActive: false });
    if (changed.length === 0) throw new Error("refused");
  },
};

describe("two admins who take each other’s place at the same moment leave one, whichever wins:", () => {
  const ways = Object.entries(losing);
  test.each(ways)("%s", async (_, lose) => {
    for (const held of [0, 1]) {
      const first = await world.company();
      const second = await world.person(first, { role: "account_owner", isAdmin: true });
      const pair = [first, second] as const;
      const [winner, loser] = held === 0 ? pair : ([second, first] as const);
      // Both wait for the same rows, one behind the other: the second sees what the first has done.
      const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holder = world.inside(first, async (tx) => {
        await tx.execute(sql`select 1 from profiles for no key update`);
        taken.resolve();
        await released.promise;
      });
      await taken.promise;
      const won = readErrorCode(lose(winner, loser.profileId));
      let lost = Promise.resolve("");
      try {
        await waitForWaiters(world, 1);
        lost = readErrorCode(lose(loser, winner.profileId));
        await waitForWaiters(world, 2);
      } finally {
        released.resolve();
        await holder;
      }
      expect([await won, await lost]).toEqual(["ok", expect.not.stringMatching("ok")]);
      const left = await world.inside(first, (tx) => tx.select().from(profiles));
      expect(left.filter(({ isActive, isAdmin }) => isActive && isAdmin)).toMatchObject([
        { id: winner.profileId },
      ]);
    }
  });
});

test("several at once: those who may be switched are, an owner and an admin stay", async () => {
  const owner = await world.company();
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const [a, b] = [await world.person(owner), await world.person(owner, { isActive: false })];
  const profileIds = [a, b, admin, owner].map(({ profileId }) => profileId);
  expect(await admin.api.people.setManyActive({ profileIds, isActive: false })).toEqual({
    changed: [a.profileId],
    refused: 3,
  });
  expect(await readErrorCode(a.api.views.list({ list: "people" }))).toBe("unauthorized");
  expect(await admin.api.people.setManyActive({ profileIds: [a.profileId], isActive: true })).toEqual({
    changed: [a.profileId],
    refused: 0,
  });
});
