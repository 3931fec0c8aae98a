import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { runMinute } from "#app/testing/dueWork.ts";
import { listRuns, planSurvey, signInAgain } from "#app/testing/plannedSurveys.ts";
import { makeWorld, readErrorCode, type Person } from "#app/testing/world.ts";
import { PulseSnapshot } from "#disclosure/contract/pulse.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { outbox } from "#platform/server/tables.ts";
import { makeContent, makeQuestion } from "../testing/questions.ts";
import { closeRunTask, endAnswers } from "./runs/closeRun.ts";
import { lockRun, readRun } from "./runs/queries.ts";
import { vacuum } from "./runs/vacuum.ts";

const world = await makeWorld();
beforeEach(() => {
  world.clock.now = new Date("2026-11-30T13:50:00Z");
});
const at = (moment: string, workers = 1) => runMinute(world, moment, workers);
const words = makeQuestion({ key: "words", type: "text", scale: null, required: false });
const yes = makeQuestion({ key: "yes", type: "true_false", scale: null, required: false });
const content = makeContent({ questions: [makeQuestion(), yes, words] });

/** Open since November 30 at nine, for a week: everyone of two teams, seven and three people, and the owner. */
async function openSurvey() {
  world.clock.now = new Date("2026-11-30T13:50:00Z");
  const owner = await world.company();
  const people: Person[] = [];
  for (let count = 0; count < 10; count += 1) people.push(await world.person(owner));
  const ids = people.map(({ profileId }) => profileId);
  const big = await owner.api.teams.create({ name: "Jour", memberIds: ids.slice(0, 7) });
  const small = await owner.api.teams.create({ name: "Nuit", memberIds: ids.slice(7) });
  const { templateId, seriesId } = await planSurvey(owner, { startsOn: "2026-11-30" }, content);
  await at("2026-11-30T14:00:00Z");
  const [run] = await listRuns(owner, templateId);
  world.clock.now = new Date("2026-11-30T14:10:00Z");
  const { id } = run!;
  const send = (person: Person | undefined, pride = 4) =>
    person!.api.pulses.sendSurvey({ id, answers: { pride, yes: 1, words: `De ${person!.firstName}` } });
  const key = { companyId: owner.companyId, id };
  return { owner, people, big, small, templateId, seriesId, id, key, send };
}
const readRows = (owner: Person, table: string, runId: string) =>
  world.reporting(
    owner,
    async (tx) =>
      (
        await tx.execute<Record<string, unknown>>(
          sql`select * from ${sql.identifier(table)} where run_id = ${runId}`,
        )
      ).rows,
  );
const readReport = async (owner: Person, runId: string) => {
  const rows = await readRows(owner, "pulse_reports", runId);
  return rows.map(({ snapshot }) => PulseSnapshot.parse(snapshot));
};

