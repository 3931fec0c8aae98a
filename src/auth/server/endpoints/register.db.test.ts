import { beforeAll, describe, expect, test } from "vitest";
import { post } from "#app/testing/http.ts";
import { listEmailsTo, listEmailKindsTo, openEmail, findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type World } from "#app/testing/world.ts";
import { companies } from "#company/tables.ts";
import { profiles } from "#people/tables.ts";
import { companyValues, questions } from "#skills/tables.ts";

const password = "Trois renards dans la neige";
const registration = (email: string, facts: object = {}) => ({
  companyName: "Menuiserie Boréale",
  firstName: "Élise",
  lastName: "Gagné",
  email,
  password,
  language: "fr" as const,
  ...facts,
});

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

async function countCompanies(): Promise<number> {
  const { rows } = await world.database.db.execute("select app.company_ids()");
  return rows.length;
}

/** Registers, and gives the api of the browser that did: only there does a click alone confirm. */
async function registered(facts: ReturnType<typeof registration>) {
  const { cookie } = await post(world, "auth/register", facts);
  return world.as(cookie);
}
const confirmationTo = (email: string) => findEmailToken(world, email, "auth.confirmation");

async function signedIn(email: string, secret = password) {
  const { cookie, code } = await post(world, "auth/signIn", { email, password: secret });
  expect(code).toBeUndefined();
  return world.as(cookie);
}

describe("registering", () => {
  test("makes the company, its owner with admin power and the default library", async () => {
    const email = "elise@menuiserie.example";
    const browser = await registered(registration(email));
    await browser.auth.confirmEmail({ token: await confirmationTo(email) });
    const api = await signedIn(email);
    const viewer = await api.auth.viewer({});
    expect(viewer).toMatchObject({
      firstName: "Élise",
      email,
      role: "account_owner",
      isAdmin: true,
      capabilities: ["evaluate", "managePeople", "administer"],
      scope: "full",
      hasPassword: true,
      company: {
        name: "Menuiserie Boréale",
        isDemonstration: false,
        zone: { timeZone: "America/Toronto", utcOffset: -300 },
      },
      today: "2026-11-20",
      otherCompanies: [],
    });
    const inside = { companyId: viewer?.company.id ?? "", profileId: viewer?.profileId ?? "" };
    const counts = await world.inside(inside, async (tx) => ({
      questions: (await tx.select().from(questions)).length,
      values: (await tx.select().from(companyValues)).length,
      companies: (await tx.select().from(companies)).length,
      people: (await tx.select().from(profiles)).length,
    }));
    expect(counts.questions).toBeGreaterThanOrEqual(100);
    expect(counts).toMatchObject({ values: 6, companies: 1, people: 1 });
  });

  test.each([
    ["too weak", "courte", "password_weak"],
    ["the name of the company", "MenuiserieForte!", "password_common"],
    ["a common one", "MotDePasse#1", "password_common"],
  ])("refuses a password that is %s, and makes nothing", async (_why, weak, reason) => {
    const before = await countCompanies();
    const answer = await post(
      world,
      "auth/register",
      registration("faible@menuiserie.example", { password: weak }),
    );
    expect([answer.status, answer.code]).toEqual([422, "weak_password"]);
    expect(JSON.parse(answer.body)).toMatchObject({ json: { fields: { password: { reason } } } });
    expect(await countCompanies()).toBe(before);
  });

  test("refuses a key that would raise the rights, and a name that carries a link", async () => {
    const greedy = await post(world, "auth/register", registration("a@b.example", { isAdmin: true }));
    expect([greedy.status, greedy.code]).toEqual([422, "invalid_data"]);
    const spam = registration("a@b.example", { companyName: "Gagnez sur https://pirate.example" });
    expect(await readErrorCode(world.visitor.auth.register(spam))).toBe("invalid_data");
  });

  test("ten times at once with one address leaves one company: the one whose email is confirmed", async () => {
    const email = "dix@menuiserie.example";
    const before = await countCompanies();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(world, "auth/register", registration(email))),
    );
    expect(new Set(answers.map(({ status, body }) => status + body)).size).toBe(1);
    const token = await confirmationTo(email);
    await world.visitor.auth.confirmEmail({ token, newPassword: password });
    expect(await countCompanies()).toBe(before + 1);
  });
});

