import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ensureUser } from "#accounts/server/users.ts";
import { inviteLater } from "#people/server/invitations.ts";
import { insertProfile, selectProfiles } from "#people/server/queries.ts";
import { deliverEmails, type Mailer } from "#platform/server/emails/deliverEmails.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { OutgoingEmail } from "#platform/server/emails/writeMessage.ts";
import { buildDraftEvaluation } from "../../testing/evaluations.ts";
import { makeWorld, type Person } from "../../testing/world.ts";
import { makeMailer } from "../../tasks.ts";

const day = 24 * 60 * 60_000;
const world = await makeWorld();
let owner: Person;
/** Who has been written to, in order. */
let mailed: string[] = [];
let mailer: Mailer;
beforeEach(async () => {
  world.clock.now = new Date("2026-11-20T15:00:00Z");
  owner = await world.company();
  mailed = [];
  mailer = makeMailer(world.services, async ({ to }: OutgoingEmail) => void mailed.push(to));
});

const toGuestEmail = (at: number) => `invitee${String(at).padStart(3, "0")}@rondo.test`;
/** As the endpoint does it, without the way there. */
const invite = (from: number, to: number) =>
  world.inside(owner, async (tx) => {
    const { companyId } = owner;
    const ids = [];
    for (let at = from; at < to; at += 1) {
      const email = toGuestEmail(at);
      const id = world.services.newId();
      const user = await ensureUser(tx, world.services, email);
      const createdAt = world.clock.now;
      await insertProfile(tx, { companyId, id, userId: user.id, firstName: "Ana", email, createdAt });
      await inviteLater(tx, world.services, { companyId, id, email, language: "fr" });
      world.clock.advance(1);
      ids.push(id);
    }
    return ids;
  });
const listGuestEmails = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => toGuestEmail(from + at));
const deliver = async () => {
  mailed = [];
  await deliverEmails(world.services, mailer, owner.companyId);
  return mailed.toSorted();
};
/** The places of a new day are given within a quarter of an hour. */
const advanceToTomorrow = () => world.clock.advance(day);
/** As the list of people shows it; sessions end before a day is over. */
const readMailStates = async () => {
  const items = await world.inside(owner, (tx) => selectProfiles(tx, {}));
  return Object.fromEntries(items.filter(({ mail }) => mail).map(({ email, mail }) => [email, mail]));
};

const change = (statement: ReturnType<typeof sql>) => world.inside(owner, (tx) => tx.execute(statement));
const sendWelcome = (recipient: string) =>
  world.inside(owner, (tx) =>
    sendLater(tx, { ...world.services, companyId: owner.companyId }, [
      {
        kind: "auth.welcome",
        dedupeKey: "welcome",
        recipient,
        recipientProfileId: owner.profileId,
        language: "fr",
        data: { userId: owner.userId },
      },
    ]),
  );

