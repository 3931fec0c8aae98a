import { beforeAll, describe, expect, test } from "vitest";
import { givePassword, goodPassword, runLater, signIn } from "#app/testing/accounts.ts";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo, openEmail, findEmailToken } from "#app/testing/emails.ts";
import { switchOn } from "#app/testing/secondFactor.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

const minute = 60_000;

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Brasserie des Îles");
});

async function linkFor(email: string): Promise<string> {
  await world.visitor.auth.requestMagicLink({ email });
  return findEmailToken(world, email, "auth.magicLink");
}
const open = (token: string, cookie = "") => post(world, "auth/openMagicLink", { token }, cookie);
const isOpen = async (cookie: string) =>
  (await readErrorCode(world.as(cookie).auth.continueSession({}))) === "ok";

describe("asking for a sign-in link", () => {
  test("answers the same for a known, an unknown and a deactivated address, and writes only to the first", async () => {
    const [known, gone] = [await world.person(owner), await world.person(owner)];
    await owner.api.people.setActive({ id: gone.profileId, isActive: false });
    const answers = [];
    for (const email of [known.email, "personne@nulle-part.example", gone.email])
      answers.push(await post(world, "auth/requestMagicLink", { email }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await listEmailKindsTo(world, known.email)).toEqual(["auth.magicLink"]);
    expect(await listEmailKindsTo(world, gone.email)).toEqual([]);
  });

  test("gives somebody who was only invited a sign-in link too, and they join by it", async () => {
    const email = "invitee@brasserie.example";
    await owner.api.people.invite({ email, firstName: "Inès" });
    const invitation = await findEmailToken(world, email, "people.invitation");
    const { cookie } = await open(await linkFor(email));
    expect(await listEmailKindsTo(world, email)).toEqual(["people.invitation", "auth.magicLink"]);
    expect(await world.as(cookie).auth.viewer({})).toMatchObject({
      email,
      scope: "full",
      hasPassword: false,
    });
    const accepted = { token: invitation, password: goodPassword, language: "fr" };
    expect((await post(world, "auth/acceptInvitation", accepted)).code).toBe("used_token");
  });

  test("keeps where the person wanted to go, when it is a page of ours", async () => {
    const destination = async (next: string) => {
      const { email } = await world.person(owner);
      await world.visitor.auth.requestMagicLink({ email, next });
      const url = new URL((await openEmail(world, email, "auth.magicLink"))?.action?.url ?? "");
      return [url.host, url.searchParams.get("next")];
    };
    const report = "/app/evaluations/72e90179-0ba4-4f70-8979-24de8f75bebd/report";
    expect(await destination(report)).toEqual(["localhost:3000", report]);
    for (const elsewhere of [
      "//mal.example/app",
      "https://mal.example",
      "/\\mal.example",
      "/auth/login",
      "javascript:1",
    ])
      expect(await destination(elsewhere)).toEqual(["localhost:3000", null]);
  });

  test("a new link in place of an old one leads to the same page", async () => {
    const { email } = await world.person(owner);
    const token = await linkFor(email);
    world.clock.advance(6 * minute);
    await world.visitor.auth.requestNewLink({ token, next: "/user/evaluations" });
    const url = new URL((await openEmail(world, email, "auth.magicLink"))?.action?.url ?? "");
    expect(url.searchParams.get("next")).toBe("/user/evaluations");
  });

  test("leads to our own page, whatever host was asked", async () => {
    const { email } = await world.person(owner);
    await world.visitor.auth.requestMagicLink({ email });
    const received = await openEmail(world, email, "auth.magicLink");
    expect(received?.action?.url).toMatch(/^http:\/\/localhost:3000\/auth\/welcome\?magic=[\w-]{43}$/);
  });
});

describe("the link", () => {
  test("opens a session with one click, and does not count as a password", async () => {
    const person = await world.person(owner);
    await givePassword(world, person);
    const opened = await open(await linkFor(person.email));
    expect(opened.body).toContain(`"firstName":"${person.firstName}"`);
    expect(await isOpen(opened.cookie)).toBe(true);
    expect(await readErrorCode(world.as(opened.cookie).auth.beginSecondFactor({}))).toBe(
      "confirmation_needed",
    );
  });

  test("lives for ten minutes and serves once", async () => {
    const { email } = await world.person(owner);
    const token = await linkFor(email);
    await runLater(world, 10 * minute, async () => expect((await open(token)).code).toBe("expired_link"));
    await runLater(world, 10 * minute - 1, async () => expect((await open(token)).status).toBe(200));
    expect((await open(token)).code).toBe("used_token");
  });

  test("stops working when another is asked for, and can be asked for again from its page", async () => {
    const { email } = await world.person(owner);
    const first = await linkFor(email);
    world.clock.advance(5 * minute);
    const second = await linkFor(email);
    expect((await open(first)).code).toBe("used_token");
    world.clock.advance(5 * minute);
    await world.visitor.auth.requestNewLink({ token: first });
    const third = await findEmailToken(world, email, "auth.magicLink");
    expect((await open(second)).code).toBe("used_token");
    expect((await open(third)).status).toBe(200);
  });

  test("asks for the second factor where there is one", async () => {
    const person = await world.person(owner);
    await givePassword(world, person);
    const app = await switchOn(world, person.api);
    const opened = await open(await linkFor(person.email));
    expect(opened.body).toContain('"secondStep":true');
    expect(opened.cookie).toMatch(/^rondo_second_step=/);
    const passed = await post(world, "auth/passSecondStep", { code: app.code() }, opened.cookie);
    expect(await isOpen(passed.cookie)).toBe(true);
  });

  test("opens nothing for somebody deactivated since", async () => {
    const person = await world.person(owner);
    const token = await linkFor(person.email);
    await owner.api.people.setActive({ id: person.profileId, isActive: false });
    expect((await open(token)).code).toBe("invalid_token");
  });

  test("is not opened by reading the page: only a POST of ours uses it", async () => {
    const { email } = await world.person(owner);
    const token = await linkFor(email);
    for (const method of ["GET", "HEAD"])
      await world.fetch(
        new Request(`http://localhost:3000/rpc/auth/openMagicLink?token=${token}`, { method }),
      );
    expect((await open(token)).status).toBe(200);
  });
});

test("an account that somebody opened with another's address opens by its confirmation only, for who has the mailbox", async () => {
  const email = "victime@ailleurs.example";
  const theirs = "Le mot de passe du voleur 1!";
  await world.visitor.auth.register({
    companyName: "Piège inc.",
    firstName: "Faux",
    lastName: "Nom",
    email,
    password: theirs,
    language: "fr",
  });
  expect((await post(world, "auth/signIn", { email, password: theirs })).code).toBe("email_not_confirmed");
  world.clock.advance(10 * 60_000);
  await world.visitor.auth.requestMagicLink({ email });
  expect(await listEmailKindsTo(world, email)).toEqual(["auth.confirmation", "auth.confirmation"]);
  const token = await findEmailToken(world, email, "auth.confirmation");
  await world.visitor.auth.confirmEmail({ token, newPassword: goodPassword });
  expect((await post(world, "auth/signIn", { email, password: theirs })).code).toBe("invalid_credentials");
  expect(await isOpen(await signIn(world, email))).toBe(true);
});

test("a password chosen since ends the link", async () => {
  const person = await world.person(owner);
  await givePassword(world, person);
  const token = await linkFor(person.email);
  const here = world.as(await signIn(world, person.email));
  await here.auth.changePassword({ password: `${goodPassword} encore` });
  expect((await open(token)).code).toBe("used_token");
});
