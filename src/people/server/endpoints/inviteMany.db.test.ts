import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listEmailsTo, listEmailKindsTo, openEmail } from "#app/testing/emails.ts";
import { waitForWaiters } from "#app/testing/races/waiters.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await makeWorld({ pool: 6 });
});

describe("inviting many", () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ email: `nombreuse.${at}@client.example`, firstName: "N" }));

  test("sends each an email of their own, and tells who was there already", async () => {
    const owner = await world.company();
    await owner.api.people.invite({ email: "deja@client.example", firstName: "D" });
    const again = { email: "DEJA@client.example", firstName: "E" };
    expect(await owner.api.people.inviteMany({ people: [...people(5), again] })).toEqual({
      invited: 5,
      known: ["deja@client.example"],
      lastLeavesOn: null,
    });
    for (const { email } of people(5))
      expect(await listEmailKindsTo(world, email)).toEqual(["people.invitation"]);
    expect(await listEmailKindsTo(world, "deja@client.example")).toHaveLength(1);
    expect((await owner.api.people.list({ search: "deja" })).items).toMatchObject([{ firstName: "D" }]);
  });

  test("is all or nothing: one role that may not be given, and nobody is invited", async () => {
    const owner = await world.company();
    const second = await world.person(owner, { role: "account_owner" });
    const admin = { email: "admin.nombreux@client.example", firstName: "A", role: "admin" as const };
    expect(await readErrorCode(second.api.people.inviteMany({ people: [...people(2), admin] }))).toBe(
      "forbidden",
    );
    expect((await owner.api.people.list({ search: "nombreuse" })).total).toBe(0);
  });
});

test("two calls with the same addresses in another order both succeed", async () => {
  const [one, other] = [await world.company(), await world.company()];
  const names = ["a", "m", "z"].map((name) => ({ email: `croisee.${name}@client.example`, firstName: name }));
  const holder = await world.database.owner.connect();
  try {
    // Both come as far as the address in the middle, each with what the other wants next, unless both take turns.
    await holder.query("begin");
    await holder.query(
      "insert into auth.users (id, email, created_at, updated_at) values (gen_random_uuid(), $1, now(), now())",
      [names[1]?.email],
    );
    const calls = [
      readErrorCode(one.api.people.inviteMany({ people: names })),
      readErrorCode(other.api.people.inviteMany({ people: names.toReversed() })),
    ];
    await waitForWaiters(world, 2);
    await holder.query("rollback");
    expect(await Promise.all(calls)).toEqual(["ok", "ok"]);
  } finally {
    holder.release(true);
  }
});

test("the answer keeps the order given", async () => {
  const owner = await world.company();
  const people = ["z", "a", "m"].map((name) => ({ email: `ordre.${name}@client.example`, firstName: name }));
  const first = { email: "ordre.z@client.example", firstName: "z" };
  const again = { email: "ordre.z@client.example", firstName: "Deux fois" };
  expect(await owner.api.people.inviteMany({ people: [first, again] })).toMatchObject({
    invited: 1,
    known: ["ordre.z@client.example"],
  });
  await owner.api.people.inviteMany({ people });
  expect((await owner.api.people.inviteMany({ people })).known).toEqual(people.map(({ email }) => email));
  expect((await owner.api.people.list({ search: "ordre.z" })).items).toMatchObject([{ firstName: "z" }]);
});

