import { writeUses } from "#accounts/server/sessions.ts";
import { recordStatements } from "#app/testing/answering.ts";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { givePassword, goodPassword, signIn } from "#app/testing/accounts.ts";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo, findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

const second = 1000;
const minute = 60 * second;

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Serres du Plateau");
  await givePassword(world, owner);
});
async function someone(): Promise<Person> {
  const person = await world.person(owner);
  await givePassword(world, person);
  return person;
}
const isOpen = async (cookie: string) =>
  (await readErrorCode(world.as(cookie).auth.continueSession({}))) === "ok";

describe("a session without a request", () => {
  // The last use may fall anywhere after one that was written down.
  test.each([0, 1, 500, 999, 1000, 1001, 29_000, 59_999, 60_000])(
    "lives 29:59 and not 30:01, counted from a request %i ms after another",
    async (between) => {
      const [kept, left] = [await signIn(world, owner.email), await signIn(world, owner.email)];
      for (const cookie of [kept, left]) expect(await isOpen(cookie)).toBe(true);
      world.clock.advance(between);
      for (const cookie of [kept, left]) expect(await isOpen(cookie)).toBe(true);
      world.clock.advance(30 * minute - second);
      expect(await isOpen(kept)).toBe(true);
      world.clock.advance(2 * second);
      expect(await isOpen(left)).toBe(false);
    },
  );

  test("lives 29:59 from sign-in, when nothing was asked since", async () => {
    const [kept, left] = [await signIn(world, owner.email), await signIn(world, owner.email)];
    world.clock.advance(30 * minute - second);
    expect(await isOpen(kept)).toBe(true);
    world.clock.advance(2 * second);
    expect(await isOpen(left)).toBe(false);
  });
});

test("an account has ten sessions at most: one more ends the oldest, and sessions that are over do not count", async () => {
  const person = await someone();
  const open: string[] = [];
  const one = async () => {
    world.clock.advance(second);
    open.push(await signIn(world, person.email));
  };
  for (let count = 0; count < 5; count += 1) await one();
  world.clock.advance(31 * minute);
  open.length = 0;
  for (let count = 0; count < 12; count += 1) await one();
  const alive: boolean[] = [];
  for (const cookie of open) alive.push(await isOpen(cookie));
  expect(alive).toEqual([false, false, ...Array<boolean>(10).fill(true)]);
});

test("reading a session is one statement with the company and the person; the uses of all sessions are written by one", async () => {
  const [first, other] = [await signIn(world, owner.email), await signIn(world, owner.email)];
  const sentBy = async (work: () => Promise<unknown>) =>
    (await recordStatements(work, { withUses: true })).filter(
      (statement) => !/^(begin|commit)$/i.test(statement),
    );
  const use = (cookie: string) =>
    sentBy(() => world.services.asActor(new Headers({ cookie }), async () => true));
  const write = () => sentBy(() => writeUses(world.services.db));
  world.clock.advance(20 * minute);
  await write();
  // What was noted before is written; the timer of what is noted from here on does not go off.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  for (const cookie of [first, other, first]) expect(await use(cookie)).toHaveLength(1);
  await world.database.owner.query("alter table auth.sessions rename to sessions_away");
  await expect(write()).rejects.toThrow();
  await world.database.owner.query("alter table auth.sessions_away rename to sessions");
  expect(await write(), "what could not be written is written the next time").toHaveLength(1);
  expect(await write()).toEqual([]);
  vi.useRealTimers();
  world.clock.advance(30 * minute - second);
  for (const cookie of [first, other]) expect(await isOpen(cookie)).toBe(true);
});

test("a use that is not written yet keeps no session that was ended", async () => {
  const cookie = await signIn(world, owner.email);
  world.clock.advance(minute);
  expect(await isOpen(cookie)).toBe(true);
  await world.as(cookie).auth.signOut({});
  await writeUses(world.services.db);
  expect(await isOpen(cookie)).toBe(false);
});

