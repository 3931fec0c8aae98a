import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readProviders } from "#accounts/rules/providers.ts";
import { givePassword, goodPassword, runLater, signIn } from "#app/testing/accounts.ts";
import { signInElsewhere } from "#app/testing/signInElsewhere.ts";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo, openEmail, findEmailToken } from "#app/testing/emails.ts";
import { switchOn } from "#app/testing/secondFactor.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { startIdentityProvider, type IdentityProvider } from "#platform/testing/identityProvider.ts";

const minute = 60_000;

let world: World;
let owner: Person;
let portal: IdentityProvider;
beforeAll(async () => {
  // The provider lives by the real clock, and signs what it says with it.
  portal = await startIdentityProvider();
  portal.serve("http://localhost:3000/auth/callback");
  world = await makeWorld({ pool: 1, now: new Date(), providers: readProviders(portal.variables).providers });
  owner = await world.company("Scierie du Fjord");
});
afterAll(() => portal.close());

let count = 0;
/** A person at the provider, under a new subject. */
function elsewhere(email: string, claims: { email_verified?: unknown } = { email_verified: true }): string {
  count += 1;
  portal.people.set(`sujet-${count}`, { email, ...claims });
  return `sujet-${count}`;
}

const cookieIn = (setCookie: string, name: string) =>
  new RegExp(`rondo_${name}=[^;,]+`).exec(setCookie)?.[0] ?? "";
const isOpen = async (cookie: string) =>
  (await readErrorCode(world.as(cookie).auth.continueSession({}))) === "ok";
const urlIn = (body: string) => (JSON.parse(body) as { json: { url: string } }).json.url;

/** Leaves for the provider and signs in there; what comes back, and the cookie that waited. */
async function journey(name: string, next?: string) {
  const left = await post(world, "auth/goToProvider", { provider: "oidc", ...(next ? { next } : {}) });
  return { answer: await signInElsewhere(urlIn(left.body), name), waiting: left.cookie, left };
}
const arrive = (answer: string, cookie: string) => post(world, "auth/comeFromProvider", { answer }, cookie);
async function signInBy(name: string) {
  const { answer, waiting } = await journey(name);
  const arrived = await arrive(answer, waiting);
  return { ...arrived, session: cookieIn(arrived.setCookie, "session") };
}

/** A member whose account has no password: only invited, or always by link. */
const withoutPassword = () => world.person(owner);
async function withPassword(): Promise<Person> {
  const person = await world.person(owner);
  await givePassword(world, person);
  return person;
}
async function link(person: Person, name: string) {
  await person.api.auth.confirmIdentity({ password: goodPassword });
  const left = await post(world, "auth/linkProvider", { provider: "oidc" }, person.cookie);
  const answer = await signInElsewhere(urlIn(left.body), name);
  return arrive(answer, `${person.cookie}; ${left.cookie}`);
}

describe("leaving for a provider", () => {
  test("takes the authorization code with PKCE, state and nonce, kept in a cookie that no script reads", async () => {
    const { left } = await journey(elsewhere("x@ailleurs.example"));
    const { searchParams, origin } = new URL(urlIn(left.body));
    expect(origin).toBe(portal.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      redirect_uri: "http://localhost:3000/auth/callback",
      scope: "openid email",
      code_challenge_method: "S256",
    });
    expect(left.setCookie).toMatch(/^rondo_provider=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const secret of ["state", "nonce"])
      expect(left.setCookie).not.toContain(searchParams.get(secret) ?? "?");
  });

  test("is not offered where nothing is configured, nor to a provider that is not", async () => {
    expect((await world.visitor.auth.listProviders({})).providers).toEqual([{ id: "oidc", name: "Portail" }]);
    expect(await readErrorCode(world.visitor.auth.goToProvider({ provider: "google" }))).toBe("not_found");
    expect(readProviders({}).providers).toEqual([]);
  });

  test.each([
    ["/app/evaluations?search=%22lea%22", "/app/evaluations?search=%22lea%22"],
    ["https://evil.example", "/user/dashboard"],
    ["//evil.example", "/user/dashboard"],
  ])("wanting %s comes back to %s", async (next, expected) => {
    const person = await withoutPassword();
    const { answer, waiting } = await journey(elsewhere(person.email), next);
    expect((await arrive(answer, waiting)).body).toContain(JSON.stringify(expected));
  });
});

