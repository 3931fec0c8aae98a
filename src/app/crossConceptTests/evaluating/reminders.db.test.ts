import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { remindCompany } from "#evaluations/server/reminders.ts";
import { evaluations } from "#evaluations/tables.ts";
import { deliverEmails, noLongerNeeded } from "#platform/server/emails/deliverEmails.ts";
import { makeMailer } from "../../tasks.ts";
import { answerAll, launchEvaluation, fetchRefusal } from "../../testing/answering.ts";
import { runMinute } from "../../testing/dueWork.ts";
import { buildLaunchedEvaluation } from "../../testing/evaluations.ts";
import { listEmailsTo, openEmail } from "../../testing/emails.ts";
import { makeWorld, type Person } from "../../testing/world.ts";

// `launchEvaluation` writes evaluations that are due on Friday, December 11.
const world = await makeWorld();
const runRound = (at: string, workers = 1) => runMinute(world, at, workers);
const countReminders = async ({ email }: Person) =>
  (await listEmailsTo(world, email)).filter(({ kind }) => kind === "evaluations.reminder").length;
const createPeople = async () => {
  world.clock.now = new Date("2026-11-20T15:00:00Z");
  const owner = await world.company();
  const [anne, luc, peer] = await Promise.all([1, 2, 3].map(() => world.person(owner)));
  return { owner, anne: anne!, luc: luc!, peer: peer! };
};
const launchAbout = (author: Person, subject: Person, rater: Person) =>
  launchEvaluation(world, {
    author,
    subject,
    invited: [[rater, "peer"]],
    subjectAnswers: false,
    launchedOn: world.clock.now.toISOString().slice(0, 10),
  });

test("one email a person and day for all that they are asked, on three mornings, once", async () => {
  const { owner, anne, luc, peer } = await createPeople();
  await launchAbout(owner, anne, peer);
  await launchAbout(owner, luc, peer);
  // The company is in Toronto: 08:29 and 08:30 there.
  await runRound("2026-12-04T13:29:00Z");
  expect(await countReminders(peer)).toBe(0);
  world.clock.now = new Date("2026-12-04T13:30:00Z");
  await runRound("2026-12-04T13:30:00Z", 2);
  await runRound("2026-12-04T20:00:00Z");
  expect(await countReminders(peer)).toBe(1);
  const email = await openEmail(world, peer.email, "evaluations.reminder");
  expect(email?.subject).toBe("Rappel\u00a0: 2 évaluations vous attendent");
  expect(email?.links?.map(({ label }) => label).toSorted()).toEqual(
    [anne, luc]
      .map(({ firstName }) => `Votre regard sur ${firstName} ${firstName.replace("Prénom", "Nom")}`)
      .toSorted(),
  );
  for (const day of ["05", "06", "07", "08"]) await runRound(`2026-12-${day}T14:00:00Z`);
  expect(await countReminders(peer)).toBe(1);
  await runRound("2026-12-09T14:00:00Z");
  await runRound("2026-12-10T14:00:00Z");
  await runRound("2026-12-11T14:00:00Z");
  expect(await countReminders(peer)).toBe(3);
});

test("whoever was invited in the afternoon of a day for reminders is reminded from the next one on", async () => {
  const { owner, anne, peer } = await createPeople();
  world.clock.now = new Date("2026-12-04T19:00:00Z");
  await launchAbout(owner, anne, peer);
  await runRound("2026-12-04T19:01:00Z");
  expect(await countReminders(peer)).toBe(0);
  await runRound("2026-12-09T14:00:00Z");
  expect(await countReminders(peer)).toBe(1);
});

test("a worker that slept for a week sends the reminders of the day on which it wakes, and no earlier ones", async () => {
  const { owner, anne, peer } = await createPeople();
  await launchAbout(owner, anne, peer);
  await runRound("2026-12-11T13:30:00Z");
  expect(await countReminders(peer)).toBe(1);
});

test.each([
  // The clocks go back on Sunday, November 1, 2026 and forward on Sunday, March 14, 2027.
  ["autumn", "2026-11-03", ["2026-10-27T12:30:00Z", "2026-11-01T13:30:00Z", "2026-11-03T13:30:00Z"]],
  ["spring", "2027-03-16", ["2027-03-09T13:30:00Z", "2027-03-14T12:30:00Z", "2027-03-16T12:30:00Z"]],
])(
  "at half past eight by the clock of the company, before and after the change of %s",
  async (_, dueOn, mornings) => {
    world.clock.now = new Date(Date.parse(`${dueOn}T15:00:00Z`) - 20 * 86_400_000);
    const owner = await world.company();
    const [anne, peer] = [await world.person(owner), await world.person(owner)];
    const { id } = await launchAbout(owner, anne, peer);
    await owner.api.evaluations.update({ id, dueOn });
    for (const [index, morning] of mornings.entries()) {
      await runRound(new Date(Date.parse(morning) - 60_000).toISOString());
      expect(await countReminders(peer)).toBe(index);
      await runRound(morning);
      await runRound(new Date(Date.parse(morning) + 3_600_000).toISOString());
      expect(await countReminders(peer)).toBe(index + 1);
    }
  },
);

