import { expect, test } from "vitest";
import * as z from "zod";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { defineKinds } from "#notifications/rules.ts";
import type { NotificationObject } from "#notifications/server/objects.ts";
import { notify, withdraw } from "#notifications/server/notify.ts";
import { buildLaunchedEvaluation } from "../../testing/evaluations.ts";
import { recordStatements } from "../../testing/answering.ts";
import { makeWorld, type Person } from "../../testing/world.ts";

/** A concept of this test: surveys that open, and close. */
const surveyKinds = defineKinds("survey", {
  survey_open: { asks: true, refusableBy: ["application"] },
  survey_closed: {},
});
const open = new Set<string>();
const Facts = z.object({ v: z.literal(1), closesOn: z.string() });
const surveys: NotificationObject<keyof typeof surveyKinds> = {
  facts: z.strictObject({ closesOn: z.string() }),
  resolve: async (tx, _actor, rows) => {
    const { rows: found } = await tx.execute<{ id: string }>(
      `select id from unnest('{${rows.map(({ objectId }) => objectId).join()}}'::uuid[]) as surveys (id)`,
    );
    const ids = new Set(found.map(({ id }) => id));
    return ({ objectId, kind, facts }) =>
      ids.has(objectId) && open.has(objectId)
        ? { isToDo: kind === "survey_open", facts: { closesOn: Facts.parse(facts).closesOn } }
        : null;
  },
};

const world = await makeWorld();
const { services } = world;
const { kinds, objects } = services.notifications;
services.notifications = {
  kinds: { ...kinds, ...surveyKinds },
  objects: { ...objects, survey: surveys as NotificationObject },
};
const owner = await world.company();
const { companyId } = owner;

const notifyPerson = (person: Person, objectId: string, kind: keyof typeof surveyKinds = "survey_open") =>
  world.inside(owner, (tx) =>
    notify(tx, services, companyId, [
      {
        profileId: person.profileId,
        objectId,
        kind: surveyKinds[kind],
        facts: { v: 1, closesOn: "2026-12-01" },
      },
    ]),
  );
const openSurvey = () => {
  const id = services.newId();
  open.add(id);
  return id;
};
const readNotifications = async ({ api }: Person) => {
  const { items } = await api.notifications.list({});
  return { items, ...(await api.notifications.countUnread({})) };
};

test("a kind of another type of object is told, listed, settled by its object and gone", async () => {
  const person = await world.person(owner);
  const id = openSurvey();
  await notifyPerson(person, id);
  expect(await readNotifications(person)).toMatchObject({
    items: [
      { kind: "survey_open", objectId: id, facts: { closesOn: "2026-12-01" }, isToDo: true, isRead: false },
    ],
    count: 1,
  });
  expect(await readNotifications(owner)).toEqual({ items: [], count: 0 });
  // Of each object the latest only.
  await notifyPerson(person, id, "survey_closed");
  expect(await readNotifications(person)).toMatchObject({
    items: [{ kind: "survey_closed", at: null }],
    count: 1,
  });
  open.delete(id);
  expect(await readNotifications(person)).toEqual({ items: [], count: 0 });
});

test("what asked is withdrawn, of its object alone", async () => {
  const person = await world.person(owner);
  const [one, other] = [openSurvey(), openSurvey()];
  await notifyPerson(person, one);
  await notifyPerson(person, other);
  await world.inside(owner, (tx) => withdraw(tx, companyId, one, [surveyKinds.survey_open]));
  expect((await readNotifications(person)).items.map(({ objectId }) => objectId)).toEqual([other]);
});

test("it is refused by the channels that it declares, by no other and by no other name", async () => {
  const person = await world.person(owner);
  const refuse = (kind: string, channel: "application" | "email") =>
    person.api.notifications.setPreference({ kind, channel, wanted: false });
  await refuse("survey_open", "application");
  await notifyPerson(person, openSurvey());
  expect(await readNotifications(person)).toEqual({ items: [], count: 0 });
  await notifyPerson(person, openSurvey(), "survey_closed");
  expect((await readNotifications(person)).count).toBe(1);
  for (const [kind, channel] of [
    ["survey_open", "email"],
    ["survey_closed", "application"],
    ["evaluation_invitation", "application"],
    ["constructor", "application"],
  ] as const)
    await expect(refuse(kind, channel), kind).rejects.toMatchObject({ body: { code: "invalid_data" } });
});

test("a page of several types asks one statement for each", async () => {
  const { peers, evaluationId } = await buildLaunchedEvaluation(world, owner, { peers: 1 });
  const [peer] = peers as [Person];
  await notifyPerson(peer, openSurvey());
  // The same id under two types is two objects.
  open.add(evaluationId);
  await notifyPerson(peer, evaluationId);
  const texts = await recordStatements(() => peer.api.notifications.list({}));
  expect(texts.filter((text) => text.includes("from unnest("))).toHaveLength(2);
  expect((await readNotifications(peer)).items.map(({ kind }) => kind).toSorted()).toEqual([
    evaluationKinds.evaluation_invitation.name,
    "survey_open",
    "survey_open",
  ]);
});
