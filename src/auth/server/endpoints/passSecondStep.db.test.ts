import { describe, expect, test } from "vitest";
import { givePassword, goodPassword, signIn } from "#app/testing/accounts.ts";
import { openEmail, findEmailToken } from "#app/testing/emails.ts";
import { post } from "#app/testing/http.ts";
import { makeSecondFactorSteps, findSessionCookie, switchOn } from "#app/testing/secondFactor.ts";
import { makeWorld } from "#app/testing/world.ts";

const minute = 60_000;
const world = await makeWorld();
const owner = await world.company("Verrerie du Lac");
await givePassword(world, owner);
const { someone, protectedPerson, wait, pass, isOpen } = makeSecondFactorSteps(world, owner);

describe("signing in with it", () => {
  test("the password opens nothing but the second step; the code opens a session", async () => {
    const { person, app } = await protectedPerson();
    const first = await post(world, "auth/signIn", { email: person.email, password: goodPassword });
    expect(first.body).toContain('"secondStep":true');
    expect(first.setCookie).toMatch(
      /^rondo_second_step=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax(, |$)/,
    );
    const waiting = first.cookie;
    expect(await isOpen(waiting)).toBe(false);
    expect(await isOpen(waiting.replace("second_step", "session"))).toBe(false);
    const second = await pass(waiting, { code: app.code() });
    expect(second.status).toBe(200);
    expect(await isOpen(findSessionCookie(second.setCookie))).toBe(true);
    expect(second.setCookie).toMatch(/rondo_second_step=; Max-Age=0/);
  });

  test.each([-1, 0, 1])("a clock %i half-minute away is close enough", async (away) => {
    const { person, app } = await protectedPerson();
    expect((await pass(await wait(person.email), { code: app.code(away) })).status).toBe(200);
  });

  test.each([-2, 2])("a clock %i half-minutes away is not", async (away) => {
    const { person, app } = await protectedPerson();
    expect((await pass(await wait(person.email), { code: app.code(away) })).code).toBe("invalid_code");
  });

  test("a code, or one before it, never opens a second time", async () => {
    const { person, app } = await protectedPerson();
    const [code, earlier] = [app.code(), app.code(-1)];
    expect((await pass(await wait(person.email), { code })).status).toBe(200);
    for (const used of [code, earlier])
      expect((await pass(await wait(person.email), { code: used })).code).toBe("invalid_code");
    expect((await pass(await wait(person.email), { code: app.code(1) })).status).toBe(200);
  });

  test("the code that switched it on does not open the door too", async () => {
    const person = await someone();
    const app = await switchOn(world, person.api);
    world.clock.advance(-minute);
    expect((await pass(await wait(person.email), { code: app.code() })).code).toBe("invalid_code");
    world.clock.advance(minute);
  });

  test("a recovery code opens once, tells its owner, and says how many are left", async () => {
    const { person, app } = await protectedPerson();
    const [recoveryCode = "", another = ""] = app.recoveryCodes;
    const typed = recoveryCode.toUpperCase().replaceAll("-", " ");
    const opened = await pass(await wait(person.email), { recoveryCode: typed });
    expect(opened.body).toContain('"codesLeft":9');
    expect(await isOpen(findSessionCookie(opened.setCookie))).toBe(true);
    expect((await pass(await wait(person.email), { recoveryCode })).code).toBe("invalid_code");
    expect((await pass(await wait(person.email), { recoveryCode: another })).status).toBe(200);
    expect((await openEmail(world, person.email, "auth.recoveryCodeUsed"))?.paragraphs[0]).toContain(
      "Il vous en reste 8.",
    );
  });

  test("somebody else's codes open nothing", async () => {
    const [mine, theirs] = [await protectedPerson(), await protectedPerson()];
    expect((await pass(await wait(mine.person.email), { code: theirs.app.code() })).code).toBe(
      "invalid_code",
    );
    const [recoveryCode = ""] = theirs.app.recoveryCodes;
    expect((await pass(await wait(mine.person.email), { recoveryCode })).code).toBe("invalid_code");
  });

  test("after five tries waits a quarter of an hour: that network, for that account", async () => {
    const [{ person, app }, other] = [await protectedPerson(), await protectedPerson()];
    const [waiting, here] = [await wait(person.email), "198.51.100.5"];
    const tries = [];
    for (let count = 0; count < 5; count += 1)
      tries.push((await pass(waiting, { code: "000000" }, here)).code);
    expect(tries).toEqual(Array.from({ length: 5 }, () => "invalid_code"));
    expect((await pass(waiting, { code: app.code() }, here)).code).toBe("too_many_requests");
    expect((await pass(await wait(other.person.email), { code: other.app.code() }, here)).status).toBe(200);
    // Codes and recovery codes are counted apart.
    const [recoveryCode = ""] = app.recoveryCodes;
    expect((await pass(await wait(person.email), { recoveryCode }, here)).status).toBe(200);
  });

  test("of a thousand guesses at once, from as many networks, twenty are looked at in an hour", async () => {
    const { person, app } = await protectedPerson();
    const waiting = await wait(person.email);
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, guess) => pass(waiting, { code: String(guess).padStart(6, "0") })),
    );
    expect(guesses.filter(({ code }) => code !== "too_many_requests").length).toBeLessThanOrEqual(20);
    expect((await pass(waiting, { code: app.code() })).code).toBe("too_many_requests");
    world.clock.advance(60 * minute + 1);
    expect((await pass(await wait(person.email), { code: app.code() })).status).toBe(200);
  });

  test("whoever has the password alone does not lock out a device that gave it before, nor a recovery code", async () => {
    const { person, app } = await protectedPerson();
    const first = await pass(await wait(person.email), { code: app.code() });
    const device = /rondo_second_factor=[^;]+/.exec(first.setCookie)?.[0] ?? "";
    expect(device).not.toBe("");
    // The thief signs in with the password as often as they like: none of the cookies of that make a known device.
    const given = await post(world, "auth/signIn", { email: person.email, password: goodPassword });
    expect(given.setCookie).not.toContain("rondo_second_factor=");
    const stolen = await wait(person.email);
    for (let guess = 0; guess < 30; guess += 1) await pass(stolen, { code: "000000" });
    expect((await pass(stolen, { code: "000000" })).code).toBe("too_many_requests");

    world.clock.advance(minute);
    const mine = `${await wait(person.email)}; ${device}`;
    expect((await pass(mine, { code: app.code() })).status).toBe(200);
    const [recoveryCode = ""] = app.recoveryCodes;
    expect((await pass(await wait(person.email), { recoveryCode })).status).toBe(200);
  });

  test("a known device has five tries of its own, and another account's cookie gives none", async () => {
    const [{ person, app }, other] = [await protectedPerson(), await protectedPerson()];
    const requestDeviceCookie = async (email: string, code: string) =>
      /rondo_second_factor=[^;]+/.exec((await pass(await wait(email), { code })).setCookie)?.[0] ?? "";
    const mine = await requestDeviceCookie(person.email, app.code());
    const theirs = await requestDeviceCookie(other.person.email, other.app.code());
    const waiting = await wait(person.email);
    const guess = (device: string) => pass(`${waiting}; ${device}`, { code: "000000" });
    const own = [];
    for (let count = 0; count < 6; count += 1) own.push((await guess(mine)).code);
    expect(own.at(-1)).toBe("too_many_requests");
    for (let count = 0; count < 20; count += 1) await guess(theirs);
    expect((await guess(theirs)).code).toBe("too_many_requests");
  });

  test("the wait lasts ten minutes, serves once, and goes when the password changes", async () => {
    const { person, app } = await protectedPerson();
    const [late, used, revoked] = [
      await wait(person.email),
      await wait(person.email),
      await wait(person.email),
    ];
    expect((await pass(used, { code: app.code() })).status).toBe(200);
    expect((await pass(used, { code: app.code(1) })).code).toBe("expired_token");
    await world.visitor.auth.requestReset({ email: person.email });
    const token = await findEmailToken(world, person.email, "auth.reset");
    await world.visitor.auth.resetPassword({ token, password: goodPassword });
    expect((await pass(revoked, { code: app.code(1) })).code).toBe("expired_token");
    world.clock.advance(10 * minute);
    expect((await pass(late, { code: app.code() })).code).toBe("expired_token");
    expect((await pass("", { code: app.code() })).code).toBe("expired_token");
  });

  test("a deactivation between the two steps closes the door", async () => {
    const { person, app } = await protectedPerson();
    const waiting = await wait(person.email);
    const here = world.as(await signIn(world, owner.email));
    await here.people.setActive({ id: person.profileId, isActive: false });
    expect((await pass(waiting, { code: app.code() })).code).toBe("user_disabled");
  });

  test("joining another company with the password still asks for the code", async () => {
    const { person, app } = await protectedPerson();
    const elsewhere = await world.company("Papeterie du Golfe");
    await elsewhere.api.people.invite({ email: person.email, firstName: "Ève" });
    const token = await findEmailToken(world, person.email, "people.invitation");
    const answer = await post(world, "auth/acceptInvitation", {
      token,
      password: goodPassword,
      language: "fr",
    });
    expect(findSessionCookie(answer.setCookie)).toBe("");
    const opened = await pass(answer.cookie, { code: app.code() });
    expect((await world.as(findSessionCookie(opened.setCookie)).auth.viewer({}))?.company.name).toBe(
      "Papeterie du Golfe",
    );
  });
});