test("over a year and both changes of clocks, one email on each morning that is one of somebody's, and none of a week of sleep", async () => {
  const { owner, anne, luc, peer } = await createPeople();
  const made = [await launchAbout(owner, anne, peer), await launchAbout(owner, luc, peer)];
  const expected = new Set<string>();
  for (let month = 0; month < 12; month += 1) {
    // Five days apart: two days before the first is a week before the second.
    const dueDays = [9, 14].map((day) => new Date(Date.UTC(2026, 11 + month, day)));
    for (const [index, { id }] of made.entries())
      await world.inside(owner, (tx) =>
        tx
          .update(evaluations)
          .set({ dueOn: dueDays[index]!.toISOString().slice(0, 10) })
          .where(eq(evaluations.id, id)),
      );
    for (let day = 1; day <= 16; day += 1) {
      const morning = new Date(Date.UTC(2026, 11 + month, day, 13, 45));
      const today = morning.toISOString().slice(0, 10);
      if (month === 5 && day < 9) continue;
      if ([2, 7, 9, 12, 14].includes(day)) expected.add(today);
      world.clock.now = morning;
      const { companyId } = owner;
      await Promise.all([1, 2].map(() => remindCompany(world.services, { companyId, day: today })));
    }
  }
  const days = (await listEmailsTo(world, peer.email)).flatMap(({ dedupeKey }) =>
    dedupeKey?.startsWith("reminder:") ? [dedupeKey.slice(-10)] : [],
  );
  expect(days.toSorted()).toEqual([...expected].toSorted());
});

