import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { emailsTo, kindsTo, openEmail } from "#app/testing/emails.ts";
import { codeOf, makeWorld, type World } from "#app/testing/world.ts";

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
    for (const { email } of people(5)) expect(await kindsTo(world, email)).toEqual(["people.invitation"]);
    expect(await kindsTo(world, "deja@client.example")).toHaveLength(1);
    expect((await owner.api.people.list({ search: "deja" })).items).toMatchObject([{ firstName: "D" }]);
  });

  test("is all or nothing: one role that may not be given, and nobody is invited", async () => {
    const owner = await world.company();
    const second = await world.person(owner, { role: "account_owner" });
    const admin = { email: "admin.nombreux@client.example", firstName: "A", role: "admin" as const };
    expect(await codeOf(second.api.people.inviteMany({ people: [...people(2), admin] }))).toBe("forbidden");
    expect((await owner.api.people.list({ search: "nombreuse" })).total).toBe(0);
  });
});

describe("the account owners, when a call makes several admins", () => {
  const admins = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      email: `direction.${at}@client.example`,
      firstName: `Ana${at}`,
      role: "admin" as const,
    }));
  const countOf = async (companyId: string) => {
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
    expect(await countOf(owner.companyId)).toBe(2);
    expect(await emailsTo(world, owner.email)).toHaveLength(1);
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
