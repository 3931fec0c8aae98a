import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { givePassword, goodPassword, runLater, signIn } from "#app/testing/accounts.ts";
import { listEmailKindsTo, openEmail, findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { mintToken } from "#accounts/server/tokens.ts";
import { users } from "#accounts/tables.ts";
import { auditLog } from "#platform/server/tables.ts";
import { profiles } from "#people/tables.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

let count = 0;
const fresh = () => `nouvelle${(count += 1)}@exemple.ca`;
async function confirmedPerson(): Promise<Person> {
  const person = await world.person(owner);
  await givePassword(world, person);
  await person.api.auth.confirmIdentity({ password: goodPassword });
  return person;
}
const emailIn = async (company: Person, id: string) =>
  (
    await world.inside(company, (tx) =>
      tx.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, id)),
    )
  )[0]?.email;

describe("changing one's address", () => {
  test("sends a link there, and nothing changes until it is used; then the earlier address is told", async () => {
    const person = await confirmedPerson();
    const email = fresh();
    await person.api.auth.changeEmail({ email: ` ${email.toUpperCase()} ` });
    expect(await listEmailKindsTo(world, email)).toEqual(["auth.newEmail"]);
    expect(await person.api.auth.viewer({})).toMatchObject({ email: person.email });

    const token = await findEmailToken(world, email, "auth.newEmail");
    expect(await world.visitor.auth.confirmNewEmail({ token })).toEqual({ email });
    expect(await person.api.auth.viewer({})).toMatchObject({ email });
    expect(await emailIn(owner, person.profileId)).toBe(email);
    expect(await listEmailKindsTo(world, person.email)).toEqual([
      "auth.emailChangeAsked",
      "auth.emailChanged",
    ]);
    expect(await readErrorCode(world.visitor.auth.confirmNewEmail({ token }))).toBe("used_token");
    expect(await signIn(world, email)).not.toBe("");
    await expect(signIn(world, person.email)).rejects.toThrow("invalid_credentials");
  });

  test("asks who is there first", async () => {
    const person = await world.person(owner);
    expect(await readErrorCode(person.api.auth.changeEmail({ email: fresh() }))).toBe("confirmation_needed");
  });

  test("changes every company where the account had that address, and leaves another address of a company", async () => {
    const person = await confirmedPerson();
    const [second, third] = [await world.company(), await world.company()];
    const there = await world.person(second, { email: person.email });
    const elsewhere = await world.person(third, { email: person.email });
    await world.inside(third, (tx) =>
      tx.update(profiles).set({ email: "bureau@exemple.ca" }).where(eq(profiles.id, elsewhere.profileId)),
    );
    const email = fresh();
    await person.api.auth.changeEmail({ email });
    await world.visitor.auth.confirmNewEmail({ token: await findEmailToken(world, email, "auth.newEmail") });
    expect(await emailIn(second, there.profileId)).toBe(email);
    expect(await emailIn(third, elsewhere.profileId)).toBe("bureau@exemple.ca");
    const entries = (company: Person) =>
      world.inside(company, async (tx) => {
        const found = await tx.select().from(auditLog).where(eq(auditLog.action, "account.emailChanged"));
        return found.map(({ objectId }) => objectId);
      });
    expect(await entries(second)).toEqual([there.profileId]);
    expect(await entries(owner)).toContain(person.profileId);
    expect(await entries(third)).toEqual([]);
  });

  test("does not tell whether an address has an account, but to whoever reads its mail", async () => {
    const [person, other] = [await confirmedPerson(), await world.person(owner)];
    expect(await person.api.auth.changeEmail({ email: other.email })).toEqual({});
    const token = await findEmailToken(world, other.email, "auth.newEmail");
    expect(await readErrorCode(world.visitor.auth.confirmNewEmail({ token }))).toBe("email_taken");
    expect(await person.api.auth.viewer({})).toMatchObject({ email: person.email });
  });

  test("gives an address to one of two who want it at once", async () => {
    const people = [await confirmedPerson(), await confirmedPerson()];
    const email = fresh();
    const tokens = await Promise.all(
      people.map((person) =>
        mintToken(world.services.db, world.services, { kind: "email", ...person, email }),
      ),
    );
    const codes = await Promise.all(
      tokens.map((token) => readErrorCode(world.visitor.auth.confirmNewEmail({ token }))),
    );
    expect(codes.toSorted()).toEqual(["email_taken", "ok"]);
  });

  test("ends the links that wait in the earlier mailbox", async () => {
    const person = await confirmedPerson();
    await world.visitor.auth.requestReset({ email: person.email });
    const reset = await findEmailToken(world, person.email, "auth.reset");
    const email = fresh();
    await person.api.auth.changeEmail({ email });
    await world.visitor.auth.confirmNewEmail({ token: await findEmailToken(world, email, "auth.newEmail") });
    const choosing = world.visitor.auth.resetPassword({ token: reset, password: `${goodPassword} encore` });
    expect(await readErrorCode(choosing)).toBe("used_token");
  });

  test("is closed while the administration’s password is the only one, and so is a link asked for before", async () => {
    const person = await confirmedPerson();
    const email = fresh();
    await person.api.auth.changeEmail({ email });
    const token = await findEmailToken(world, email, "auth.newEmail");
    await world.database.db
      .update(users)
      .set({ addressOwedSince: world.clock.now })
      .where(eq(users.id, person.userId));
    expect(await readErrorCode(person.api.auth.changeEmail({ email: fresh() }))).toBe("address_first");
    expect(await readErrorCode(world.visitor.auth.confirmNewEmail({ token }))).toBe("invalid_token");
  });

  test("is worth nothing once another password was chosen, and nobody can have a dead link renewed", async () => {
    const person = await confirmedPerson();
    const [email, late] = [fresh(), fresh()];
    await person.api.auth.changeEmail({ email });
    const token = await findEmailToken(world, email, "auth.newEmail");
    await person.api.auth.changeEmail({ email: late });
    world.clock.advance(1000);
    await person.api.auth.changePassword({ password: `${goodPassword} encore` });
    expect(await readErrorCode(world.visitor.auth.confirmNewEmail({ token }))).toBe("used_token");
    await world.visitor.auth.requestNewLink({ token });
    expect(await listEmailKindsTo(world, email)).toEqual(["auth.newEmail"]);
    // What had not left yet does not leave.
    expect(await openEmail(world, late, "auth.newEmail")).toBeNull();
    expect(await person.api.auth.viewer({})).toMatchObject({ email: person.email });
  });

  test("a link lives sixty minutes", async () => {
    const person = await confirmedPerson();
    const email = fresh();
    await person.api.auth.changeEmail({ email });
    const token = await findEmailToken(world, email, "auth.newEmail");
    await runLater(world, 61 * 60_000, async () => {
      expect(await readErrorCode(world.visitor.auth.confirmNewEmail({ token }))).toBe("expired_link");
    });
  });
});