describe("coming back", () => {
  test("the first time, to an account with no other key: it is linked, and its owner told", async () => {
    const person = await withoutPassword();
    const name = elsewhere(person.email);
    const first = await signInBy(name);
    expect(first.body).toContain('"outcome":"signedIn"');
    expect((await world.as(first.session).auth.viewer({}))?.profileId).toBe(person.profileId);
    expect(await listEmailKindsTo(world, person.email)).toEqual(["auth.identityLinked"]);
    // The subject is the identity from now on, whatever becomes of the address.
    portal.people.set(name, { email: "autre@ailleurs.example", email_verified: false });
    expect(await isOpen((await signInBy(name)).session)).toBe(true);
  });

  test("somebody invited joins, and their invitation has served", async () => {
    const email = "invite@scierie.example";
    await owner.api.people.invite({ email, firstName: "Ivan" });
    const token = await findEmailToken(world, email, "people.invitation");
    const { session } = await signInBy(elsewhere(email));
    expect((await world.as(session).auth.viewer({}))?.email).toBe(email);
    expect((await post(world, "auth/readInvitation", { token })).code).toBe("used_token");
  });

  test("asks for the second factor where there is one", async () => {
    const person = await withPassword();
    const name = elsewhere("prive@ailleurs.example");
    await link(person, name);
    const app = await switchOn(world, person.api);
    const { body, session, setCookie } = await signInBy(name);
    expect([body.includes('"secondStep"'), session]).toEqual([true, ""]);
    const waiting = cookieIn(setCookie, "second_step");
    const passed = await post(world, "auth/passSecondStep", { code: app.code() }, waiting);
    expect(await isOpen(cookieIn(passed.setCookie, "session"))).toBe(true);
  });

  test("a deactivated person stays outside", async () => {
    const person = await withoutPassword();
    const name = elsewhere(person.email);
    await signInBy(name);
    await owner.api.people.setActive({ id: person.profileId, isActive: false });
    expect((await signInBy(name)).code).toBe("user_disabled");
  });
});

describe("another address at the provider", () => {
  const announced = (body: string) =>
    (JSON.parse(body) as { json: { announcedEmail: string | null } }).json.announcedEmail;
  const listAddressNotices = async (email: string) =>
    (await listEmailKindsTo(world, email)).filter((kind) => kind === "people.addressElsewhere");

  test("changes nothing, is offered to the person and told to the administration, once for each", async () => {
    const boss = await world.company("Moulin du Fjord");
    const [admin, member] = [await world.person(boss, { isAdmin: true }), await world.person(boss)];
    const invited = await world.person(boss, { isAdmin: true, joinedAt: null });
    const person = await world.person(boss);
    const name = elsewhere(person.email);
    expect(announced((await signInBy(name)).body)).toBeNull();
    const says = (email: string, email_verified = true) => portal.people.set(name, { email, email_verified });

    says("ana.gill@moulin.example", false);
    expect(announced((await signInBy(name)).body)).toBeNull();
    expect(await listAddressNotices(boss.email)).toEqual([]);

    says("ana.gill@moulin.example");
    const { body, session } = await signInBy(name);
    expect(announced(body)).toBe("ana.gill@moulin.example");
    expect(announced((await signInBy(name)).body)).toBeNull();
    const seen = await world.as(session).auth.security({});
    expect(seen.identities).toMatchObject([
      { email: "ana.gill@moulin.example", announcedEmail: "ana.gill@moulin.example" },
    ]);
    expect((await world.as(session).auth.viewer({}))?.email).toBe(person.email);
    for (const [{ email }, times] of [
      [boss, 1],
      [admin, 1],
      [member, 0],
      [invited, 0],
      [person, 0],
    ] as const)
      expect(await listAddressNotices(email)).toHaveLength(times);

    const email = await openEmail(world, boss.email, "people.addressElsewhere");
    expect(email?.paragraphs.join(" ")).toContain(person.email);
    expect(JSON.stringify(email)).not.toContain("ana.gill");
    expect(email?.action?.url).toContain(person.profileId);

    // Back and forth: no second notice of the first change.
    says(person.email);
    await signInBy(name);
    says("ana.gill@moulin.example");
    await signInBy(name);
    expect(await listAddressNotices(boss.email)).toHaveLength(1);
    says("ana.autre@moulin.example");
    await signInBy(name);
    expect(await listAddressNotices(boss.email)).toHaveLength(2);
  });

  test("is told in each company where the person is a member, and nothing is left to say once it is theirs", async () => {
    const [boss, other] = [await world.company("Phare"), await world.company("Quai")];
    const person = await world.person(boss);
    await world.person(other, { email: person.email });
    const name = elsewhere(person.email);
    await signInBy(name);
    portal.people.set(name, { email: "ana@quai.example", email_verified: true });
    const { session } = await signInBy(name);
    expect([await listAddressNotices(boss.email), await listAddressNotices(other.email)]).toEqual(
      Array.from({ length: 2 }, () => ["people.addressElsewhere"]),
    );

    await world.as(session).auth.changeEmail({ email: "ana@quai.example" });
    const link = await findEmailToken(world, "ana@quai.example", "auth.newEmail");
    await world.visitor.auth.confirmNewEmail({ token: link });
    expect((await world.as(session).auth.viewer({}))?.email).toBe("ana@quai.example");
    expect(await openEmail(world, boss.email, "people.addressElsewhere")).toBeNull();
  });
});

