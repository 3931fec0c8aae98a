import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { recordStatements } from "#app/testing/answering.ts";
import { listDue, repairDueWork, runMinute } from "#app/testing/dueWork.ts";
import { makeWorld, readErrorCode, type Person } from "#app/testing/world.ts";
import { outbox } from "#platform/server/tables.ts";
import { standardPlan } from "../rules/plan.ts";
import { makeContent, makeQuestion } from "../testing/questions.ts";
import {
  addPeople,
  listRuns,
  makeAskedCompany,
  planSurvey,
  signInAgain,
} from "#app/testing/plannedSurveys.ts";
import { pulseInvitations } from "../tables.ts";
import { openRunTask } from "./runs/openRun.ts";

const world = await makeWorld();
beforeEach(() => {
  world.clock.now = new Date("2026-10-20T15:00:00Z");
});
const at = (moment: string, workers = 1) => runMinute(world, moment, workers);
const listAsked = (owner: Person, runId: string) =>
  world.inside(owner, async (tx) => {
    const rows = await tx.select().from(pulseInvitations);
    return rows.filter((row) => row.runId === runId).map(({ profileId }) => profileId);
  });
const countMails = (owner: Person, kind: string) =>
  world.inside(
    owner,
    async (tx) => (await tx.select().from(outbox)).filter((row) => row.kind === kind).length,
  );
const weekly = { cadence: "weekly", startsOn: "2026-10-26", openDays: 5 } as const;

