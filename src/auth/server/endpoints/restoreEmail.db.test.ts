import { expect, test } from "vitest";
import { givePassword, goodPassword, runLater, signIn } from "#app/testing/accounts.ts";
import { listEmailsTo, listEmailKindsTo, openEmail, findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";
import { findToken, mintToken } from "#accounts/server/tokens.ts";
import { linkIdentity, listIdentities } from "#accounts/server/identities.ts";

const world = await makeWorld({ pool: 6 });
const owner = await world.company();
const day = 24 * 60 * 60 * 1000;
const chosen = "Quatre loutres sous la lune!";
const theirs = "Cinq corbeaux dans la cour!";

let count = 0;
const fresh = () => `ailleurs${(count += 1)}@exemple.ca`;
/** Gives the account another address, as a stranger with the session and the password of its person would. */
async function move(person: Person): Promise<string> {
  const email = fresh();
  await person.api.auth.confirmIdentity({ password: goodPassword });
  await person.api.auth.changeEmail({ email });
  await world.visitor.auth.confirmNewEmail({ token: await findEmailToken(world, email, "auth.newEmail") });
  return email;
}
async function someone(company = owner): Promise<Person> {
  const person = await world.person(company);
  await givePassword(world, person);
  return person;
}
const linkTo = (email: string) => findEmailToken(world, email, "auth.emailChanged");
const restore = (token: string, password = chosen) => world.visitor.auth.restoreEmail({ token, password });

test("the former address gets the account back, after the password was changed too", async () => {
  const person = await someone();
  const elsewhere = await move(person);
  await person.api.auth.confirmIdentity({ password: goodPassword });
  await person.api.auth.changePassword({ password: theirs });
  const token = await linkTo(person.email);
  expect(await restore(token)).toEqual({});
  expect(await person.api.auth.viewer({})).toBeNull();
  expect(await signIn(world, person.email, chosen)).not.toBe("");
  await expect(signIn(world, person.email, theirs)).rejects.toThrow("invalid_credentials");
  await expect(signIn(world, elsewhere, theirs)).rejects.toThrow("invalid_credentials");
  const { items } = await owner.api.people.list({ search: person.firstName });
  expect(items.find(({ id }) => id === person.profileId)?.email).toBe(person.email);
  expect(await listEmailKindsTo(world, elsewhere)).toContain("auth.emailTakenBack");
  expect((await openEmail(world, elsewhere, "auth.emailTakenBack"))?.action).toBeNull();
  expect(await listEmailKindsTo(world, person.email)).toContain("auth.passwordChanged");
});

test("the link serves once, even to two at once, for seven days", async () => {
  const person = await someone();
  await move(person);
  const token = await linkTo(person.email);
  const both = await Promise.all([1, 2].map(() => readErrorCode(restore(token))));
  expect(both.toSorted()).toEqual(["ok", "used_token"]);
  expect(await readErrorCode(restore(token))).toBe("used_token");

  const late = await someone();
  await move(late);
  const old = await linkTo(late.email);
  await runLater(world, 7 * day, async () => expect(await readErrorCode(restore(old))).toBe("expired_link"));
  await runLater(world, 7 * day - 1000, async () => expect(await restore(old)).toEqual({}));
});

test("a weak password is refused, and the link stays", async () => {
  const person = await someone();
  await move(person);
  const token = await linkTo(person.email);
  expect(await readErrorCode(restore(token, "motdepasse"))).toBe("weak_password");
  expect(await restore(token)).toEqual({});
});

test("the new address cannot take it again: its own link, a dead link and the form of a new password lead nowhere", async () => {
  const person = await someone();
  const second = await move(person);
  const first = await linkTo(person.email);
  world.clock.advance(1000);
  const third = await move(person);
  const ofSecond = await linkTo(second);
  await world.visitor.auth.requestReset({ email: third });
  const reset = await findEmailToken(world, third, "auth.reset");
  expect(await restore(first)).toEqual({});
  expect(await readErrorCode(restore(ofSecond))).toBe("used_token");
  expect(await readErrorCode(world.visitor.auth.resetPassword({ token: reset, password: theirs }))).toBe(
    "used_token",
  );
  const before = (await listEmailsTo(world, third)).length + (await listEmailsTo(world, second)).length;
  await world.visitor.auth.requestNewLink({ token: ofSecond });
  await world.visitor.auth.requestReset({ email: third });
  expect((await listEmailsTo(world, third)).length + (await listEmailsTo(world, second)).length).toBe(before);
  expect(await signIn(world, person.email, chosen)).not.toBe("");
});

test("an email that waited for the new address until then opens nothing", async () => {
  const person = await someone();
  const second = await move(person);
  // Longer than an email is in transit: no second one leaves meanwhile.
  world.clock.advance(6 * 60_000);
  await world.visitor.auth.requestReset({ email: second });
  await world.visitor.auth.requestMagicLink({ email: second });
  const third = await move(person);
  world.clock.advance(6 * 60_000);
  await world.visitor.auth.requestReset({ email: third });
  world.clock.advance(1000);
  expect(await restore(await linkTo(person.email))).toEqual({});
  // Written only now: a mail server may refuse an email for two days.
  for (const [address, kind] of [
    [second, "auth.reset"],
    [second, "auth.magicLink"],
    [second, "auth.emailChanged"],
    [third, "auth.reset"],
  ] as const)
    expect([address, kind, await openEmail(world, address, kind)]).toEqual([address, kind, null]);
});

test("which change came first is told by the changes, not by when their notices left", async () => {
  const person = await someone();
  const second = await move(person);
  world.clock.advance(1000);
  await move(person);
  const ofSecond = await linkTo(second);
  world.clock.advance(5 * 60_000);
  expect(await restore(await linkTo(person.email))).toEqual({});
  expect(await readErrorCode(restore(ofSecond, theirs))).toBe("used_token");
});

test("the link of an earlier change goes further back than one of a later change", async () => {
  const person = await someone();
  const second = await move(person);
  const first = await linkTo(person.email);
  world.clock.advance(1000);
  await move(person);
  expect(await restore(await linkTo(second), theirs)).toEqual({});
  expect(await restore(first)).toEqual({});
  expect(await signIn(world, person.email, chosen)).not.toBe("");
});

test("ways of signing in that came with the change go, older ones stay", async () => {
  const person = await someone();
  const link = (subject: string) =>
    linkIdentity(world.database.db, world.services, person.userId, {
      issuer: `https://${subject}.example`,
      subject,
      email: null,
    } as Parameters<typeof linkIdentity>[3]);
  await link("older");
  world.clock.advance(2 * day);
  const again = { ...person, ...(await freshSession(person)) };
  await link("theirs");
  await move(again);
  expect(await restore(await linkTo(person.email))).toEqual({});
  const left = await listIdentities(world.database.db, person.userId);
  expect(left.map(({ subject }) => subject)).toEqual(["older"]);
});

test("whoever only registers with the former address does not keep its owner out", async () => {
  const person = await someone();
  await move(person);
  await world.visitor.auth.register({
    companyName: "Une prise",
    firstName: "Xavier",
    lastName: "Roy",
    email: person.email,
    password: theirs,
    language: "fr",
  });
  expect(await restore(await linkTo(person.email))).toEqual({});
  expect(await signIn(world, person.email, chosen)).not.toBe("");
});

test("links that wait elsewhere end, those of other companies too", async () => {
  const person = await someone();
  const { services, database } = world;
  const { userId, companyId, profileId } = person;
  await move(person);
  const waiting = await Promise.all(
    (["answer", "report", "invitation", "magic", "reset"] as const).map((kind) =>
      mintToken(database.db, services, { kind, userId, companyId, profileId }),
    ),
  );
  expect(await restore(await linkTo(person.email))).toEqual({});
  for (const token of waiting) expect((await findToken(database.db, token))?.usedAt).not.toBeNull();
});

test("a company that switches the account off does not keep its owner from it", async () => {
  const company = await world.company();
  const person = await someone(company);
  await move(person);
  await company.api.people.setActive({ id: person.profileId, isActive: false });
  expect(await restore(await linkTo(person.email))).toEqual({});
});

test("another password that is on its way does not outlive the one that is chosen", async () => {
  for (let round = 0; round < 3; round += 1) {
    const person = await someone();
    await move(person);
    const token = await linkTo(person.email);
    await person.api.auth.confirmIdentity({ password: goodPassword });
    await Promise.all([restore(token), readErrorCode(person.api.auth.changePassword({ password: theirs }))]);
    expect(await signIn(world, person.email, chosen)).not.toBe("");
  }
});

test("an address that another account has got meanwhile is not taken from it", async () => {
  const person = await someone();
  await move(person);
  const token = await linkTo(person.email);
  await world.person(await world.company(), { email: person.email });
  expect(await readErrorCode(restore(token))).toBe("email_taken");
});

async function freshSession(person: Person) {
  const cookie = await signIn(world, person.email);
  return { cookie, api: world.as(cookie) };
}