describe("invitations of a day", { timeout: 600_000 }, () => {
  test("a stranger who registers writes to twenty people a day, not to three hundred", async () => {
    const answers = [];
    for (let at = 0; at < 45; at += 1) {
      answers.push(await owner.api.people.invite({ email: toGuestEmail(at), firstName: "Ana" }));
      world.clock.advance(1);
    }
    expect(answers.slice(0, 20).map(({ mail }) => mail)).toEqual(Array.from({ length: 20 }, () => null));
    expect(answers[20]?.mail).toEqual({ state: "waiting", leavesOn: "2026-11-21" });
    expect(answers[39]?.mail?.leavesOn).toBe("2026-11-21");
    expect(answers[40]?.mail?.leavesOn).toBe("2026-11-22");
    expect(await deliver()).toEqual(listGuestEmails(0, 20));
    expect(await deliver()).toEqual([]);
    expect((await readMailStates())[toGuestEmail(20)]).toEqual({ state: "waiting", leavesOn: "2026-11-21" });
    // First come, first gone; and by themselves.
    advanceToTomorrow();
    expect(await deliver()).toEqual(listGuestEmails(20, 40));
    advanceToTomorrow();
    expect(await deliver()).toEqual(listGuestEmails(40, 45));
    expect(await readMailStates()).toEqual({});
  });

  test("a day begins at midnight where the company is", async () => {
    await invite(0, 21);
    await deliver();
    world.clock.now = new Date("2026-11-21T04:59:00Z");
    expect(await deliver()).toEqual([]);
    world.clock.now = new Date("2026-11-21T05:00:00Z");
    expect(await deliver()).toEqual([toGuestEmail(20)]);
  });

  test("with three people, a hundred for each, at once", async () => {
    await invite(0, 50);
    expect(await deliver()).toHaveLength(20);
    for (let each = 0; each < 2; each += 1) await world.person(owner);
    expect(await deliver()).toEqual(listGuestEmails(20, 50));
  });

  test("people who have not joined, or no longer take part, count for nothing", async () => {
    for (let each = 0; each < 5; each += 1) await world.person(owner, { joinedAt: null });
    for (let each = 0; each < 5; each += 1) await world.person(owner, { isActive: false });
    await invite(0, 30);
    expect(await deliver()).toHaveLength(20);
  });

  test("invitations to answer take places too; other messages take none and wait for none", async () => {
    await invite(0, 15);
    const { evaluationId: id, subject } = await buildDraftEvaluation(world, owner, { peers: 9 });
    await change(sql`update profiles set email = replace(email, '.example', '.test')`);
    await change(
      sql`update profiles set joined_at = null where id not in (${owner.profileId}, ${subject.profileId})`,
    );
    const { evaluation, invitations } = await owner.api.evaluations.launch({ id });
    expect(invitations).toBe(10);
    const waiting = evaluation.participants.filter(({ mail }) => mail !== null);
    expect(waiting.map(({ mail }) => mail)).toEqual(
      Array.from({ length: 15 + 10 - 20 }, () => ({ state: "waiting", leavesOn: "2026-11-21" })),
    );
    await sendWelcome("bienvenue@rondo.test");
    const first = await deliver();
    expect(first).toHaveLength(20 + 1);
    expect(first).toContain("bienvenue@rondo.test");
    advanceToTomorrow();
    expect(await deliver()).toHaveLength(5);
  });

  test("two workers and many people who invite at the same moment: never one too many", async () => {
    const other = await world.person(owner, { role: "account_owner" });
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        (at % 2 ? other : owner).api.people.invite({ email: toGuestEmail(at), firstName: "Ana" }),
      ),
    );
    mailed = [];
    await Promise.all(
      Array.from({ length: 4 }, () => deliverEmails(world.services, mailer, owner.companyId)),
    );
    expect(new Set(mailed).size).toBe(20);
    expect(mailed).toHaveLength(20);
  });

  test("what the mail server puts off is tried again without a second place, whatever the day", async () => {
    await invite(0, 25);
    const busy = Object.assign(new Error("busy"), { responseCode: 450 });
    const refusing = { ...mailer, send: async () => Promise.reject(busy) };
    await deliverEmails(world.services, refusing, owner.companyId);
    expect((await readMailStates())[toGuestEmail(0)]).toEqual({ state: "retrying", leavesOn: null });
    expect((await readMailStates())[toGuestEmail(20)]).toEqual({ state: "waiting", leavesOn: "2026-11-21" });
    world.clock.advance(10_000);
    expect(await deliver()).toEqual(listGuestEmails(0, 20));
    advanceToTomorrow();
    expect(await deliver()).toEqual(listGuestEmails(20, 25));
  });

  test("the 48 hours of a late invitation begin with its place", async () => {
    await invite(0, 61);
    for (let each = 0; each < 3; each += 1) {
      await deliver();
      advanceToTomorrow();
    }
    const failing = { ...mailer, send: async () => Promise.reject(new Error("connect ECONNREFUSED")) };
    await deliverEmails(world.services, failing, owner.companyId);
    expect((await readMailStates())[toGuestEmail(60)]).toEqual({ state: "retrying", leavesOn: null });
    world.clock.advance(10_000);
    expect(await deliver()).toEqual([toGuestEmail(60)]);
  });

  test("an invitation that nobody needs any more gives its place to the next", async () => {
    const ids = await invite(0, 25);
    for (const id of ids.slice(0, 3)) await owner.api.people.setActive({ id, isActive: false });
    expect(await deliver()).toEqual(listGuestEmails(3, 23));
  });

  test("asking again for one that waits does not queue it twice", async () => {
    const last = (await invite(0, 21))[20] ?? "";
    world.clock.advance(60_000);
    expect(await owner.api.people.resendInvitation({ id: last })).toEqual({
      mail: { state: "waiting", leavesOn: "2026-11-21" },
    });
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute(sql`select 1 from outbox where recipient = ${toGuestEmail(20)}`),
    );
    expect(rows).toHaveLength(1);
  });

  test("addresses that are never mailed take no place", async () => {
    for (let at = 0; at < 30; at += 1)
      await owner.api.people.invite({ email: `personne${at}@boreale.example`, firstName: "Ana" });
    await invite(0, 20);
    expect(await deliver()).toEqual(listGuestEmails(0, 20));
  });
});

test("INVITATIONS_PER_DAY=0 lifts the limit for an installation of one’s own", async () => {
  const free = await makeWorld({ invitationsPerDay: 0 });
  const by = await free.company();
  const freed = makeMailer(free.services, async ({ to }: OutgoingEmail) => void mailed.push(to));
  for (let at = 0; at < 25; at += 1) {
    const { mail } = await by.api.people.invite({ email: toGuestEmail(at), firstName: "Ana" });
    expect(mail).toBeNull();
  }
  mailed = [];
  await deliverEmails(free.services, freed, by.companyId);
  expect(mailed).toHaveLength(25);
});