describe("a run whose last day is over", () => {
  test("closes once: its report is stored, small counts are erased, and nothing waits for an answer", async () => {
    const { owner, people, id, big, small, templateId, send } = await openSurvey();
    for (const person of people) await send(person);
    await at("2026-11-30T15:00:00Z");
    await send(await signInAgain(world, owner), 2);
    const before = await readRows(owner, "pulse_responses", id);
    await at("2026-12-07T04:59:00Z", 2);
    world.clock.now = new Date("2026-12-07T05:00:00Z");
    expect((await listRuns(await signInAgain(world, owner), templateId))[0]).toMatchObject({
      status: "open",
      answers: 10,
    });
    await Promise.all([1, 2, 3].map(() => closeRunTask(world.services, { companyId: owner.companyId, id })));
    expect((await listRuns(await signInAgain(world, owner), templateId))[0]).toMatchObject({
      status: "closed",
      answers: 11,
      closesOn: "2026-12-06",
      whyNotRemind: "pulse_not_open",
    });
    const [report, ...others] = await readReport(owner, id);
    expect(others).toEqual([]);
    expect(report).toMatchObject({ participation: { asked: 11, answered: 11 }, threshold: 5 });
    expect(report?.questions.map(({ key }) => key)).toEqual(["pride", "yes"]);
    expect(report?.comments[0]?.paragraphs).toHaveLength(11);
    const counts = await readRows(owner, "pulse_counts", id);
    const cuts = new Set(counts.map(({ cut }) => cut));
    expect(cuts).toContain(`team:${big.id}`);
    expect(cuts).not.toContain(`team:${small.id}`);
    expect(await readRows(owner, "pulse_inbox", id)).toEqual([]);
    const after = await readRows(owner, "pulse_responses", id);
    expect(after).toHaveLength(11);
    const ids = new Set(before.map((row) => row["id"]));
    expect(after.filter((row) => ids.has(row["id"]))).toEqual([]);
    expect(Object.keys(after[0] ?? {}).toSorted()).toEqual(["answers", "company_id", "id", "run_id"]);
    const left = await world.inside(owner, async (tx) => ({
      mails: (await tx.select().from(outbox)).filter(({ kind }) => kind.startsWith("pulses.")),
      notifications: (await tx.execute(sql`select from notifications where object_id = ${id}`)).rows,
    }));
    expect(left).toEqual({ mails: [], notifications: [] });
  });

  test("leaves on disk one transaction that wrote all responses and all counts, and no row of the inbox", async () => {
    const { owner, people, id, key, send } = await openSurvey();
    for (const person of people.slice(0, 6)) await send(person);
    await at("2026-11-30T15:00:00Z");
    for (const person of people.slice(6)) await send(person);
    world.clock.now = new Date("2026-12-07T05:00:00Z");
    await closeRunTask(world.services, key);
    await vacuum(world.database.owner);
    const written = await world.reporting(owner, (tx) =>
      tx.execute<{ writers: number; responses: number; hasCounts: boolean }>(sql`
        select count(distinct writer)::int as writers, count(*) filter (where is_response)::int as responses,
               bool_or(not is_response) as "hasCounts"
        from (select xmin::text as writer, true as is_response from pulse_responses where run_id = ${id}
              union all
              select xmin::text, false from pulse_counts where run_id = ${id}) as written`),
    );
    expect(written.rows).toEqual([{ writers: 1, responses: 10, hasCounts: true }]);
  });

  test("with four answers shows nothing of them", async () => {
    const { owner, people, id, key, send } = await openSurvey();
    for (const person of people.slice(0, 4)) await send(person);
    world.clock.now = new Date("2026-12-07T05:00:00Z");
    await closeRunTask(world.services, key);
    const [report] = await readReport(owner, id);
    // Not even how many they were, wherever it is read.
    expect(report?.participation).toEqual({ asked: 11, answered: null });
    const kept = await world.inside(owner, (tx) =>
      tx.execute(sql`select shown_answers from pulse_runs where id = ${id}`),
    );
    expect(kept.rows).toEqual([{ shown_answers: 0 }]);
    const { api } = await signInAgain(world, owner);
    expect(await api.pulses.readRun({ id })).toMatchObject({ status: "closed", asked: 11, answers: null });
    expect(await api.pulses.readReport({ id })).toMatchObject({ asked: 11, answers: null });
    expect((await api.pulses.readTrend({})).trend?.runs).toMatchObject([{ id, asked: 11, answers: null }]);
    expect(report?.questions.every(({ whole }) => whole.form === "hidden")).toBe(true);
    expect(report?.comments.every(({ paragraphs }) => paragraphs === null)).toBe(true);
    expect(await readRows(owner, "pulse_counts", id)).toEqual([]);
  });

  test("is closed before it by those in charge, who then read no receipt either", async () => {
    const { owner, people, id, send } = await openSurvey();
    for (const person of people.slice(0, 5)) await send(person);
    await owner.api.pulses.closeRun({ id });
    expect(await owner.api.pulses.readRun({ id })).toMatchObject({
      status: "closed",
      answers: 5,
      closesOn: "2026-11-30",
    });
    expect(await readErrorCode(owner.api.pulses.closeRun({ id }))).toBe("pulse_not_open");
    expect(await readErrorCode(send(people[6]))).toBe("pulse_closed");
  });
});

test("what is sent while it closes is in the report, or refused", async () => {
  const { owner, people, id, key, send } = await openSurvey();
  for (const person of people.slice(0, 5)) await send(person);
  world.clock.now = new Date("2026-12-01T13:00:00Z");
  const late = await Promise.all(people.slice(5).map((person) => signInAgain(world, person)));
  const early = { ...world.services, now: () => new Date("2026-12-07T05:00:00Z") };
  const codes = await Promise.all([
    ...late.map((person) => readErrorCode(send(person))),
    closeRunTask(early, key).then(() => "closed"),
  ]);
  const sent = codes.filter((code) => code === "ok").length;
  expect(codes.filter((code) => !["ok", "closed", "pulse_closed"].includes(code))).toEqual([]);
  const [report] = await readReport(owner, id);
  expect(report?.participation.answered).toBe(5 + sent);
  expect(await readRows(owner, "pulse_responses", id)).toHaveLength(5 + sent);
  expect(await readRows(owner, "pulse_receipts", id)).toHaveLength(5 + sent);
});