describe("a weekly survey at nine", () => {
  test("opens once with four workers, restarts and a change of clocks, and makes its next run", async () => {
    const owner = await makeAskedCompany(world);
    const { templateId } = await planSurvey(owner, weekly);
    expect(await listRuns(owner, templateId)).toMatchObject([
      { number: 1, status: "scheduled", opensOn: "2026-10-26", closesOn: "2026-10-30", asked: null },
    ]);
    await at("2026-10-26T12:59:00Z", 2);
    expect(await listRuns(owner, templateId)).toMatchObject([{ status: "scheduled" }]);
    await at("2026-10-26T13:00:00Z", 4);
    await at("2026-10-26T13:01:00Z", 4);
    await repairDueWork(world, owner);
    await at("2026-10-26T13:02:00Z", 2);
    const runs = await listRuns(owner, templateId);
    expect(runs).toMatchObject([
      { number: 1, status: "open", asked: 5, answers: 0, opensOn: "2026-10-26", closesOn: "2026-10-30" },
      { number: 2, status: "scheduled", opensOn: "2026-11-02", closesOn: "2026-11-06" },
    ]);
    expect(await listAsked(owner, runs[0]!.id)).toHaveLength(5);
    expect(await countMails(owner, "pulses.invitation")).toBe(5);
    // Nine in the morning of winter time.
    const [, next] = runs;
    const due = await world.inside(owner, (tx) =>
      tx.execute<{ at: Date }>(sql`select due_at as at from due_work where object_id = ${next!.id}`),
    );
    expect(due.rows.map((row) => new Date(row.at).toISOString())).toEqual(["2026-11-02T14:00:00.000Z"]);
  });

  test("waits while the one before is open: the two never overlap", async () => {
    const owner = await makeAskedCompany(world);
    const { templateId } = await planSurvey(owner, { ...weekly, openDays: 7 });
    await at("2026-10-26T13:00:00Z");
    // Closing has not been done: without it nothing opens.
    for (const { id } of await listRuns(owner, templateId))
      await openRunTask(
        { ...world.services, now: () => new Date("2026-11-02T14:00:00Z") },
        { companyId: owner.companyId, id },
      );
    expect(await listRuns(owner, templateId)).toMatchObject([{ status: "open" }, { status: "scheduled" }]);
  });

  test("asks those of its day: a person hired later joins the next one, one who leaves it stays asked", async () => {
    const owner = await world.company();
    const [leaver] = await addPeople(world, owner, 4);
    const away = await world.person(owner, { hrStatus: "en_transition" });
    const uninvited = await world.person(owner, { joinedAt: null, invitedAt: null });
    const { templateId } = await planSurvey(owner, weekly);
    await at("2026-10-26T13:00:00Z");
    const [first] = await listRuns(owner, templateId);
    const hired = await world.person(owner);
    await world.inside(owner, (tx) =>
      tx.execute(sql`update profiles set is_active = false where id = ${leaver!.profileId}`),
    );
    const asked = await listAsked(owner, first!.id);
    expect(asked).toHaveLength(5);
    expect(asked).toContain(leaver!.profileId);
    for (const { profileId } of [hired, away, uninvited]) expect(asked).not.toContain(profileId);
    expect(await readErrorCode(hired.api.pulses.readSurvey({ id: first!.id }))).toBe("not_found");
  });

  test("after three weeks of sleep the latest opens alone, and late", async () => {
    const owner = await makeAskedCompany(world);
    const { templateId } = await planSurvey(owner, weekly);
    await at("2026-11-11T15:00:00Z", 2);
    expect(await listRuns(owner, templateId)).toMatchObject([
      { number: 1, status: "open", occurrence: "2026-11-09", opensOn: "2026-11-11", closesOn: "2026-11-15" },
      { number: 2, status: "scheduled", occurrence: "2026-11-16" },
    ]);
  });

  test("an occurrence whose time is as good as over is passed over, at night and without emails", async () => {
    const owner = await makeAskedCompany(world);
    const { templateId, seriesId } = await planSurvey(owner, weekly);
    // Between midnight and the hour of the next one.
    await at("2026-11-02T06:00:00Z", 2);
    expect(await listRuns(owner, templateId)).toMatchObject([
      { number: 1, status: "scheduled", occurrence: "2026-11-02", opensOn: "2026-11-02" },
    ]);
    expect(await countMails(owner, "pulses.invitation")).toBe(0);
    await at("2026-11-02T14:00:00Z", 2);
    expect(await listRuns(owner, templateId)).toMatchObject([{ number: 1, status: "open" }, { number: 2 }]);
    expect(await owner.api.pulses.readSeries({ id: seriesId })).toMatchObject({ runCount: 1 });
  });

  test("a late one waits for the hour of a working day", async () => {
    const owner = await makeAskedCompany(world);
    const monthly = { cadence: "monthly", startsOn: "2026-12-22", openDays: 5 } as const;
    const { templateId } = await planSurvey(owner, monthly);
    await at("2026-12-25T08:00:00Z");
    const waiting = { status: "scheduled", occurrence: "2026-12-22", opensOn: "2026-12-28" };
    expect(await listRuns(owner, templateId)).toMatchObject([{ ...waiting, closesOn: "2027-01-01" }]);
    await at("2026-12-28T13:59:00Z");
    expect(await listRuns(owner, templateId)).toMatchObject([waiting]);
    await at("2026-12-28T14:00:00Z");
    expect(await listRuns(owner, templateId)).toMatchObject([
      { status: "open", occurrence: "2026-12-22", opensOn: "2026-12-28", closesOn: "2027-01-01" },
      { status: "scheduled", occurrence: "2027-01-22" },
    ]);
  });

  test.each([
    ["empty", 5],
    ["under its threshold", 1],
  ])("is asked of no one where the audience is %s by then, says why, and goes on", async (_, leave) => {
    const owner = await world.company();
    const people = await addPeople(world, owner, 5, { hiredOn: "2026-10-19" });
    const { templateId, seriesId } = await planSurvey(owner, {
      ...weekly,
      audience: { kind: "newcomers", ids: [], days: 14 },
    });
    const { pulses } = owner.api;
    expect(await pulses.readSeries({ id: seriesId })).toMatchObject({ asked: 5 });
    const leavers = people.slice(0, leave).map(({ profileId }) => profileId);
    await world.inside(owner, (tx) =>
      tx.execute(
        sql`update profiles set statut_rh = 'inactif' where id = any(${sql.param(leavers)}::uuid[])`,
      ),
    );
    expect(await pulses.readSeries({ id: seriesId })).toMatchObject({ asked: 5 - leave });
    await at("2026-10-26T13:00:00Z");
    const runs = await listRuns(owner, templateId);
    expect(runs).toMatchObject([
      { number: 1, status: "cancelled", occurrence: "2026-10-26", asked: 5 - leave, threshold: 5 },
      { number: 1, status: "scheduled", occurrence: "2026-11-02" },
    ]);
    expect(await listAsked(owner, runs[0]!.id)).toEqual([]);
    expect(await countMails(owner, "pulses.invitation")).toBe(0);
    expect(await people[4]!.api.notifications.list({})).toMatchObject({ items: [] });
    expect(await pulses.readSeries({ id: seriesId })).toMatchObject({ runCount: 0 });
  });
});