describe("an account is not taken over", () => {
  test.each([{ email_verified: false }, { email_verified: "true" }, { email_verified: 1 }, {}])(
    "by an address that the provider does not call verified: %j",
    async (claims) => {
      const person = await withoutPassword();
      const { code, session } = await signInBy(elsewhere(person.email, claims));
      expect([code, session]).toEqual(["identity_unverified", ""]);
    },
  );

  test("by the same address, where there is a password: it is linked from inside", async () => {
    const person = await withPassword();
    const name = elsewhere(person.email);
    expect((await signInBy(name)).code).toBe("identity_unknown");
    const linked = await link(person, name);
    expect(linked.body).toContain('"outcome":"linked"');
    expect(await isOpen((await signInBy(name)).session)).toBe(true);
  });

  test("by the same address under another subject", async () => {
    const person = await withoutPassword();
    await signInBy(elsewhere(person.email));
    expect((await signInBy(elsewhere(person.email))).code).toBe("identity_unknown");
  });

  test("by an address in other letters, nor is an account made of an unknown one", async () => {
    const { email } = await withPassword();
    expect((await signInBy(elsewhere(email.toUpperCase()))).code).toBe("identity_unknown");
    expect((await signInBy(elsewhere("personne@nulle-part.example"))).code).toBe("identity_unknown");
    const { rows } = await world.database.owner.query(
      "select 1 from auth.users where email like '%nulle-part%'",
    );
    expect(rows).toEqual([]);
  });

  test("by who registered it before its owner came: the registration is confirmed by its email first", async () => {
    const email = "victime@ailleurs.example";
    const theirs = "Le mot de passe du voleur 1!";
    const trap = { companyName: "Piège inc.", firstName: "Faux", lastName: "Nom" };
    await world.visitor.auth.register({ ...trap, email, password: theirs, language: "fr" });
    const confirmation = await findEmailToken(world, email, "auth.confirmation");
    expect((await signInBy(elsewhere(email))).code).toBe("email_not_confirmed");
    await world.visitor.auth.confirmEmail({ token: confirmation, newPassword: goodPassword });
    expect((await post(world, "auth/signIn", { email, password: theirs })).code).toBe("invalid_credentials");
    expect(await isOpen(await signIn(world, email))).toBe(true);
  });

  test("by who registered the address of somebody invited: the provider opens the invitation, nothing else is left", async () => {
    const email = "victime2@ailleurs.example";
    const trap = { companyName: "Piège inc.", firstName: "Faux", lastName: "Nom" };
    await owner.api.people.invite({ email, firstName: "Inès" });
    await world.visitor.auth.register({
      ...trap,
      email,
      password: "Le mot de passe du voleur 1!",
      language: "fr",
    });
    const { session } = await signInBy(elsewhere(email));
    const viewer = await world.as(session).auth.viewer({});
    expect([viewer?.firstName, viewer?.otherCompanies]).toEqual(["Inès", []]);
    const security = await world.as(session).auth.security({});
    expect([security.hasPassword, security.sessions.length, security.identities.length]).toEqual([
      false,
      1,
      1,
    ]);
  });
});

