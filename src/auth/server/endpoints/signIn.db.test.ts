import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetEndedSessions } from "#accounts/server/sessions.ts";
import { givePassword, goodPassword, signIn } from "#app/testing/accounts.ts";
import { post } from "#app/testing/http.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

const minute = 60_000;

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Coopérative A");
  await givePassword(world, owner);
});
// Time passes in these tests, and the owner's session with it.
beforeEach(async () => {
  owner.api = world.as(await signIn(world, owner.email));
});

const isAlive = async (cookie: string) =>
  (await readErrorCode(world.as(cookie).auth.continueSession({}))) === "ok";

describe("signing in", () => {
  test("opens a session with a cookie that no script reads", async () => {
    const answer = await post(world, "auth/signIn", { email: owner.email, password: goodPassword });
    expect(answer.status).toBe(200);
    expect(answer.setCookie).toMatch(
      /^rondo_session=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax, rondo_device=/,
    );
    expect((await world.as(answer.cookie).auth.viewer({}))?.profileId).toBe(owner.profileId);
  });

  test("refuses alike an unknown address, a wrong password and an account without a password", async () => {
    const invited = await world.person(owner);
    const answers = await Promise.all(
      [owner.email, invited.email, "personne@nulle-part.example"].map((email) =>
        post(world, "auth/signIn", { email, password: "Pas la bonne phrase!" }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, code: "invalid_credentials", setCookie: "" });
  });

  test("says that an account is deactivated only after its password, and opens nothing", async () => {
    const person = await world.person(owner);
    await givePassword(world, person);
    await owner.api.people.setActive({ id: person.profileId, isActive: false });
    const wrong = await post(world, "auth/signIn", { email: person.email, password: "Pas la bonne!!" });
    const right = await post(world, "auth/signIn", { email: person.email, password: goodPassword });
    expect([wrong.code, right.code, right.setCookie]).toEqual(["invalid_credentials", "user_disabled", ""]);
    const { rows } = await world.database.db.execute(
      `select 1 from auth.sessions where user_id = '${person.userId}'`,
    );
    expect(rows).toEqual([]);
  });

  test("ends the session that the browser had before", async () => {
    const before = await signIn(world, owner.email);
    await post(world, "auth/signIn", { email: owner.email, password: goodPassword }, before);
    expect(await isAlive(before)).toBe(false);
  });
});

describe("a session", () => {
  test("lives for 30 minutes without a request", async () => {
    const [kept, left] = [await signIn(world, owner.email), await signIn(world, owner.email)];
    world.clock.advance(30 * minute - 1000);
    expect(await isAlive(kept)).toBe(true);
    world.clock.advance(2000);
    expect(await isAlive(left)).toBe(false);
    expect(await isAlive(kept)).toBe(true);
    expect(await world.as(left).auth.viewer({})).toBeNull();
  });

  test("lives for 12 hours at most, however busy", async () => {
    const cookie = await signIn(world, owner.email);
    for (let quarter = 0; quarter < 47; quarter += 1) {
      world.clock.advance(15 * minute);
      expect(await isAlive(cookie)).toBe(true);
    }
    world.clock.advance(15 * minute - 1000);
    expect(await isAlive(cookie)).toBe(true);
    world.clock.advance(1000);
    expect(await isAlive(cookie)).toBe(false);
  });

  test("that is over leaves nothing behind; one that is open stays", async () => {
    await signIn(world, owner.email);
    world.clock.advance(40 * minute);
    const open = await signIn(world, owner.email);
    await forgetEndedSessions(world.services.db, world.services.now());
    const { rows } = await world.database.owner.query("select expires_at from auth.sessions");
    expect(rows).toHaveLength(1);
    expect(await isAlive(open)).toBe(true);
  });

  test("is not opened by a reference that we did not sign", async () => {
    const cookie = await signIn(world, owner.email);
    const [token = ""] = cookie.split(".");
    for (const forged of [token, `${token}.`, `${token}.AAAA`, cookie.slice(0, -1), `${cookie}A`])
      expect(await isAlive(forged)).toBe(false);
    expect(await isAlive(cookie)).toBe(true);
  });

  test("ends at once when the person leaves, and only that one", async () => {
    const [here, elsewhere] = [await signIn(world, owner.email), await signIn(world, owner.email)];
    const answer = await post(world, "auth/signOut", {}, here);
    expect(answer.setCookie).toContain("Max-Age=0");
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([false, true]);
    expect(await readErrorCode(world.visitor.auth.signOut({}))).toBe("ok");
  });

  test("ends with a browser that forgets all, unless somebody else’s answers wait on that device", async () => {
    const cookie = await signIn(world, owner.email);
    const kept = await post(world, "auth/signOut", { keepsStorage: true }, cookie);
    expect([kept.clearSiteData, await isAlive(cookie)]).toEqual([null, false]);
    expect((await post(world, "auth/signOut", {})).clearSiteData).toBe('"cache", "storage"');
  });

  test("ends at once when the person is deactivated, and does not come back with them", async () => {
    const person = await world.person(owner);
    await owner.api.people.setActive({ id: person.profileId, isActive: false });
    expect(await readErrorCode(person.api.auth.continueSession({}))).toBe("unauthorized");
    await owner.api.people.setActive({ id: person.profileId, isActive: true });
    expect(await readErrorCode(person.api.auth.continueSession({}))).toBe("unauthorized");
  });

  test("loses a right with the next request after it was taken away", async () => {
    const manager = await world.person(owner, { role: "account_owner" });
    expect(await readErrorCode(manager.api.people.list({}))).toBe("ok");
    await owner.api.people.setRole({ id: manager.profileId, role: "user" });
    expect(await readErrorCode(manager.api.people.list({}))).toBe("forbidden");
  });
});

describe("somebody in two companies", () => {
  test("comes into the one joined last, sees both names, and goes from one to the other", async () => {
    const email = "deux@entreprise.example";
    const first = await world.person(owner, { email, firstName: "Ici" });
    world.clock.advance(minute);
    const otherOwner = await world.company("Coopérative B");
    const second = await world.person(otherOwner, { email, firstName: "Là", joinedAt: world.clock.now });
    await givePassword(world, first);
    const api = world.as(await signIn(world, email));
    expect(await api.auth.viewer({})).toMatchObject({
      profileId: second.profileId,
      company: { name: "Coopérative B" },
      otherCompanies: [{ id: owner.companyId, name: "Coopérative A" }],
    });
    await api.auth.switchCompany({ companyId: owner.companyId });
    expect(await api.auth.viewer({})).toMatchObject({ profileId: first.profileId, firstName: "Ici" });
  });

  test("cannot go where they were only invited, nor where they are unknown or deactivated", async () => {
    const third = await world.company("Coopérative C");
    const person = await world.person(owner);
    await third.api.people.invite({ email: person.email, firstName: "Invitée" });
    const fourth = await world.company("Coopérative D");
    const there = await world.person(fourth, { email: person.email });
    await fourth.api.people.setActive({ id: there.profileId, isActive: false });
    for (const companyId of [third.companyId, fourth.companyId, world.services.newId()])
      expect(await readErrorCode(person.api.auth.switchCompany({ companyId }))).toBe("not_found");
    expect((await person.api.auth.viewer({}))?.otherCompanies).toEqual([]);
  });
});

test("a visitor is nobody", async () => {
  expect(await world.visitor.auth.viewer({})).toBeNull();
});

test("the language chosen is kept with the person and answered at the next sign-in", async () => {
  const person = await world.person(owner);
  await givePassword(world, person);
  await person.api.auth.setLanguage({ language: "en" });
  expect((await person.api.auth.viewer({}))?.language).toBe("en");
  expect(await world.visitor.auth.signIn({ email: person.email, password: goodPassword })).toEqual({
    language: "en",
    secondStep: false,
  });
});
