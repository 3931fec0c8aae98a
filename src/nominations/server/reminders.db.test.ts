import { expect, test } from "vitest";
import { listEmailsTo, openEmail } from "#app/testing/emails.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";
import { remindNominations } from "./reminders.ts";

const world = await makeWorld();
const bounds = { peer: { least: 1, most: 4 } };

/** Asked on Monday, November 23; to be sent by Friday, December 4. */
async function scene(count = 1) {
  world.clock.now = new Date("2026-11-23T15:00:00Z");
  const owner = await world.company();
  const [subject, peer] = [await world.person(owner), await world.person(owner)];
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await owner.api.evaluations.create({
      name: "Bilan",
      evaluationType: "peer",
      subjectProfileId: subject.profileId,
    });
    await owner.api.nominations.ask({ id, bounds, dueOn: "2026-12-04" });
    ids.push(id);
  }
  return { owner, subject, peer, ids };
}
/** The hourly round; sessions, which would not live so long, stay where they are. */
async function round(owner: Person, at: string) {
  const before = world.clock.now;
  world.clock.now = new Date(at);
  await Promise.all([
    remindNominations(world.services, owner.companyId),
    remindNominations(world.services, owner.companyId),
  ]);
  world.clock.now = before;
}
const sent = async ({ email }: Person, kind: string) =>
  (await listEmailsTo(world, email)).filter((one) => one.kind === kind).length;

test("the person is reminded two days before and on the day, once a day over all that they propose", async () => {
  const { owner, subject } = await scene(2);
  const reminded: number[] = [];
  for (const at of [
    "2026-11-23T16:31:00Z",
    "2026-12-02T12:31:00Z",
    "2026-12-02T13:31:00Z",
    "2026-12-02T18:31:00Z",
    "2026-12-03T14:31:00Z",
    "2026-12-04T14:31:00Z",
  ]) {
    await round(owner, at);
    reminded.push(await sent(subject, "nominations.reminder"));
  }
  expect(reminded).toEqual([0, 0, 1, 1, 1, 2]);
  expect(await sent(owner, "nominations.late")).toBe(0);
});

test("a reminder that waited until its day was over does not leave", async () => {
  const { owner, subject } = await scene();
  await round(owner, "2026-12-04T14:31:00Z");
  const opened = async (at: string) => {
    world.clock.now = new Date(at);
    return openEmail(world, subject.email, "nominations.reminder");
  };
  expect(await opened("2026-12-05T04:59:59Z")).not.toBeNull();
  expect(await opened("2026-12-05T05:00:00Z")).toBeNull();
});

test("what was not sent in time is told to the author once, even by a worker that slept", async () => {
  const { owner, subject } = await scene();
  for (const at of ["2026-12-09T14:31:00Z", "2026-12-09T15:31:00Z", "2026-12-10T14:31:00Z"])
    await round(owner, at);
  expect([await sent(owner, "nominations.late"), await sent(subject, "nominations.reminder")]).toEqual([
    1, 0,
  ]);
});

test("nobody hears of a proposal that was sent, or who refused reminders", async () => {
  const { owner, subject, peer, ids } = await scene();
  await subject.api.nominations.propose({
    evaluationId: ids[0] ?? "",
    profileIds: [peer.profileId],
    send: true,
  });
  const other = await scene();
  await other.subject.api.notifications.setPreference({
    kind: "evaluation_reminder",
    channel: "email",
    wanted: false,
  });
  for (const at of ["2026-12-02T14:31:00Z", "2026-12-06T14:31:00Z"]) {
    await round(owner, at);
    await round(other.owner, at);
  }
  expect([await sent(subject, "nominations.reminder"), await sent(owner, "nominations.late")]).toEqual([
    0, 0,
  ]);
  expect(await sent(other.subject, "nominations.reminder")).toBe(0);
});