describe("the queue of invitations", () => {
  const full = "too_many_waiting";
  const lines = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ email: `${name}.${at}@rondo.test`, firstName: "F" }));
  const queue = (owner: Person, count: number) =>
    world.inside(owner, (tx) =>
      tx.execute(sql`
        insert into outbox (company_id, id, kind, dedupe_key, recipient, language, data, status, next_attempt_at, created_at)
        select ${owner.companyId}, gen_random_uuid(), 'people.invitation', 'queue:' || n, 'q' || n || '@rondo.test',
          'fr', '{}', 'waiting', ${world.clock.now.toISOString()}, ${world.clock.now.toISOString()}
        from generate_series(1, ${count}) n`),
    );

  test("is never longer than thirty days: nobody more is invited, by one, by many or again", async () => {
    const owner = await world.company();
    const invited = await world.person(owner, { joinedAt: null, email: "attendue@rondo.test" });
    // Twenty a day, thirty days.
    await queue(owner, 597);
    expect(await readErrorCode(owner.api.people.inviteMany({ people: lines("trop", 4) }))).toBe(full);
    expect((await owner.api.people.list({ search: "trop" })).total).toBe(0);
    expect(await readErrorCode(owner.api.people.inviteMany({ people: lines("dernieres", 3) }))).toBe("ok");
    const one = { email: "une@rondo.test", firstName: "U" };
    expect(await readErrorCode(owner.api.people.invite(one))).toBe(full);
    const { profileId: id } = invited;
    expect(await readErrorCode(owner.api.people.resendInvitation({ id }))).toBe(full);
    expect(await readErrorCode(owner.api.people.resendInvitations({ profileIds: [id] }))).toBe(full);
    // Those whom the company knows take no place.
    expect(await owner.api.people.inviteMany({ people: lines("dernieres", 3) })).toMatchObject({
      invited: 0,
    });
  });
});

test("a person invites many twenty times in a quarter of an hour, a company sixty, whoever does it", async () => {
  const owner = await world.company();
  const people = [{ email: owner.email, firstName: "O" }];
  const countUntilLimited = async (who: Person) => {
    const codes: string[] = [];
    for (let count = 0; count < 21; count += 1)
      codes.push(await readErrorCode(who.api.people.inviteMany({ people })));
    return codes.indexOf("too_many_requests");
  };
  const second = await world.person(owner, { role: "account_owner" });
  const third = await world.person(owner, { role: "account_owner" });
  const fourth = await world.person(owner, { role: "account_owner" });
  expect(await countUntilLimited(owner)).toBe(20);
  expect([
    await countUntilLimited(second),
    await countUntilLimited(third),
    await countUntilLimited(fourth),
  ]).toEqual([20, 20, 0]);
  const other = await world.company();
  expect(await readErrorCode(other.api.people.inviteMany({ people }))).toBe("ok");
});

describe("the account owners, when a call makes several admins", () => {
  const admins = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      email: `direction.${at}@client.example`,
      firstName: `Ana${at}`,
      role: "admin" as const,
    }));
  const countNewAdminEmails = async (companyId: string) => {
    const { rows } = await world.inside({ companyId, profileId: world.services.newId() }, (tx) =>
      tx.execute(sql`select count(*)::int as count from outbox where kind = 'people.newAdmin'`),
    );
    return rows[0]?.["count"];
  };

  test("are told once each, in one email that names all of them, and only those who have joined", async () => {
    const owner = await world.company("Verrerie du Saguenay");
    const second = await world.person(owner, { role: "account_owner", language: "en" });
    const owners = Array.from({ length: 20 }, (_, at) => ({
      email: `invitee.${at}@client.example`,
      firstName: "I",
      role: "account_owner" as const,
    }));
    await owner.api.people.inviteMany({ people: owners });
    await owner.api.people.inviteMany({ people: admins(20) });
    expect(await countNewAdminEmails(owner.companyId)).toBe(2);
    expect(await listEmailsTo(world, owner.email)).toHaveLength(1);
    const email = await openEmail(world, owner.email, "people.newAdmin");
    expect(email?.subject).toBe("20 personnes de plus administrent Verrerie du Saguenay");
    for (const { firstName } of admins(20)) expect(email?.paragraphs[0]).toContain(firstName);
    const english = await openEmail(world, second.email, "people.newAdmin");
    expect(english?.subject).toBe("20 more people are now administrators of Verrerie du Saguenay");
  });

  test("read of one alone in the words of one", async () => {
    const owner = await world.company("Verrerie");
    await owner.api.people.inviteMany({ people: admins(1) });
    expect(await openEmail(world, owner.email, "people.newAdmin")).toMatchObject({
      subject: "Ana0 administre maintenant Verrerie",
      title: "Une personne de plus à l’administration",
    });
  });
});