describe("those in charge", () => {
  test("skip a run and take it back, pause and go on, cancel one, and end the series", async () => {
    const owner = await makeAskedCompany(world);
    const { templateId, seriesId: id } = await planSurvey(owner, weekly);
    const { pulses } = owner.api;
    const skipped = await pulses.skipRun({ id, occurrence: "2026-10-26", isSkipped: true, version: 1 });
    expect(skipped).toMatchObject({ skipped: ["2026-10-26"], next: [{ opensOn: "2026-11-02" }, {}, {}] });
    expect(await listRuns(owner, templateId)).toMatchObject([{ opensOn: "2026-11-02", status: "scheduled" }]);
    expect(
      await readErrorCode(pulses.skipRun({ id, occurrence: "2026-10-26", isSkipped: false, version: 1 })),
    ).toBe("edited_meanwhile");
    await pulses.skipRun({ id, occurrence: "2026-10-26", isSkipped: false, version: 2 });
    expect(await listRuns(owner, templateId)).toMatchObject([{ opensOn: "2026-10-26" }]);
    const paused = await pulses.pauseSeries({ id, isPaused: true, version: 3 });
    expect(paused).toMatchObject({ next: [], pausedOn: "2026-10-20" });
    await at("2026-10-26T15:00:00Z");
    expect(await listRuns(owner, templateId)).toMatchObject([{ status: "scheduled", isSeriesPaused: true }]);
    world.clock.now = new Date("2026-10-27T15:00:00Z");
    const later = (await signInAgain(world, owner)).api.pulses;
    const back = await later.pauseSeries({ id, isPaused: false, version: 4 });
    expect(back).toMatchObject({ next: [{ opensOn: "2026-11-02" }, {}, {}], pausedOn: null });
    const [run] = await listRuns({ api: { pulses: later } }, templateId);
    expect(run).toMatchObject({ opensOn: "2026-11-02", isSeriesPaused: false });
    await later.cancelRun({ id: run!.id });
    expect(await listRuns({ api: { pulses: later } }, templateId)).toMatchObject([
      { status: "cancelled", occurrence: "2026-11-02" },
      { status: "scheduled", occurrence: "2026-11-09" },
    ]);
    const { version } = await later.readSeries({ id });
    expect(await later.endSeries({ id, version })).toMatchObject({ next: [], endedOn: "2026-10-27" });
    expect(await listRuns({ api: { pulses: later } }, templateId)).toMatchObject([{ status: "cancelled" }]);
    world.clock.now = new Date("2027-01-01T15:00:00Z");
    expect(await listDue(world, owner)).toEqual([]);
  });

  test("do not take back a run on whose day the one before is still open", async () => {
    const owner = await makeAskedCompany(world);
    const { templateId, seriesId: id } = await planSurvey(owner, weekly);
    await at("2026-10-26T13:00:00Z");
    const { pulses } = (await signInAgain(world, owner)).api;
    const occurrence = "2026-11-02";
    const { version } = await pulses.readSeries({ id });
    await pulses.skipRun({ id, occurrence, isSkipped: true, version });
    const [open] = await listRuns({ api: { pulses } }, templateId);
    await pulses.extendRun({ id: open!.id, closesOn: "2026-11-08", version: open!.version });
    const takeBack = () => pulses.skipRun({ id, occurrence, isSkipped: false, version: version + 1 });
    expect(await pulses.readSeries({ id })).toMatchObject({ openUntil: "2026-11-08" });
    expect(await readErrorCode(takeBack())).toBe("pulse_still_open");
    await pulses.closeRun({ id: open!.id });
    expect(await takeBack()).toMatchObject({
      skipped: [],
      openUntil: null,
      next: [{ opensOn: occurrence }, {}, {}],
    });
  });

  test("do not skip what nothing follows, nor plan the past, what is unfinished, or for too few", async () => {
    const owner = await makeAskedCompany(world);
    const { seriesId: id } = await planSurvey(owner, { startsOn: "2026-10-26" });
    const skip = { id, occurrence: "2026-10-26", isSkipped: true, version: 1 };
    expect(await readErrorCode(owner.api.pulses.skipRun(skip))).toBe("pulse_last_run");
    const plan = (facts: Parameters<typeof planSurvey>[1], content = makeContent()) =>
      readErrorCode(planSurvey(owner, facts, content));
    expect(await plan({ startsOn: "2026-10-19" })).toBe("pulse_day_over");
    expect(await plan({ startsOn: null })).toBe("pulse_unfinished");
    expect(await plan({ startsOn: "2026-10-26" }, makeContent({ questions: [] }))).toBe("pulse_unfinished");
    const newcomers = { kind: "newcomers" as const, ids: [], days: 30 };
    const forNewcomers = () => plan({ startsOn: "2026-10-26", audience: newcomers });
    expect(await forNewcomers()).toBe("pulse_nobody");
    await addPeople(world, owner, 4, { hiredOn: "2026-10-19" });
    expect(await forNewcomers()).toBe("pulse_too_few");
    await addPeople(world, owner, 1, { hiredOn: "2026-10-19" });
    expect(await forNewcomers()).toBe("ok");
    // Ten people are as many as the lowest threshold asks, and fewer than this one does.
    expect(await plan({ startsOn: "2026-10-26", threshold: 11 })).toBe("pulse_too_few");
    expect(await plan({ startsOn: "2026-10-20", hour: 9 })).toBe("ok");
    // At nine in the evening, a day is as good as over.
    world.clock.now = new Date("2026-10-21T01:00:00Z");
    const late = { startsOn: "2026-10-20", hour: 9, openDays: 1, reminderAfterDays: null };
    expect(await readErrorCode(planSurvey(await signInAgain(world, owner), late))).toBe("pulse_day_over");
  });

  test("ask changed questions from the next run on; one in another shape has another key", async () => {
    const owner = await makeAskedCompany(world);
    const { templateId: id } = await planSurvey(owner, weekly);
    await at("2026-10-26T13:00:00Z");
    const { version, plan } = await owner.api.pulses.readTemplate({ id });
    const question = makeQuestion({ type: "enps", scale: null });
    const saved = await owner.api.pulses.saveTemplate({
      id,
      version,
      plan,
      content: makeContent({
        questions: [question, makeQuestion({ key: "other", text: { fr: "Autre chose.", en: null } })],
      }),
    });
    expect(await owner.api.pulses.planVersion({ id, version: saved.version })).toEqual({ number: 2 });
    const { planned, content, plannedVersion } = await owner.api.pulses.readTemplate({ id });
    expect(plannedVersion).toBe(2);
    expect(content).toEqual(planned);
    expect(planned?.questions[0]?.key).not.toBe("pride");
    expect(planned?.questions[1]?.key).toBe("other");
    const [run] = await listRuns(owner, id);
    expect((await owner.api.pulses.readSurvey({ id: run!.id })).content.questions).toHaveLength(1);
  });

  test("ask under one key what has one shape, though they plan at once or type it again", async () => {
    const owner = await world.company();
    await addPeople(world, owner, 6);
    const plan = { ...weekly, cadence: "once" as const };
    const asEnps = makeContent({ questions: [makeQuestion({ type: "enps", scale: null })] });
    const planned = await Promise.all([planSurvey(owner, plan), planSurvey(owner, plan, asEnps)]);
    const readKey = async (id: string) =>
      (await owner.api.pulses.readTemplate({ id })).planned?.questions[0]?.key;
    const keys = await Promise.all(planned.map(({ templateId }) => readKey(templateId)));
    expect(new Set(keys).size).toBe(2);
    const typedAgain = makeContent({ questions: [makeQuestion({ key: "typed-again" })] });
    const { templateId } = await planSurvey(owner, plan, typedAgain);
    expect(await readKey(templateId)).toBe(keys[0]);
  });

  test("see before planning whom and when it would ask, and that they were asked lately", async () => {
    const owner = await world.company();
    await addPeople(world, owner, 5);
    const { templateId: id } = await planSurvey(owner, weekly);
    const { plan } = await owner.api.pulses.readTemplate({ id });
    expect(await owner.api.pulses.previewPlan({ id, plan })).toMatchObject({
      asked: 6,
      cuts: 0,
      smallCuts: 0,
      next: [{ opensOn: "2026-10-26" }, { opensOn: "2026-11-02" }, { opensOn: "2026-11-09" }],
      tooClose: [],
      hiddenBeside: 0,
    });
    await at("2026-10-26T13:00:00Z");
    world.clock.now = new Date("2026-10-27T15:00:00Z");
    const { api } = await signInAgain(world, owner);
    const close = (day: string) => api.pulses.previewPlan({ id, plan: { ...plan, startsOn: day } });
    expect(await close("2026-10-30")).toMatchObject({ tooClose: [{ kind: "open", day: "2026-10-30" }] });
    expect(await close("2026-11-02")).toMatchObject({ tooClose: [] });
    const [open] = await listRuns({ api }, id);
    await api.pulses.closeRun({ id: open!.id });
    expect(await close("2026-10-30")).toMatchObject({ tooClose: [{ kind: "lately", day: "2026-10-26" }] });
  });

  test("see before planning which other surveys these people have open, and are planned for them", async () => {
    const owner = await world.company();
    await addPeople(world, owner, 4);
    await addPeople(world, owner, 5, { hiredOn: "2026-10-19" });
    const newcomers = { kind: "newcomers" as const, ids: [], days: 60 };
    const monthly = { cadence: "monthly", startsOn: "2026-10-26", openDays: 14 } as const;
    const { seriesId } = await planSurvey(owner, monthly);
    await planSurvey(owner, { startsOn: "2026-11-03", audience: newcomers });
    const { pulses } = owner.api;
    const { id } = await pulses.createTemplate({});
    const find = async (startsOn: string, audience: typeof newcomers | typeof standardPlan.audience) => {
      const { api } = await signInAgain(world, owner);
      const plan = { ...standardPlan, startsOn, audience };
      return (await api.pulses.previewPlan({ id, plan })).tooClose;
    };
    const everyone = standardPlan.audience;
    expect(await find("2026-10-23", everyone)).toEqual([{ kind: "soon", day: "2026-10-26" }]);
    expect(await find("2026-11-30", everyone)).toEqual([{ kind: "soon", day: "2026-11-26" }]);
    // Half of all people are not as good as all of them; all newcomers are among all people.
    expect(await find("2026-11-05", everyone)).toEqual([]);
    expect(await find("2026-11-05", newcomers)).toEqual([{ kind: "soon", day: "2026-11-03" }]);
    await at("2026-10-26T13:00:00Z");
    world.clock.now = new Date("2026-10-27T15:00:00Z");
    expect(await find("2026-11-05", newcomers)).toEqual([
      { kind: "open", day: "2026-11-08" },
      { kind: "soon", day: "2026-11-03" },
    ]);
    const later = (await signInAgain(world, owner)).api.pulses;
    const { version } = await later.readSeries({ id: seriesId });
    await later.pauseSeries({ id: seriesId, isPaused: true, version });
    expect(await find("2026-11-27", everyone)).toEqual([]);
  });
});