describe("an address that has an account", () => {
  test("gets the same answer as a new one, no company, and an email that says so", async () => {
    const email = "connue@menuiserie.example";
    const first = await post(world, "auth/register", registration(email));
    await world.as(first.cookie).auth.confirmEmail({ token: await confirmationTo(email) });
    const before = await countCompanies();
    const again = await post(world, "auth/register", registration(email, { companyName: "Autre" }));
    const drawn = { cookie: expect.any(String), setCookie: expect.any(String) };
    expect(again).toEqual({ ...first, ...drawn });
    expect(again.setCookie).toHaveLength(first.setCookie.length);
    expect(await countCompanies()).toBe(before);
    const received = await openEmail(world, email, "auth.alreadyRegistered");
    expect(received).toMatchObject({
      subject: "Vous avez déjà un compte",
      action: { url: "http://localhost:3000/auth/login?email=connue%40menuiserie.example" },
    });
    // The password of the one who proved the address still opens it.
    await signedIn(email);
  });

  test("in capitals is the same address", async () => {
    const email = "majuscules@menuiserie.example";
    const browser = await registered(registration(email));
    await browser.auth.confirmEmail({ token: await confirmationTo(email) });
    const before = await countCompanies();
    await post(world, "auth/register", registration("MAJUSCULES@Menuiserie.example"));
    expect(await countCompanies()).toBe(before);
  });

  test("but never proved: neither password counts any more, the email that is confirmed decides", async () => {
    const email = "convoitee@menuiserie.example";
    await post(world, "auth/register", registration(email, { password: "Un pirate patient ici!" }));
    const planted = await findEmailToken(world, email, "auth.confirmation");
    world.clock.advance(60_000);
    await post(world, "auth/register", registration(email));
    const pirate = { email, password: "Un pirate patient ici!" };
    expect(
      await readErrorCode(world.visitor.auth.confirmEmail({ token: planted, password: pirate.password })),
    ).toBe("invalid_credentials");
    const token = await confirmationTo(email);
    await world.visitor.auth.confirmEmail({ token, newPassword: "Celui de la vraie personne!" });
    expect(await readErrorCode(world.visitor.auth.confirmEmail({ token: planted }))).toBe("invalid_token");
    expect(await readErrorCode(world.visitor.auth.signIn(pirate))).toBe("invalid_credentials");
    await signedIn(email, "Celui de la vraie personne!");
  });

  test("only because a company invited it may still found its own", async () => {
    const owner = await world.company("Une autre entreprise");
    const email = "invitee@menuiserie.example";
    await owner.api.people.invite({ email, firstName: "Inès" });
    const browser = await registered(registration(email));
    await browser.auth.confirmEmail({ token: await confirmationTo(email) });
    const viewer = await (await signedIn(email)).auth.viewer({});
    expect(viewer).toMatchObject({ company: { name: "Menuiserie Boréale" }, otherCompanies: [] });
  });
});

