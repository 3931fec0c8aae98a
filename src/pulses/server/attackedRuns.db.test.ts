import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addRun, addSeries } from "#app/testing/surveys.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";
import { closeRunTask } from "./runs/closeRun.ts";

const world = await makeWorld({ now: new Date("2026-11-30T15:00:00Z") });
const week = 7 * 24 * 60 * 60_000;

/** A weekly survey of so many people of a company with a direction and two teams. */
async function openSeries(size: number) {
  const owner = await world.company();
  const people: Person[] = [];
  for (let count = 0; count < size; count += 1) people.push(await world.person(owner));
  const direction = await owner.api.teams.create({ name: "Usine" });
  const [day, night] = [
    await owner.api.teams.create({ name: "Jour", parentId: direction.id }),
    await owner.api.teams.create({ name: "Nuit", parentId: direction.id }),
  ];
  const { db, newId } = world.services;
  const { companyId, profileId: authorProfileId } = owner;
  const place = { db, newId, companyId, authorProfileId };
  const series = await addSeries({ ...place, now: world.clock.now });
  let weeks = 0;
  /**
   * What the report of a run prints that closes by the product’s own code once all have answered. `stand`: the labels under
   * which it asks each person, null for none.
   */
  const run = async (stand: (index: number) => { teamId?: string; directionId?: string } | null) => {
    const now = new Date(Date.parse("2026-11-30T15:00:00Z") + week * weeks);
    weeks += 1;
    const asked = people.flatMap(({ profileId }, index) => {
      const labels = stand(index);
      return labels ? [{ person: people[index]!, invitation: { profileId, ...labels } }] : [];
    });
    const id = await addRun(
      { ...place, now },
      series,
      asked.map(({ invitation }) => invitation),
      { number: weeks, closesAt: new Date("2030-01-01T00:00:00Z") },
    );
    for (const [index, { person }] of asked.entries())
      await person.api.pulses.sendSurvey({ id, answers: { pride: 2 + (index % 3) } });
    const closing = { ...world.services, now: () => now };
    await world.inside(owner, (tx) =>
      tx.execute(sql`update pulse_runs set closes_at = ${now.toISOString()} where id = ${id}`),
    );
    await closeRunTask(closing, { companyId, id });
    const { snapshot } = await owner.api.pulses.readReport({ id });
    const [question] = snapshot?.questions ?? [];
    return {
      whole: question?.whole.form !== "hidden",
      cuts: (question?.cuts ?? []).filter(({ cell }) => cell.form !== "hidden").map(({ cut }) => cut),
    };
  };
  return { run, direction: direction.id, day: day.id, night: night.id };
}

test.each([
  ["joins", 6],
  ["leaves", 4],
])(
  "one person who %s a team of five between two runs is in no difference of what both print",
  async (_, size) => {
    const { run, day } = await openSeries(17);
    const standIn = (members: number) => (index: number) => (index < members ? { teamId: day } : {});
    expect(await run(standIn(5))).toEqual({ whole: true, cuts: [`team:${day}`] });
    expect(await run(standIn(size))).toEqual({ whole: true, cuts: [] });
  },
);

test("one person who is under two teams, by a move between two runs, hides both", async () => {
  const { run, day, night } = await openSeries(22);
  const stand = (before: number) => (index: number) =>
    index < before ? { teamId: day } : index < 14 ? { teamId: night } : {};
  expect((await run(stand(7))).cuts.toSorted()).toEqual([`team:${day}`, `team:${night}`].toSorted());
  expect(await run(stand(6))).toEqual({ whole: true, cuts: [] });
});

test("a direction minus its teams is never fewer than five", async () => {
  const { run, direction: directionId, day, night } = await openSeries(25);
  const { cuts } = await run((index) => {
    if (index < 7) return { teamId: day, directionId };
    if (index < 14) return { teamId: night, directionId };
    // Three who are of the direction alone.
    return index < 17 ? { directionId } : {};
  });
  expect(cuts).not.toEqual(
    expect.arrayContaining([`direction:${directionId}`, `team:${day}`, `team:${night}`]),
  );
  expect(cuts.length).toBeGreaterThan(0);
});

test("one person who joins between two runs hides the second whole", async () => {
  const { run } = await openSeries(13);
  expect((await run((index) => (index < 12 ? {} : null))).whole).toBe(true);
  expect((await run(() => ({}))).whole).toBe(false);
});