test("the last run of a series is told to its author three days before; the series ends with it", async () => {
  const owner = await makeAskedCompany(world);
  const { templateId, seriesId } = await planSurvey(owner, {
    ...weekly,
    openDays: 2,
    reminderAfterDays: null,
    end: "after",
    runs: 2,
  });
  await at("2026-10-26T13:00:00Z");
  expect(await countMails(owner, "pulses.last")).toBe(0);
  await at("2026-10-30T13:00:00Z", 2);
  await at("2026-10-30T14:00:00Z");
  expect(await countMails(owner, "pulses.last")).toBe(1);
  expect(await owner.api.pulses.readSeries({ id: seriesId })).toMatchObject({ endedOn: null, runCount: 1 });
  expect(await listRuns(owner, templateId)).toMatchObject([{}, { status: "scheduled" }]);
});

test("a run keeps its hour of the company’s clock when the company moves to another time zone", async () => {
  const owner = await makeAskedCompany(world);
  const { templateId } = await planSurvey(owner, weekly);
  const { version } = await owner.api.company.readSettings({});
  await owner.api.company.updateSettings({ version, timeZone: "America/Vancouver" });
  await at("2026-10-26T15:59:00Z");
  expect(await listRuns(owner, templateId)).toMatchObject([{ status: "scheduled" }]);
  await at("2026-10-26T16:00:00Z");
  expect((await listRuns(owner, templateId))[0]).toMatchObject({ status: "open", closesOn: "2026-10-30" });
});

test("as many statements for a hundred people as for five", async () => {
  const count = async (size: number) => {
    const owner = await world.company();
    await addPeople(world, owner, size - 1);
    const { templateId } = await planSurvey(owner, weekly);
    const [run] = await listRuns(owner, templateId);
    const services = { ...world.services, now: () => new Date("2026-10-26T13:00:00Z") };
    const sent = await recordStatements(() =>
      openRunTask(services, { companyId: owner.companyId, id: run!.id }),
    );
    expect(await listAsked(owner, run!.id)).toHaveLength(size);
    return sent.filter((text) => !text.startsWith("select pg_notify")).length;
  };
  expect(await count(100)).toBe(await count(5));
});