describe("linking from inside a session", () => {
  test("takes a fresh confirmation, an address that both sides verified, and an identity that nobody has", async () => {
    const [person, other] = [await withPassword(), await withPassword()];
    expect(await readErrorCode(person.api.auth.linkProvider({ provider: "oidc" }))).toBe(
      "confirmation_needed",
    );
    expect((await link(person, elsewhere("a@ailleurs.example", { email_verified: false }))).code).toBe(
      "identity_unverified",
    );
    const name = elsewhere("b@ailleurs.example");
    expect((await link(person, name)).body).toContain("linked");
    expect((await link(person, elsewhere("c@ailleurs.example"))).code).toBe("identity_taken");
    expect((await link(other, name)).code).toBe("identity_taken");
    expect(await listEmailKindsTo(world, person.email)).toEqual(["auth.identityLinked"]);
  });

  test("counts only in the session that left", async () => {
    const [person, thief] = [await withPassword(), await withPassword()];
    await thief.api.auth.confirmIdentity({ password: goodPassword });
    const left = await post(world, "auth/linkProvider", { provider: "oidc" }, thief.cookie);
    const answer = await signInElsewhere(urlIn(left.body), elsewhere("d@ailleurs.example"));
    for (const session of [person.cookie, await signIn(world, thief.email), ""])
      expect((await arrive(answer, `${session}; ${left.cookie}`)).code).toMatch(
        /unauthorized|identity_refused/,
      );
    expect((await person.api.auth.security({})).identities).toEqual([]);
    expect((await thief.api.auth.security({})).identities).toEqual([]);
  });

  test("can be undone by its owner alone", async () => {
    const [person, other] = [await withPassword(), await withPassword()];
    const name = elsewhere("e@ailleurs.example");
    await link(person, name);
    const [identity] = (await person.api.auth.security({})).identities;
    const id = identity?.id ?? "";
    await other.api.auth.confirmIdentity({ password: goodPassword });
    expect(await readErrorCode(other.api.auth.unlinkIdentity({ id }))).toBe("not_found");
    await runLater(world, 5 * minute, async () => {
      expect(await readErrorCode(person.api.auth.unlinkIdentity({ id }))).toBe("confirmation_needed");
    });
    await person.api.auth.unlinkIdentity({ id });
    expect((await signInBy(name)).code).toBe("identity_unknown");
  });
});

describe("an answer of the provider is refused", () => {
  test("without the cookie, with that of another journey, after ten minutes, or a second time", async () => {
    const person = await withoutPassword();
    const name = elsewhere(person.email);
    const [mine, other] = [await journey(name), await journey(name)];
    expect((await arrive(mine.answer, "")).code).toBe("expired_token");
    expect((await arrive(mine.answer, other.waiting)).code).toBe("identity_refused");
    expect((await arrive(mine.answer, mine.waiting.slice(0, -2))).code).toBe("expired_token");
    await runLater(world, 10 * minute, async () => {
      expect((await arrive(mine.answer, mine.waiting)).code).toBe("expired_token");
    });
    expect((await arrive(mine.answer, mine.waiting)).status).toBe(200);
    expect((await arrive(mine.answer, mine.waiting)).code).toBe("identity_refused");
    // A code played twice makes the provider take back what it gave for it (RFC 6749 §4.1.2): one at most.
    const tries = await Promise.all(Array.from({ length: 20 }, () => arrive(other.answer, other.waiting)));
    expect(tries.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test.each([
    ["another state", (answer: string) => answer.replace(/state=[^&]+/, "state=forged")],
    ["no state", (answer: string) => answer.replace(/&?state=[^&]+/, "")],
    ["another code", (answer: string) => answer.replace(/code=[^&]+/, "code=forged")],
    ["another issuer", (answer: string) => answer.replace(/iss=[^&]+/, "iss=https%3A%2F%2Fevil.example")],
    ["an error in place of a code", (answer: string) => answer.replace(/code=[^&]+/, "error=access_denied")],
    ["two codes", (answer: string) => `${answer}&code=forged`],
    ["nothing of use", () => "x"],
  ])("with %s", async (_what, forge) => {
    const person = await withoutPassword();
    const { answer, waiting } = await journey(elsewhere(person.email));
    const arrived = await arrive(forge(answer), waiting);
    expect([arrived.code, cookieIn(arrived.setCookie, "session")]).toEqual(["identity_refused", ""]);
    expect(arrived.setCookie).toMatch(/rondo_provider=; Max-Age=0/);
  });
});