test("while the report is computed, those who send are refused and wait for no lock", async () => {
  const { owner, people, id, key, send } = await openSurvey();
  for (const person of people.slice(0, 5)) await send(person);
  // The turn of the company, which closing waits for, and the run itself.
  const holder = await world.database.owner.connect();
  try {
    await holder.query("begin");
    await holder.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`pulses:${key.companyId}`]);
    const closing = owner.api.pulses.closeRun({ id });
    const isEnded = () => world.inside(owner, async (tx) => (await readRun(tx, key))?.closedAt !== null);
    await expect.poll(isEnded, { timeout: 60_000 }).toBe(true);
    await holder.query("select set_config('app.company_id', $1, true)", [key.companyId]);
    const held = await holder.query("select from pulse_runs where id = $1 for update", [id]);
    expect(held.rowCount).toBe(1);
    // All alike, those who had answered too.
    expect(await Promise.all(people.map((person) => readErrorCode(send(person))))).toEqual(
      people.map(() => "pulse_closed"),
    );
    expect(await readErrorCode(owner.api.pulses.closeRun({ id }))).toBe("pulse_not_open");
    expect(await people[6]!.api.pulses.readSurvey({ id })).toMatchObject({ state: "closed" });
    expect(await owner.api.pulses.readRun({ id })).toMatchObject({ status: "open" });
    await holder.query("commit");
    await closing;
  } finally {
    holder.release();
  }
  const [report] = await readReport(owner, id);
  expect(report?.participation.answered).toBe(5);
});

test("a closing that was cut short between its steps is completed by the due work, and stays closed meanwhile", async () => {
  const { owner, people, id, key, send } = await openSurvey();
  for (const person of people.slice(0, 5)) await send(person);
  await world.inside(owner, async (tx) => endAnswers(tx, world.services, (await lockRun(tx, key))!));
  expect(await readErrorCode(send(people[6]))).toBe("pulse_closed");
  const { version } = await owner.api.pulses.readRun({ id });
  expect(await readErrorCode(owner.api.pulses.extendRun({ id, closesOn: "2026-12-03", version }))).toBe(
    "pulse_not_open",
  );
  await at("2026-11-30T14:11:00Z", 2);
  expect(await owner.api.pulses.readRun({ id })).toMatchObject({ status: "closed", answers: 5 });
  expect(await readReport(owner, id)).toHaveLength(1);
});

test("closing waits for one who is sending", async () => {
  const { key, people, send, owner, id } = await openSurvey();
  for (const person of people.slice(0, 5)) await send(person);
  const early = { ...world.services, now: () => new Date("2026-12-07T05:00:00Z") };
  let closing: Promise<void> | undefined;
  await asTenant(
    world.services.db,
    { companyId: owner.companyId, profileId: people[5]!.profileId },
    async (tx) => {
      await tx.execute(sql`select from pulse_runs where id = ${id} for share`);
      closing = closeRunTask(early, key);
      await tx.execute(sql`insert into pulse_receipts (company_id, id, run_id, profile_id)
      values (${owner.companyId}, gen_random_uuid(), ${id}, ${people[5]!.profileId})`);
      await tx.execute(sql`insert into pulse_inbox (company_id, id, run_id, answers)
      values (${owner.companyId}, gen_random_uuid(), ${id}, '{"pride": 1}')`);
    },
  );
  await closing;
  const [report] = await readReport(owner, id);
  expect(report?.participation.answered).toBe(6);
});

test("receipts go ninety days after closing, and not before", async () => {
  const { owner, people, id, key, send } = await openSurvey();
  for (const person of people.slice(0, 5)) await send(person);
  world.clock.now = new Date("2026-12-07T05:00:00Z");
  await closeRunTask(world.services, key);
  await at("2027-03-07T04:59:00Z");
  expect(await readRows(owner, "pulse_receipts", id)).toHaveLength(5);
  await at("2027-03-07T05:00:00Z", 2);
  expect(await readRows(owner, "pulse_receipts", id)).toEqual([]);
  await at("2027-03-08T05:00:00Z");
  expect(
    await world.inside(owner, (tx) =>
      tx
        .execute<{ kind: string }>(sql`select kind from due_work where object_id = ${id}`)
        .then(({ rows }) => rows),
    ),
  ).toEqual([]);
});

test("a later run of the same question is compared with it, and the preview warns of what would stay hidden", async () => {
  const { owner, people, key, templateId, send } = await openSurvey();
  for (const person of people) await send(person);
  await send(owner);
  await closeRunTask({ ...world.services, now: () => new Date("2026-12-07T05:00:00Z") }, key);
  world.clock.now = new Date("2026-12-08T15:00:00Z");
  const { api } = await signInAgain(world, owner);
  const { plan } = await api.pulses.readTemplate({ id: templateId });
  const later = { ...plan, startsOn: "2026-12-10" };
  expect(await api.pulses.previewPlan({ id: templateId, plan: later })).toMatchObject({
    hiddenBeside: 0,
    cuts: 4,
  });
  // One person more: the whole less the whole of before would be that person.
  await world.person(owner);
  const preview = await api.pulses.previewPlan({ id: templateId, plan: later });
  expect(preview.hiddenBeside).toBeGreaterThan(0);
});
