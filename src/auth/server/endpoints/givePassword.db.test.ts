import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { linkIdentity } from "#accounts/server/identities.ts";
import { launchEvaluation } from "#app/testing/answering.ts";
import { givePassword, goodPassword, signIn } from "#app/testing/accounts.ts";
import { listEmailKindsTo, openEmail, findEmailToken } from "#app/testing/emails.ts";
import { post } from "#app/testing/http.ts";
import { endpoints } from "#app/testing/inputs.ts";
import { switchOn } from "#app/testing/secondFactor.ts";
import { readErrorCode, makeWorld, type Api, type Person, type World } from "#app/testing/world.ts";

const given = "Huit castors sous la pluie!";
const own = "Neuf hiboux dans la brume!";
let world: World;
let admin: Person;
/** The administrator, whose identity was confirmed a moment ago. */
let api: Api;
beforeAll(async () => {
  world = await makeWorld();
  const owner = await world.company("Serres du Plateau");
  admin = await world.person(owner, { role: "admin", isAdmin: true });
  await givePassword(world, admin);
});
beforeEach(async () => {
  api = world.as(await signIn(world, admin.email));
});
async function someone(facts = {}): Promise<Person> {
  const person = await world.person(admin, facts);
  await givePassword(world, person);
  return person;
}
const give = ({ profileId: id }: Pick<Person, "profileId">, password = given) =>
  api.auth.givePassword({ id, password });
/** What the calls with these policies answer to a session. */
/** One after the other: all at once, there are more of them than may wait for a connection. */
async function collectCodes(cookie: string, called: typeof endpoints) {
  const codes = new Set<string | undefined>();
  for (const { name } of called) codes.add((await post(world, name.replace(".", "/"), {}, cookie)).code);
  return [...codes];
}

describe("a password that an administrator set", () => {
  test("ends the sessions of the person, who is told with a link, and is in the log", async () => {
    const person = await someone();
    await give(person);
    expect(await readErrorCode(person.api.people.readOwn({}))).toBe("unauthorized");
    expect((await post(world, "auth/signIn", { email: person.email, password: goodPassword })).code).toBe(
      "invalid_credentials",
    );
    expect(await listEmailKindsTo(world, person.email)).toEqual(["auth.passwordGiven"]);
    const email = await openEmail(world, person.email, "auth.passwordGiven");
    expect(email?.action?.url).toContain("/auth/reset-password?token=");
    expect(JSON.stringify(email)).not.toContain(given);
    const { rows } = await world.inside(admin, (tx) =>
      tx.execute(sql`select object_id from audit_log where action = 'auth.givePassword'`),
    );
    expect(rows).toContainEqual({ object_id: person.profileId });
  });

  test("opens nothing but the choice of another, then all but answers, reports and other ways in", async () => {
    const person = await someone();
    await give(person);
    const cookie = await signIn(world, person.email, given);
    const closed = endpoints.filter(({ meta }) => meta.allow !== "anyone" && !meta.beforeOwnPassword);
    expect(await collectCodes(cookie, closed)).toEqual(["own_password_first"]);
    expect((await world.as(cookie).auth.viewer({}))?.needsOwnPassword).toBe(true);

    await world.as(cookie).auth.changePassword({ password: own });
    expect(await readErrorCode(world.as(cookie).people.readOwn({}))).toBe("ok");
    const secret = endpoints.filter(
      ({ meta }) => ["answering", "reading", "evaluate"].includes(meta.allow) || meta.needsProvedAddress,
    );
    expect(secret.length).toBeGreaterThan(10);
    expect(await collectCodes(cookie, secret)).toEqual(["address_first"]);
  });

  test("is not given by the person evaluated to whoever leads their evaluation", async () => {
    const lead = await someone({ role: "team_manager" });
    await launchEvaluation(world, { author: lead, subject: admin });
    expect(await readErrorCode(give(lead))).toBe("leads_your_evaluation");
  });

  test("is forgotten with the link to the address, which ends what it had opened", async () => {
    const person = await someone();
    await give(person);
    const opened = await signIn(world, person.email, given);
    await world.as(opened).auth.changePassword({ password: own });
    await world.visitor.auth.requestReset({ email: person.email });
    const token = await findEmailToken(world, person.email, "auth.reset");
    await world.visitor.auth.resetPassword({ token, password: goodPassword });
    expect(await readErrorCode(world.as(opened).people.readOwn({}))).toBe("unauthorized");
    const cookie = await signIn(world, person.email);
    expect(await readErrorCode(world.as(cookie).answers.mine({}))).toBe("ok");
  });

  test("is asked of a fresh administrator only, and follows the rule of passwords with the name of the person", async () => {
    const person = await someone({ firstName: "Bernadette" });
    expect(await readErrorCode(admin.api.auth.givePassword({ id: person.profileId, password: given }))).toBe(
      "confirmation_needed",
    );
    expect(await readErrorCode(give(person, "Bernadette-2026!"))).toBe("weak_password");
  });
});

describe("nobody sets the password of", () => {
  test.each([
    ["somebody who has not joined", async () => someone({ joinedAt: null })],
    ["somebody whose account is off", async () => someone({ isActive: false })],
    [
      "somebody with a second factor",
      async () => {
        const person = await someone();
        await switchOn(world, person.api);
        api = world.as(await signIn(world, admin.email));
        return person;
      },
    ],
    [
      "somebody who signs in through a provider",
      async () => {
        const person = await someone();
        const claims = { issuer: "https://ailleurs.example", subject: person.userId, email: person.email };
        await linkIdentity(world.database.db, world.services, person.userId, {
          ...claims,
          isVerified: true,
        });
        return person;
      },
    ],
    [
      "somebody of another company too",
      async () => {
        const person = await someone();
        await world.person(await world.company(), { email: person.email });
        return person;
      },
    ],
  ])("%s: one code", async (_who, make) => {
    const person = await make();
    expect(await readErrorCode(give(person))).toBe("password_not_given");
    expect(await listEmailKindsTo(world, person.email)).not.toContain("auth.passwordGiven");
  });

  test("an administrator, an owner, oneself, somebody elsewhere", async () => {
    const boss = await someone({ role: "account_owner" });
    const other = await someone({ role: "admin", isAdmin: true });
    const elsewhere = await world.company();
    expect(await Promise.all([boss, other, admin, elsewhere].map((one) => readErrorCode(give(one))))).toEqual(
      ["forbidden", "forbidden", "forbidden", "not_found"],
    );
  });
});

test("a link to choose a password goes to the address of whoever has joined, once a minute", async () => {
  const person = await someone();
  const send = ({ profileId: id }: Person) => readErrorCode(api.auth.sendPasswordLink({ id }));
  expect([await send(person), await send(person)]).toEqual(["ok", "ok"]);
  expect(await listEmailKindsTo(world, person.email)).toEqual(["auth.reset"]);
  expect(await send(await someone({ joinedAt: null }))).toBe("password_not_given");
  expect(await send(await world.company())).toBe("not_found");
});