describe("confirming the address", () => {
  test("is needed before the first sign-in, and is said only after the right password", async () => {
    const email = "a.confirmer@menuiserie.example";
    const browser = await registered(registration(email));
    expect(await readErrorCode(world.visitor.auth.signIn({ email, password: "Une fausse phrase!" }))).toBe(
      "invalid_credentials",
    );
    expect(await readErrorCode(world.visitor.auth.signIn({ email, password }))).toBe("email_not_confirmed");
    const token = await confirmationTo(email);
    world.clock.advance(1000);
    expect(await browser.auth.confirmEmail({ token })).toEqual({ email, isSignedIn: true });
    await signedIn(email);
    expect(await listEmailKindsTo(world, email)).toEqual(["auth.confirmation", "auth.welcome"]);
    expect(await openEmail(world, email, "auth.confirmation")).toBeNull();
    expect((await openEmail(world, email, "auth.welcome"))?.subject).toBe("Bienvenue chez Rondo, Élise");
  });

  test("opens the session in the browser that registered, which holds the link too, and in no other", async () => {
    const email = "deja.la@menuiserie.example";
    const { cookie: browser } = await post(world, "auth/register", registration(email));
    const token = await confirmationTo(email);
    // Another address registered here opens nothing for this one.
    const { cookie: neighbour } = await post(
      world,
      "auth/register",
      registration("voisin@menuiserie.example"),
    );
    const elsewhere = await post(world, "auth/confirmEmail", { token }, neighbour);
    expect([elsewhere.code, elsewhere.setCookie]).toEqual(["password_needed", ""]);
    const { cookie } = await post(world, "auth/confirmEmail", { token }, browser);
    expect(await world.as(cookie).auth.viewer({})).toMatchObject({ email, scope: "full" });
    // What is delicate still asks for the password.
    expect((await world.as(cookie).auth.security({})).isConfirmed).toBe(false);
  });

  test("works once, for 24 hours, with a confirmation link only", async () => {
    const email = "delais@menuiserie.example";
    const browser = await registered(registration(email));
    const late = await confirmationTo(email);
    world.clock.advance(24 * 60 * 60_000 - 1000);
    const inTime = await confirmationTo(email);
    world.clock.advance(1000);
    expect(await readErrorCode(browser.auth.confirmEmail({ token: late }))).toBe("expired_link");
    expect(await readErrorCode(world.visitor.auth.resetPassword({ token: inTime, password }))).toBe(
      "invalid_token",
    );
    expect(await readErrorCode(browser.auth.confirmEmail({ token: `${inTime}x` }))).toBe("invalid_token");
    await browser.auth.confirmEmail({ token: inTime });
    expect(await readErrorCode(browser.auth.confirmEmail({ token: inTime }))).toBe("used_token");
  });

  test("with one link twenty times at once succeeds once", async () => {
    const email = "vingt@menuiserie.example";
    const browser = await registered(registration(email));
    const token = await confirmationTo(email);
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => readErrorCode(browser.auth.confirmEmail({ token }))),
    );
    expect(codes.filter((code) => code === "ok")).toHaveLength(1);
    expect(codes.filter((code) => code === "used_token")).toHaveLength(19);
  });

  test("can be asked again, at most once in five minutes; the answer never tells whether the address is known", async () => {
    const email = "encore@menuiserie.example";
    const browser = await registered(registration(email));
    world.clock.advance(5 * 60_000);
    const known = await post(world, "auth/resendConfirmation", { email });
    const unknown = await post(world, "auth/resendConfirmation", { email: "personne@nulle-part.example" });
    expect(known).toEqual(unknown);
    await post(world, "auth/resendConfirmation", { email });
    expect(await listEmailKindsTo(world, email)).toEqual(["auth.confirmation", "auth.confirmation"]);
    await browser.auth.confirmEmail({ token: await confirmationTo(email) });
    world.clock.advance(5 * 60_000);
    await post(world, "auth/resendConfirmation", { email });
    expect(await listEmailKindsTo(world, email)).toHaveLength(3);
  });

  test("too late: a new link goes to the same address", async () => {
    const email = "perime@menuiserie.example";
    const browser = await registered(registration(email));
    const old = await confirmationTo(email);
    world.clock.advance(25 * 60 * 60_000);
    const known = await post(world, "auth/requestNewLink", { token: old });
    const unknown = await post(world, "auth/requestNewLink", { token: "a-token-that-nobody-was-given" });
    expect(known).toEqual(unknown);
    await browser.auth.confirmEmail({ token: await confirmationTo(email) });
  });

  describe("elsewhere than where one registered", () => {
    test("asks for the password chosen then, and consumes nothing meanwhile", async () => {
      const email = "autre.appareil@menuiserie.example";
      await registered(registration(email));
      const token = await confirmationTo(email);
      const elsewhere = world.visitor.auth;
      expect(await readErrorCode(elsewhere.confirmEmail({ token }))).toBe("password_needed");
      expect(await readErrorCode(elsewhere.confirmEmail({ token, password: "Une fausse phrase!" }))).toBe(
        "invalid_credentials",
      );
      const { body, setCookie } = await post(world, "auth/confirmEmail", { token, password });
      expect(JSON.parse(body)).toMatchObject({ json: { email, isSignedIn: false } });
      expect(setCookie).toBe("");
      await signedIn(email);
    });

    test("a stranger who registered the address gets nowhere: whoever reads its emails chooses another password", async () => {
      const email = "convoitee2@menuiserie.example";
      const stolen = "Un pirate patient ici!";
      const pirate = await registered(registration(email, { password: stolen }));
      const token = await confirmationTo(email);
      // The browser of another registration is a stranger here too.
      const neighbour = await registered(registration("voisine@menuiserie.example"));
      expect(await readErrorCode(neighbour.auth.confirmEmail({ token }))).toBe("password_needed");
      const weak = await readErrorCode(neighbour.auth.confirmEmail({ token, newPassword: "courte" }));
      expect(weak).toBe("weak_password");
      expect(await neighbour.auth.confirmEmail({ token, newPassword: password })).toEqual({
        email,
        isSignedIn: false,
      });
      expect(await readErrorCode(pirate.auth.signIn({ email, password: stolen }))).toBe(
        "invalid_credentials",
      );
      expect(await readErrorCode(pirate.auth.confirmEmail({ token }))).toBe("used_token");
      await signedIn(email);
    });

    test("an account that lost its password asks for a new one, even where it was registered", async () => {
      const email = "deux.fois@menuiserie.example";
      const browser = await registered(registration(email));
      await registered(registration(email, { password: "Un pirate patient ici!" }));
      world.clock.advance(5 * 60_000);
      await post(world, "auth/resendConfirmation", { email });
      const token = await confirmationTo(email);
      expect(await readErrorCode(browser.auth.confirmEmail({ token }))).toBe("password_needed");
      await browser.auth.confirmEmail({ token, newPassword: password });
      await signedIn(email);
    });
  });
});

test("neither the accounts nor the outbox hold the secret of a link", async () => {
  const email = "secret@menuiserie.example";
  await post(world, "auth/register", registration(email));
  const token = await confirmationTo(email);
  const { rows } = await world.database.owner.query(
    "select to_jsonb(t)::text as row from auth.tokens t union all select to_jsonb(u)::text from auth.users u",
  );
  const messages = await listEmailsTo(world, email);
  const kept = JSON.stringify([rows, messages]);
  expect(messages).toHaveLength(1);
  expect(kept).toContain(email);
  expect(kept).not.toContain(token);
});