test("work that fails in the middle loses nobody and writes to nobody twice", async () => {
  const { owner, anne } = await createPeople();
  const raters = await Promise.all([1, 2, 3, 4, 5].map(() => world.person(owner)));
  const invited = raters.map((person) => [person, "peer"] as const);
  await launchEvaluation(world, { author: owner, subject: anne, invited, subjectAnswers: false });
  const task = { companyId: owner.companyId, day: "2026-12-04" };
  world.clock.now = new Date("2026-12-04T14:00:00Z");
  const inOrder = raters.toSorted((a, b) => (a.profileId < b.profileId ? -1 : 1));
  await world.database.owner.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger fail before insert on outbox
      for each row when (new.recipient = '${inOrder[3]!.email}') execute function fail()`);
  await expect(remindCompany(world.services, task, 2)).rejects.toThrow();
  expect(await Promise.all(inOrder.map(countReminders))).toEqual([1, 1, 0, 0, 0]);
  await world.database.owner.query("drop function fail cascade");
  await Promise.all([1, 2].map(() => remindCompany(world.services, task, 2)));
  await remindCompany(world.services, task, 2);
  expect(await Promise.all(inOrder.map(countReminders))).toEqual([1, 1, 1, 1, 1]);
});

test("nobody who has finished or been deactivated is reminded", async () => {
  const { owner, anne, luc, peer } = await createPeople();
  await answerAll(peer, await launchAbout(owner, anne, peer));
  await launchAbout(owner, anne, luc);
  await owner.api.people.setActive({ id: luc.profileId, isActive: false });
  await runRound("2026-12-09T14:00:00Z");
  expect([await countReminders(peer), await countReminders(luc)]).toEqual([0, 0]);
});

test("a reminder whose reader has finished in between is not sent", async () => {
  const { owner, anne, peer } = await createPeople();
  const made = await launchAbout(owner, anne, peer);
  await runRound("2026-12-11T14:00:00Z");
  expect((await openEmail(world, peer.email, "evaluations.reminder"))?.subject).toMatch(/^Rappel/);
  await answerAll(peer, made);
  expect(await openEmail(world, peer.email, "evaluations.reminder")).toBeNull();
});

test("a reminder says nothing of a day that is over, though collection is not closed yet", async () => {
  const { owner, anne, luc, peer } = await createPeople();
  await launchAbout(owner, anne, peer);
  const later = await launchAbout(owner, luc, peer);
  await owner.api.evaluations.update({ id: later.id, dueOn: "2026-12-14" });
  await runRound("2026-12-11T14:00:00Z");
  // One second before midnight in Toronto, and midnight.
  world.clock.now = new Date("2026-12-12T04:59:59Z");
  expect((await openEmail(world, peer.email, "evaluations.reminder"))?.links).toHaveLength(2);
  world.clock.now = new Date("2026-12-12T05:00:00Z");
  expect((await openEmail(world, peer.email, "evaluations.reminder"))?.subject).toMatch(/14 décembre/);
  world.clock.now = new Date("2026-12-15T05:00:00Z");
  expect(await openEmail(world, peer.email, "evaluations.reminder")).toBeNull();
});

test("of reminders that waited while mail was down, the newest leaves", async () => {
  const { owner, anne } = await createPeople();
  const peer = await world.person(owner, { email: "rosalie@canot.test" });
  await launchAbout(owner, anne, peer);
  for (const day of ["04", "09", "11"]) await runRound(`2026-12-${day}T14:00:00Z`);
  const left: string[] = [];
  const mailer = makeMailer(world.services, async ({ messageId }) => void left.push(messageId));
  world.clock.now = new Date("2026-12-11T15:00:00Z");
  await deliverEmails(world.services, mailer, owner.companyId);
  const waited = (await listEmailsTo(world, "rosalie@canot.test")).filter(
    ({ kind }) => kind === "evaluations.reminder",
  );
  expect(waited.map(({ status }) => status)).toEqual(["failed", "failed", "sent"]);
  expect(waited.map(({ failure }) => failure)).toEqual([noLongerNeeded, noLongerNeeded, null]);
  expect(left.filter((id) => waited.some((email) => id.includes(email.id)))).toHaveLength(1);
});

test("by hand: at once, once in 24 hours, and never a second email of the day", async () => {
  const { owner, anne, luc, peer } = await createPeople();
  const { id } = await launchAbout(owner, anne, peer);
  const other = await launchAbout(owner, luc, peer);
  const { evaluation, reminded } = await owner.api.evaluations.remind({ id });
  expect(reminded).toBe(1);
  expect(evaluation.participants[0]?.remindedAt).toBe("2026-11-20T15:00:00.000Z");
  expect((await openEmail(world, peer.email, "evaluations.reminder"))?.links).toHaveLength(2);
  // One email of the day is enough. The answer does not tell: a person who runs both would learn who is asked by another author.
  expect((await owner.api.evaluations.remind({ id: other.id })).reminded).toBe(1);
  expect(await countReminders(peer)).toBe(1);
  const again = await fetchRefusal(world, owner, "evaluations/remind", { id });
  expect(again).toMatchObject({ status: 409, body: { code: "reminded_recently" } });
  world.clock.advance(24 * 60 * 60 * 1000);
  const admin = await world.person(owner, { isAdmin: true });
  expect((await admin.api.evaluations.remind({ id })).reminded).toBe(1);
  expect(await countReminders(peer)).toBe(2);
});

test("by hand, a lead who takes part reminds the others, and is not written to", async () => {
  const { owner, anne, peer } = await createPeople();
  const { id } = await launchEvaluation(world, {
    author: owner,
    subject: anne,
    invited: [
      [owner, "manager"],
      [peer, "peer"],
    ],
    subjectAnswers: false,
  });
  const { evaluation, reminded } = await owner.api.evaluations.remind({ id });
  expect(reminded).toBe(1);
  expect([await countReminders(owner), await countReminders(peer)]).toEqual([0, 1]);
  const own = evaluation.participants.find(({ person }) => person.id === owner.profileId)!;
  expect(own.remindedAt).toBeNull();
  const refused = await fetchRefusal(world, owner, "evaluations/remind", { id, participantIds: [own.id] });
  expect(refused).toMatchObject({ status: 409, body: { code: "reminding_oneself" } });
  // The day's round writes to all participants, the lead among them.
  await runRound("2026-12-11T14:00:00Z");
  expect(await countReminders(owner)).toBe(1);
});

test("nobody is reminded before their invitation has left", async () => {
  const { owner } = await createPeople();
  const { evaluationId: id, peers } = await buildLaunchedEvaluation(world, owner, { type: "peer", peers: 3 });
  const refused = await fetchRefusal(world, owner, "evaluations/remind", { id });
  expect(refused).toMatchObject({ status: 409, body: { code: "invitation_waiting" } });
  world.clock.now = new Date("2026-12-11T14:00:00Z");
  await runRound("2026-12-11T14:00:00Z");
  expect(await Promise.all(peers.map(countReminders))).toEqual([0, 0, 0]);
});

test.each(["answered", "declined"])(
  "by hand, who has %s is not reminded, for the same reason",
  async (how) => {
    const { owner, anne, peer } = await createPeople();
    const made = await launchAbout(owner, anne, peer);
    const [part] = (await owner.api.evaluations.read({ id: made.id })).participants;
    if (how === "answered") await answerAll(peer, made);
    else await peer.api.answers.decline({ evaluationId: made.id });
    const refused = await fetchRefusal(world, owner, "evaluations/remind", {
      id: made.id,
      participantIds: [part!.id],
    });
    expect(refused).toMatchObject({ status: 409, body: { code: "nobody_to_remind" } });
  },
);
