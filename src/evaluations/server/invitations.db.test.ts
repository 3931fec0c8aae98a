import { beforeEach, expect, test } from "vitest";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { makeTestMailer } from "#app/testing/mailer.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";
import { deliverEmails } from "#platform/server/emails/deliverEmails.ts";

const day = 24 * 60 * 60_000;
const world = await makeWorld({ invitationsPerDay: 1 });
let mailed: string[] = [];
let owner: Person;
let person: Person;
let id: string;

const deliver = async () => {
  mailed = [];
  await deliverEmails(
    world.services,
    makeTestMailer(world, async ({ to }) => void mailed.push(to)),
    owner.companyId,
  );
  return mailed;
};
const add = async () =>
  (
    await owner.api.evaluations.addParticipant({ id, profileId: person.profileId, role: "peer" })
  ).participants.find((one) => one.person.id === person.profileId);
const remove = (participantId: string | undefined) =>
  owner.api.evaluations.removeParticipant({ id, participantId: participantId ?? "" });
const isSaidInvited = async () =>
  (await owner.api.evaluations.potentialParticipants({ id })).items.find((one) => one.id === person.profileId)
    ?.alreadyInvited;
/** Sessions end before a day is over. */
const moveToTomorrow = async () => {
  world.clock.advance(day);
  owner = await world.person(owner, { role: "account_owner", isAdmin: true });
};

let count = 0;
beforeEach(async () => {
  owner = await world.company();
  count += 1;
  person = await world.person(owner, { email: `collegue${count}@rondo.test` });
  ({ evaluationId: id } = await buildLaunchedEvaluation(world, owner, { peers: 3 }));
  // Takes the one place of the day; people in .example take none.
  await owner.api.people.invite({ email: `premiere${count}@rondo.test`, firstName: "Ana" });
  await deliver();
  world.clock.advance(1);
});

test("withdrawn while the invitation waits, then added again: it leaves", async () => {
  const seat = await add();
  await remove(seat?.id);
  await moveToTomorrow();
  // No participation is awaited any more: the message is given up.
  expect(await deliver()).toEqual([]);
  expect(await isSaidInvited()).toBe(false);
  await add();
  expect(await deliver()).toEqual([person.email]);
});

test("withdrawn and added again on the same day: one invitation, at its place", async () => {
  await remove((await add())?.id);
  expect(await isSaidInvited()).toBe(false);
  await add();
  await moveToTomorrow();
  expect(await deliver()).toEqual([person.email]);
});

test("withdrawn after the invitation left, then added again: no second one, and the screen is told", async () => {
  await moveToTomorrow();
  const seat = await add();
  expect(await deliver()).toEqual([person.email]);
  await remove(seat?.id);
  expect(await isSaidInvited()).toBe(true);
  await add();
  expect(await deliver()).toEqual([]);
});

test("deactivated while the invitation waits, then active again: it leaves", async () => {
  await add();
  await owner.api.people.setActive({ id: person.profileId, isActive: false });
  await moveToTomorrow();
  expect(await deliver()).toEqual([]);
  await owner.api.people.setActive({ id: person.profileId, isActive: true });
  expect(await deliver()).toEqual([person.email]);
  // Once: what has left is not queued anew.
  await owner.api.people.setActive({ id: person.profileId, isActive: false });
  await owner.api.people.setActive({ id: person.profileId, isActive: true });
  expect(await deliver()).toEqual([]);
});