describe("what ends sessions ends them with the next request", () => {
  test("changing one's password: the others, not this one; the owner is told, the old password is over", async () => {
    const person = await someone();
    const [here, elsewhere] = [await signIn(world, person.email), await signIn(world, person.email)];
    const another = `${goodPassword} encore`;
    await world.as(here).auth.changePassword({ password: another });
    expect([await isOpen(here), await isOpen(elsewhere), await isOpen(person.cookie)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await post(world, "auth/signIn", { email: person.email, password: goodPassword })).code).toBe(
      "invalid_credentials",
    );
    expect(await isOpen(await signIn(world, person.email, another))).toBe(true);
    expect(await listEmailKindsTo(world, person.email)).toEqual(["auth.passwordChanged"]);
  });

  test("and that takes a confirmation of less than five minutes, and the rule of passwords", async () => {
    const person = await someone();
    expect(await readErrorCode(person.api.auth.changePassword({ password: "Une autre phrase!" }))).toBe(
      "confirmation_needed",
    );
    const here = world.as(await signIn(world, person.email));
    expect(await readErrorCode(here.auth.changePassword({ password: "azertyuiop" }))).toBe("weak_password");
    world.clock.advance(5 * minute);
    expect(await readErrorCode(here.auth.changePassword({ password: "Une autre phrase!" }))).toBe(
      "confirmation_needed",
    );
    await here.auth.confirmIdentity({ password: goodPassword });
    expect(await readErrorCode(here.auth.changePassword({ password: "Une autre phrase!" }))).toBe("ok");
  });

  test("deactivation, sign-out, and a reset", async () => {
    const [gone, left, reset] = [await someone(), await someone(), await someone()];
    const here = world.as(await signIn(world, owner.email));
    await here.people.setActive({ id: gone.profileId, isActive: false });
    await left.api.auth.signOut({});
    const cookie = await signIn(world, reset.email);
    await world.visitor.auth.requestReset({ email: reset.email });
    const token = await findEmailToken(world, reset.email, "auth.reset");
    await world.visitor.auth.resetPassword({ token, password: goodPassword });
    for (const ended of [gone.cookie, left.cookie, cookie]) expect(await isOpen(ended)).toBe(false);
  });
});

describe("the list of one's sessions", () => {
  test("names the devices, knows this one, and closes any other at once", async () => {
    const person = await someone();
    const phone = await world.fetch(
      new Request("http://localhost:3000/rpc/auth/signIn", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin: "http://localhost:3000",
          "user-agent":
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) Version/17.1 Mobile Safari/604.1",
        },
        body: JSON.stringify({ json: { email: person.email, password: goodPassword } }),
      }),
    );
    const onPhone = phone.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { sessions } = await person.api.auth.security({});
    const shown = sessions.map(({ isCurrent, browser, system }) => [isCurrent, browser, system]);
    expect(shown).toHaveLength(2);
    expect(shown).toContainEqual([false, "Safari", "iPhone"]);
    expect(shown).toContainEqual([true, null, null]);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    await person.api.auth.endOwnSession({ id: other?.id ?? "" });
    expect([await isOpen(onPhone), await isOpen(person.cookie)]).toEqual([false, true]);
  });

  test("closes all the others in one go, and only one's own", async () => {
    const [person, stranger] = [await someone(), await someone()];
    const others = [await signIn(world, person.email), await signIn(world, person.email)];
    const [theirs] = (await stranger.api.auth.security({})).sessions;
    expect(await readErrorCode(person.api.auth.endOwnSession({ id: theirs?.id ?? "" }))).toBe("not_found");
    await person.api.auth.endOtherSessions({});
    for (const cookie of others) expect(await isOpen(cookie)).toBe(false);
    expect([await isOpen(person.cookie), await isOpen(stranger.cookie)]).toEqual([true, true]);
  });

  test("shows no session that has ended by itself", async () => {
    const person = await someone();
    await signIn(world, person.email);
    world.clock.advance(29 * minute);
    expect(await isOpen(person.cookie)).toBe(true);
    await writeUses(world.services.db);
    world.clock.advance(2 * minute);
    expect((await person.api.auth.security({})).sessions).toHaveLength(1);
  });
});
