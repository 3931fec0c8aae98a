import { and, asc, eq, isNotNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { systemDays } from "#disclosure/rules/system.ts";
import { evaluationParticipants, evaluations } from "#evaluations/tables.ts";
import type { RepeatingFrequency } from "#evaluations/vocabulary/frequencies.ts";
import { profiles } from "#people/tables.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { standardLayout } from "#reports/rules/layout.ts";
import { comparedWithinDays } from "#series/rules/periods.ts";
import { prepareOccurrences } from "#series/server/prepareOccurrences.ts";
import { listDue, runMinute } from "../../testing/dueWork.ts";
import { buildLaunchedEvaluation } from "../../testing/evaluations.ts";
import { buildUsedModel, readFrozenLayout, silentLayout } from "../../testing/reportModels.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";

const world = await makeWorld();
beforeEach(() => {
  world.clock.now = new Date("2026-10-26T15:00:00Z");
});

const runRounds = (at: string, workers = 1) => runMinute(world, at, workers);
const computeLastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
const listOccurrences = (owner: Person) =>
  world.inside(owner, (tx) =>
    tx
      .select({
        id: evaluations.id,
        period: evaluations.period,
        status: evaluations.status,
        startsOn: evaluations.startsOn,
        dueOn: evaluations.dueOn,
      })
      .from(evaluations)
      .where(and(eq(evaluations.companyId, owner.companyId), isNotNull(evaluations.seriesId)))
      .orderBy(asc(evaluations.period)),
  );
/** Launched on October 26, 2026, due two weeks later. */
const createWeeklySeries = async () => {
  const owner = await world.company();
  const built = await buildLaunchedEvaluation(world, owner, { peers: 3, managers: 1, dueOn: "2026-11-09" });
  const { evaluationId } = built;
  const { series } = await owner.api.series.start({ evaluationId, frequency: "weekly" });
  return { ...built, owner, series: series! };
};

test("a series of what began on a Saturday counts from there, or from the Monday when its lead wants so", async () => {
  world.clock.now = new Date("2026-10-31T15:00:00Z");
  for (const [fromWorkingDay, nextStart] of [
    [false, "2026-11-07"],
    [true, "2026-11-09"],
  ] as const) {
    const owner = await world.company();
    const { evaluationId } = await buildLaunchedEvaluation(world, owner, { peers: 3, dueOn: "2026-11-14" });
    const { series } = await owner.api.series.start({ evaluationId, frequency: "weekly", fromWorkingDay });
    expect(series).toMatchObject({ nextStart, daysToAnswer: 14 });
  }
});

test("an occurrence is ready five days ahead and begins at eight in the morning, after the clocks have changed", async () => {
  const { owner, series, evaluationId, peers } = await createWeeklySeries();
  expect(series).toMatchObject({ nextStart: "2026-11-02", daysToAnswer: 14, preparedId: null });
  await runRounds("2026-10-28T03:59:00Z");
  expect(await listOccurrences(owner)).toHaveLength(1);
  await runRounds("2026-10-28T04:01:00Z");
  const [, next] = await listOccurrences(owner);
  expect(next).toMatchObject({ period: "2026-11-02", status: "pending", dueOn: "2026-11-16" });
  expect(await owner.api.series.read({ evaluationId })).toMatchObject({ series: { preparedId: next!.id } });
  const copy = await owner.api.evaluations.read({ id: next!.id });
  const original = await owner.api.evaluations.read({ id: evaluationId });
  expect(copy).toMatchObject({ name: original.name, subject: { id: original.subject!.id } });
  expect(copy.questions).toHaveLength(original.questions.length);
  expect(copy.participants.filter(({ role }) => role === "peer")).toHaveLength(peers.length);
  // November 2 is the first Monday of winter time: 07:59 and 08:00 in Toronto.
  await runRounds("2026-11-02T12:59:00Z");
  expect((await listOccurrences(owner))[1]?.status).toBe("pending");
  await runRounds("2026-11-02T13:00:00Z");
  expect((await listOccurrences(owner))[1]?.status).toBe("in_progress");
});

test("each occurrence takes the report model in use on its day, and keeps it", async () => {
  const { owner } = await createWeeklySeries();
  await runRounds("2026-10-29T15:00:00Z");
  // Prepared with one model in use, begun with another.
  await buildUsedModel(owner, silentLayout, "Avec la préparation");
  await buildUsedModel(owner, standardLayout, "Le jour même");
  await runRounds("2026-11-02T13:00:00Z");
  await owner.api.reportModels.use({ id: null });
  const readLayouts = async () => {
    const begun = (await listOccurrences(owner)).filter(({ status }) => status === "in_progress");
    return Promise.all(begun.map(({ id }) => readFrozenLayout(world, owner, id)));
  };
  const first = { layout: null, showsComments: true };
  const second = { layout: standardLayout, showsComments: true };
  expect(await readLayouts()).toEqual([first, second]);
  await buildUsedModel(owner, silentLayout, "La semaine suivante");
  await runRounds("2026-11-09T13:00:00Z");
  const third = { layout: silentLayout, showsComments: false };
  expect((await readLayouts()).slice(-2)).toEqual([second, third]);
});

test("two workers at once, and workers started anew, make one occurrence of a period", async () => {
  const { owner } = await createWeeklySeries();
  await runRounds("2026-10-29T15:00:00Z", 4);
  await runRounds("2026-10-29T15:10:00Z", 2);
  await runRounds("2026-10-30T15:00:00Z");
  expect((await listOccurrences(owner)).map(({ period }) => period)).toEqual(["2026-10-26", "2026-11-02"]);
});

test("after three weeks of sleep the latest period begins at once, and those before it are missed", async () => {
  const { owner } = await createWeeklySeries();
  await runRounds("2026-11-17T15:00:00Z", 2);
  const [, late, ...others] = await listOccurrences(owner);
  expect(late).toMatchObject({ period: "2026-11-16", startsOn: "2026-11-17", dueOn: "2026-12-01" });
  expect(late?.status).toBe("in_progress");
  expect(others).toEqual([]);
});

test("one is skipped, ready or not, and the series goes on", async () => {
  const { owner, evaluationId, series } = await createWeeklySeries();
  const skipped = await owner.api.series.skipNext({ evaluationId, version: series.version });
  expect(skipped.series).toMatchObject({ nextStart: "2026-11-09", version: 2 });
  expect(await readErrorCode(owner.api.series.skipNext({ evaluationId, version: 1 }))).toBe(
    "edited_meanwhile",
  );
  await runRounds("2026-11-05T15:00:00Z");
  expect((await listOccurrences(owner)).map(({ period }) => period)).toEqual(["2026-10-26", "2026-11-09"]);
  const again = await owner.api.series.skipNext({ evaluationId, version: 2 });
  expect(again.series).toMatchObject({ nextStart: "2026-11-16", preparedId: null });
  expect((await listOccurrences(owner))[1]?.status).toBe("archived");
  await runRounds("2026-11-11T15:00:00Z");
  expect((await listOccurrences(owner)).slice(1).map(({ period, status }) => [period, status])).toEqual([
    ["2026-11-09", "archived"],
    ["2026-11-16", "pending"],
  ]);
});

test("from the next one on it comes back at another rhythm, and what is ready keeps its day", async () => {
  const { owner, evaluationId, series } = await createWeeklySeries();
  await runRounds("2026-10-29T15:00:00Z");
  const changed = await owner.api.series.change({
    evaluationId,
    version: series.version,
    frequency: "monthly",
    daysToAnswer: 5,
  });
  expect(changed.series).toMatchObject({ frequency: "monthly", nextStart: "2026-11-02", version: 2 });
  expect((await listOccurrences(owner))[1]).toMatchObject({ startsOn: "2026-11-02", dueOn: "2026-11-07" });
  await runRounds("2026-11-02T15:00:00Z");
  await runRounds("2026-11-27T15:00:00Z");
  expect((await listOccurrences(owner)).slice(1)).toMatchObject([
    { period: "2026-11-02", status: "in_progress" },
    { period: "2026-12-02", status: "pending", dueOn: "2026-12-07" },
  ]);
  const late = { evaluationId, version: 1, frequency: "annual", daysToAnswer: 5 } as const;
  expect(await readErrorCode(owner.api.series.change(late))).toBe("edited_meanwhile");
});

test("a change of frequency after a short month keeps the 31st, and gives it back to a series that had lost it", async () => {
  world.clock.now = new Date("2027-01-31T15:00:00Z");
  const owner = await world.company();
  const { evaluationId } = await buildLaunchedEvaluation(world, owner, {
    peers: 3,
    managers: 1,
    dueOn: "2027-02-14",
  });
  await owner.api.series.start({ evaluationId, frequency: "monthly" });
  await runRounds("2027-02-28T15:00:00Z");
  const readNextStart = async () => (await owner.api.series.read({ evaluationId })).series?.nextStart;
  expect(await readNextStart()).toBe("2027-03-31");
  await owner.api.series.change({ evaluationId, version: 1, frequency: "quarterly", daysToAnswer: 14 });
  expect(await readNextStart()).toBe("2027-05-31");
});

test("once stopped nothing more is prepared, and what was is archived", async () => {
  const { owner, evaluationId, series } = await createWeeklySeries();
  await runRounds("2026-10-29T15:00:00Z");
  const { version } = series;
  expect(await owner.api.series.stop({ evaluationId, version })).toMatchObject({
    series: { nextStart: null },
  });
  await runRounds("2026-11-05T15:00:00Z");
  expect((await listOccurrences(owner)).map(({ status }) => status)).toEqual(["in_progress", "archived"]);
  expect(await readErrorCode(owner.api.series.stop({ evaluationId, version: 2 }))).toBe("not_repeating");
});

test("people who have left are not asked again, and a new direct manager takes the place of the former", async () => {
  const { owner, subject, peers, managers } = await createWeeklySeries();
  const manager = await world.person(owner);
  await world.inside(owner, (tx) =>
    tx.update(profiles).set({ directManagerId: manager.profileId }).where(eq(profiles.id, subject.profileId)),
  );
  await owner.api.people.setActive({ id: peers[0]!.profileId, isActive: false });
  await runRounds("2026-10-29T15:00:00Z");
  await runRounds("2026-11-02T14:00:00Z");
  const [, next] = await listOccurrences(owner);
  expect(next?.status).toBe("in_progress");
  const asked = await world.inside(owner, (tx) =>
    tx
      .select({ id: evaluationParticipants.participantProfileId })
      .from(evaluationParticipants)
      .where(eq(evaluationParticipants.evaluationId, next!.id)),
  );
  const ids = asked.map(({ id }) => id);
  expect(ids).toContain(manager.profileId);
  expect(ids).not.toContain(managers[0]!.profileId);
  expect(ids).not.toContain(peers[0]!.profileId);
  expect(ids).toContain(peers[1]!.profileId);
});

test("in spring, begins at eight in the morning of summer time", async () => {
  world.clock.now = new Date("2027-03-08T16:00:00Z");
  const owner = await world.company();
  const { evaluationId } = await buildLaunchedEvaluation(world, owner, { peers: 3, dueOn: "2027-03-12" });
  await owner.api.series.start({ evaluationId, frequency: "weekly" });
  await runRounds("2027-03-12T15:00:00Z");
  // The clocks changed on Sunday, March 14: 07:59 and 08:00 in Toronto on Monday.
  await runRounds("2027-03-15T11:59:00Z");
  expect((await listOccurrences(owner))[1]).toMatchObject({ period: "2027-03-15", status: "pending" });
  await runRounds("2027-03-15T12:00:00Z");
  expect((await listOccurrences(owner))[1]?.status).toBe("in_progress");
});

test("when the person evaluated has left, the series stops", async () => {
  const { owner, subject, evaluationId } = await createWeeklySeries();
  await owner.api.people.setActive({ id: subject.profileId, isActive: false });
  await runRounds("2026-10-29T15:00:00Z", 2);
  expect(await listOccurrences(owner)).toHaveLength(1);
  expect(await owner.api.series.read({ evaluationId })).toMatchObject({ series: { nextStart: null } });
});

/** Launched on October 31, 2026, whose months end on other days; the peer is asked by each of them. */
async function createSeriesOfAYear() {
  world.clock.now = new Date("2026-10-31T15:00:00Z");
  const owner = await world.company();
  const beginSeries = async (frequency: RepeatingFrequency) => {
    const { evaluationId } = await buildLaunchedEvaluation(world, owner, { peers: 3, dueOn: "2026-11-14" });
    const { series } = await owner.api.series.start({ evaluationId, frequency });
    return { evaluationId, series: series! };
  };
  return { owner, begun: beginSeries };
}
/** As a worker that has just begun: nothing is known but what the database holds. */
async function prepareAll(owner: Person) {
  const services = { ...world.services };
  for (const { kind, id } of await listDue(world, owner))
    if (kind === "series.prepare") await prepareOccurrences(services, { companyId: owner.companyId, id });
}

test("over a year and both changes of clocks each period of each series comes once, by two workers, one week of sleep included", async () => {
  const { owner, begun } = await createSeriesOfAYear();
  const expected = {
    weekly: Array.from({ length: 53 }, (_, week) => daysAfter("2026-10-31", 7 * week)),
    monthly: Array.from({ length: 13 }, (_, month) => computeLastDay(2026, 9 + month)),
    quarterly: ["2026-10-31", "2027-01-31", "2027-04-30", "2027-07-31", "2027-10-31"],
    annual: ["2026-10-31", "2027-10-31"],
  };
  const frequencies = Object.keys(expected) as (keyof typeof expected)[];
  const ids: string[] = [];
  for (const frequency of frequencies) ids.push((await begun(frequency)).evaluationId);
  for (let day = 5; day <= 363; day += day === 150 ? 8 : 5) {
    world.clock.now = new Date(Date.parse("2026-10-31T15:00:00Z") + day * 86_400_000);
    await Promise.all([1, 2].map(() => prepareAll(owner)));
  }
  const made = await world.inside(owner, (tx) =>
    tx
      .select({ frequency: evaluations.frequency, period: evaluations.period, status: evaluations.status })
      .from(evaluations)
      .where(and(eq(evaluations.companyId, owner.companyId), isNotNull(evaluations.seriesId)))
      .orderBy(asc(evaluations.period)),
  );
  const first = "2026-10-31";
  for (const frequency of frequencies) {
    const periods = made.filter((one) => one.period !== first && one.frequency === frequency);
    expect([first, ...periods.map(({ period }) => period)]).toEqual(expected[frequency]);
  }
  expect(made.filter(({ period }) => period === first)).toHaveLength(ids.length);
});

test.each([
  ["back, on which it begins", "2026-10-25", "2026-11-01", "2026-11-01T13:00:00Z", "2026-11-15"],
  ["forward, on which it begins", "2027-03-07", "2027-03-14", "2027-03-14T12:00:00Z", "2027-03-28"],
  ["back, on which it is due", "2026-10-11", "2026-10-18", "2026-10-18T12:00:00Z", "2026-11-01"],
  ["forward, on which it is due", "2027-02-21", "2027-02-28", "2027-02-28T13:00:00Z", "2027-03-14"],
])("the Sunday of clocks that go %s, is a day like another", async (_, anchor, period, atEight, dueOn) => {
  world.clock.now = new Date(`${anchor}T16:00:00Z`);
  const owner = await world.company();
  const { evaluationId } = await buildLaunchedEvaluation(world, owner, {
    peers: 3,
    dueOn: daysAfter(anchor, 14),
  });
  await owner.api.series.start({ evaluationId, frequency: "weekly" });
  const runUntilMinute = async (minutes: number) => {
    await runRounds(new Date(Date.parse(atEight) + minutes * 60_000).toISOString(), 2);
    return (await listOccurrences(owner))[1];
  };
  expect(await runUntilMinute(-1)).toMatchObject({ period, dueOn, status: "pending" });
  expect(await runUntilMinute(0)).toMatchObject({ status: "in_progress", startsOn: period, dueOn });
});

test("when nobody is left to be asked, what was prepared becomes a draft that says why", async () => {
  const owner = await world.company();
  const { evaluationId, peers } = await buildLaunchedEvaluation(world, owner, {
    peers: 3,
    dueOn: "2026-11-09",
    subjectAnswers: false,
  });
  await owner.api.series.start({ evaluationId, frequency: "weekly" });
  for (const { profileId } of peers) await owner.api.people.setActive({ id: profileId, isActive: false });
  await runRounds("2026-10-29T15:00:00Z");
  await runRounds("2026-11-02T14:00:00Z", 2);
  const [, next] = await listOccurrences(owner);
  expect(await owner.api.evaluations.read({ id: next!.id })).toMatchObject({
    status: "draft",
    startFailure: "launch_needs_participant",
  });
});

test("the screen warns of what the rule on reports of one person compares", () => {
  expect(systemDays).toBe(comparedWithinDays);
});
