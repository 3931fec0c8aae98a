import { expect, test } from "vitest";
import { showEveryRow } from "#app/testing/everyRow.ts";
import { makeWorld } from "#app/testing/world.ts";

const world = await makeWorld();
await showEveryRow(world.database.owner);
const reminders = { kind: "evaluation_reminder", channel: "email" } as const;
const ready = { kind: "report_ready", channel: "email" } as const;

test("what one refuses is refused until it is wanted again, however often it is said", async () => {
  const person = await world.person(await world.company());
  const { api } = person;
  expect(await api.notifications.preferences({})).toEqual({ refused: [] });
  await Promise.all([1, 2].map(() => api.notifications.setPreference({ ...reminders, wanted: false })));
  await api.notifications.setPreference({ ...ready, wanted: false });
  expect(await api.notifications.preferences({})).toEqual({ refused: [reminders, ready] });
  expect(await api.notifications.setPreference({ ...reminders, wanted: true })).toEqual({ refused: [ready] });
});

test("a choice is of one person in one company, and leaves with them", async () => {
  const owner = await world.company();
  const [person, other] = await Promise.all([world.person(owner), world.person(owner)]);
  await person.api.notifications.setPreference({ ...ready, wanted: false });
  expect(await other.api.notifications.preferences({})).toEqual({ refused: [] });
  const kept = () =>
    world.database.owner.query("select 1 from notification_refusals where profile_id = $1", [
      person.profileId,
    ]);
  expect((await kept()).rows).toHaveLength(1);
  await owner.api.people.remove({ id: person.profileId });
  expect((await kept()).rows).toEqual([]);
});
