import { beforeAll, describe, expect, test } from "vitest";
import { hashingQueue, hashPassword, verifyPassword } from "#accounts/server/passwords.ts";
import { openSession } from "#accounts/server/sessions.ts";
import { goodPassword, givePassword } from "#app/testing/accounts.ts";
import { findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

/** One connection: a call that held it while waiting for a hash would keep all others out. */
let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld({ pool: 1 });
  owner = await world.company("Filature du Fleuve");
  await givePassword(world, owner);
});

async function someone(facts: Parameters<World["person"]>[1] = {}): Promise<Person> {
  const person = await world.person(owner, facts);
  if (facts.joinedAt !== null) await givePassword(world, person);
  return person;
}
const newPassword = "Sept hérons au bord de l’eau!";

/** Both places of the hashing queue are taken until the test gives them back. */
function occupyHashing(): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  for (const place of [1, 2]) void hashingQueue.run({ name: `test ${place}` }, () => gate);
  return release;
}

const calls: Record<string, () => Promise<() => Promise<unknown>>> = {
  signIn: async () => {
    const { email } = await someone();
    return () => world.visitor.auth.signIn({ email, password: goodPassword });
  },
  "signIn to an unknown address": async () => () =>
    world.visitor.auth
      .signIn({ email: "personne@nulle-part.example", password: goodPassword })
      .catch((error: unknown) => error),
  register: async () => () =>
    world.visitor.auth.register({
      companyName: "Coop",
      firstName: "Ana",
      lastName: "Roy",
      email: "nouvelle@filature.example",
      password: newPassword,
      language: "fr",
    }),
  resetPassword: async () => {
    const { email } = await someone();
    await world.visitor.auth.requestReset({ email });
    const token = await findEmailToken(world, email, "auth.reset");
    return () => world.visitor.auth.resetPassword({ token, password: newPassword });
  },
  acceptInvitation: async () => {
    const email = "invitee@filature.example";
    await owner.api.people.invite({ email, firstName: "Inès" });
    const token = await findEmailToken(world, email, "people.invitation");
    return () => world.visitor.auth.acceptInvitation({ token, password: newPassword, language: "fr" });
  },
  confirmEmail: async () => {
    const registration = { companyName: "Coop", firstName: "Ana", lastName: "Roy", language: "fr" } as const;
    const email = "a.confirmer@filature.example";
    await world.visitor.auth.register({ ...registration, email, password: newPassword });
    const token = await findEmailToken(world, email, "auth.confirmation");
    return () => world.visitor.auth.confirmEmail({ token, newPassword: goodPassword });
  },
  confirmIdentity: async () => {
    const person = await someone();
    return () => person.api.auth.confirmIdentity({ password: goodPassword });
  },
  changePassword: async () => {
    const person = await someone();
    await person.api.auth.confirmIdentity({ password: goodPassword });
    return () => person.api.auth.changePassword({ password: newPassword });
  },
  choosePassword: async () => {
    const { userId, companyId, profileId } = await someone({ joinedAt: null });
    const session = { userId, companyId, profileId, scope: "answering", objectId: null } as const;
    const cookie = await openSession(world.database.db, world.services, world.services.keys, session);
    return () => world.as(cookie.split(";")[0] ?? "").auth.choosePassword({ password: newPassword });
  },
};

describe("hashing a password holds no connection", () => {
  test.each(Object.entries(calls))("%s", async (_name, prepare) => {
    const call = await prepare();
    const release = occupyHashing();
    const outcome = call();
    try {
      await expect.poll(() => hashingQueue.waiting(), { timeout: 120_000, interval: 5 }).toBe(1);
      expect(await readErrorCode(owner.api.people.list({}))).toBe("ok");
    } finally {
      release();
    }
    await outcome;
  });
});

test("another member's hash does not wait behind the two hundred of one member", async () => {
  const hash = await hashPassword(goodPassword, { name: "test" });
  let done = 0;
  const many = Array.from({ length: 200 }, () =>
    hashPassword(newPassword, { name: "one member" }).then(
      () => (done += 1),
      () => "turned away",
    ),
  );
  expect(await verifyPassword(hash, goodPassword, { name: "another member" })).toBe(true);
  // First come, first served would have ended all fifty that may wait (fairQueue.test.ts has the exact order). Half of them
  // leaves room for a machine that gives the thread of this hash no time while the other one works.
  expect(done).toBeLessThan(25);
  const outcomes = await Promise.all(many);
  expect(outcomes.filter((outcome) => outcome === "turned away").length).toBeGreaterThan(0);
});

test("a guess at one's own password is counted by session and by account, and the owner elsewhere goes on", async () => {
  const person = await someone();
  const { userId, companyId, profileId } = person;
  const anotherSession = async () => {
    const session = { userId, companyId, profileId, scope: "full" } as const;
    const cookie = await openSession(world.database.db, world.services, world.services.keys, session);
    return world.as(cookie.split(";")[0] ?? "");
  };
  const guess = (api: typeof person.api) =>
    readErrorCode(api.auth.confirmIdentity({ password: "Pas la bonne phrase!" }));
  const stolen = await Promise.all(Array.from({ length: 30 }, () => guess(person.api)));
  expect(stolen.filter((code) => code === "invalid_credentials")).toHaveLength(5);
  expect(stolen.filter((code) => code === "too_many_requests")).toHaveLength(25);
  expect(await readErrorCode((await anotherSession()).auth.confirmIdentity({ password: goodPassword }))).toBe(
    "ok",
  );

  const looked: string[] = [];
  for (let session = 0; session < 5; session += 1) {
    const api = await anotherSession();
    for (let count = 0; count < 5; count += 1) looked.push(await guess(api));
  }
  expect(looked.filter((code) => code === "invalid_credentials")).toHaveLength(15);
});
