import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { recordStatements } from "#app/testing/answering.ts";
import { runMinute } from "#app/testing/dueWork.ts";
import { makeTestMailer } from "#app/testing/mailer.ts";
import { makeWorld, readErrorCode, type Person } from "#app/testing/world.ts";
import { deliverEmails } from "#platform/server/emails/deliverEmails.ts";
import { pick } from "#platform/pick.ts";
import { outbox } from "#platform/server/tables.ts";
import { makeContent, makeQuestion } from "../testing/questions.ts";
import { listRuns, planSurvey, signInAgain } from "#app/testing/plannedSurveys.ts";

const world = await makeWorld();
beforeEach(() => {
  world.clock.now = new Date("2026-11-30T13:50:00Z");
});
const at = (moment: string | Date, workers = 1) => runMinute(world, moment, workers);
const words = makeQuestion({ key: "words", type: "text", scale: null, required: false });

/** Open since November 30 at nine, for a week; a reminder after three days. */
async function openSurvey(size: number) {
  world.clock.now = new Date("2026-11-30T13:50:00Z");
  const owner = await world.company();
  const people: Person[] = [owner];
  for (let count = 1; count < size; count += 1) people.push(await world.person(owner));
  const plan = { startsOn: "2026-11-30", openDays: 7, reminderAfterDays: 3 };
  const { templateId } = await planSurvey(owner, plan, makeContent({ questions: [makeQuestion(), words] }));
  await at("2026-11-30T14:00:00Z");
  const [run] = await listRuns(owner, templateId);
  world.clock.now = new Date("2026-11-30T14:10:00Z");
  const { id } = run!;
  const signIn = (person: Person | undefined) => signInAgain(world, person!);
  const send = async (person: Person | undefined, pride = 4) =>
    (await signIn(person)).api.pulses.sendSurvey({
      id,
      answers: { pride, words: `De ${person!.firstName}` },
    });
  const read = async () => (await signIn(owner)).api.pulses.readRun({ id });
  return { owner, people, id, send, read };
}
const readRows = (owner: Person, table: string, runId: string) =>
  world.reporting(
    owner,
    async (tx) =>
      (await tx.execute(sql`select * from ${sql.identifier(table)} where run_id = ${runId}`)).rows,
  );
const listMails = (owner: Person) =>
  world.inside(owner, async (tx) =>
    (await tx.select().from(outbox)).filter(({ kind }) => kind.startsWith("pulses.")),
  );

describe("participation that is shown", () => {
  test("watched over each minute moves by fives, at the full hour alone", async () => {
    const { people, read, send } = await openSurvey(12);
    const seen: [minute: string, answers: number | null][] = [];
    let last: number | null = 0;
    for (let minute = 10; minute <= 180; minute += 5) {
      const now = new Date(Date.UTC(2026, 10, 30, 14, minute));
      world.clock.now = now;
      const next = people.shift();
      if (next && minute % 10 === 0) await send(next);
      else if (next) people.unshift(next);
      await at(now);
      const { answers } = await read();
      if (answers !== last) seen.push([now.toISOString().slice(11, 16), answers]);
      last = answers;
    }
    // Five had answered by 15:00 (14:10 to 14:50; the sixth at 15:00 comes before the round of that minute).
    expect(seen).toEqual([
      ["15:00", 5],
      ["16:00", 10],
    ]);
  });
});

test("while it is open, all that is read of a run is the same for none and for four who have answered, whatever they sent", async () => {
  const look = async (answered: number, pride: number) => {
    const { owner, people, id, send } = await openSurvey(9);
    for (const person of people.slice(1, 1 + answered)) await send(person, pride);
    await at("2026-11-30T15:00:00Z");
    const { pulses } = (await signInAgain(world, owner)).api;
    const seen = {
      run: await pulses.readRun({ id }),
      report: await pulses.readReport({ id }),
      runs: await pulses.listRuns({}),
      trend: await pulses.readTrend({}),
      others: await readErrorCode((await signInAgain(world, people[8]!)).api.pulses.readReport({ id })),
    };
    return JSON.parse(JSON.stringify(seen).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id")) as typeof seen;
  };
  const none = await look(0, 3);
  expect(none).toMatchObject({ run: { answers: 0 }, report: { snapshot: null }, others: "not_found" });
  expect(await look(4, 1)).toEqual(none);
  expect(await look(4, 5)).toEqual(none);
});

describe("what waits in the inbox", () => {
  test("stays there until five have come, then is moved without labels, counted and gone", async () => {
    const { owner, people, id, send } = await openSurvey(9);
    for (const person of people.slice(0, 4)) await send(person, 2);
    await at("2026-11-30T15:00:00Z");
    expect(await readRows(owner, "pulse_inbox", id)).toHaveLength(4);
    expect(await readRows(owner, "pulse_responses", id)).toHaveLength(0);
    world.clock.now = new Date("2026-11-30T15:10:00Z");
    await send(people[4], 5);
    await at("2026-11-30T15:59:00Z");
    expect(await readRows(owner, "pulse_inbox", id)).toHaveLength(5);
    await at("2026-11-30T16:00:00Z", 3);
    expect(await readRows(owner, "pulse_inbox", id)).toHaveLength(0);
    const responses = await readRows(owner, "pulse_responses", id);
    expect(responses.map((row) => Object.keys(row as object).toSorted())).toEqual(
      Array.from({ length: 5 }, () => ["answers", "company_id", "id", "run_id"]),
    );
    const counts = await readRows(owner, "pulse_counts", id);
    expect(counts).toHaveLength(2);
    expect(counts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ cut: "company", question: "pride", answer: "2", count: 4 }),
        expect.objectContaining({ cut: "company", question: "pride", answer: "5", count: 1 }),
      ]),
    );
  });

  test("is added to the counts of the parts in which its person stood when the run opened", async () => {
    const owner = await world.company();
    const people: Person[] = [];
    for (let count = 0; count < 6; count += 1) people.push(await world.person(owner));
    const direction = await owner.api.teams.create({ name: "Usine" });
    const team = await owner.api.teams.create({ name: "Nuit", parentId: direction.id });
    await world.inside(owner, (tx) =>
      tx.execute(sql`insert into team_members (company_id, id, team_id, profile_id, is_main)
        select company_id, gen_random_uuid(), ${team.id}, id, true from profiles where id = any(${sql.param(
          people.map(({ profileId }) => profileId),
        )}::uuid[])`),
    );
    await world.inside(owner, (tx) =>
      tx.execute(sql`update teams set manager_profile_id = ${people[0]!.profileId} where id = ${team.id}`),
    );
    // A part of four who were asked: their counts would be the answers of the first of them.
    const small = await owner.api.teams.create({ name: "Quai" });
    for (let count = 0; count < 4; count += 1) people.push(await world.person(owner));
    await world.inside(owner, (tx) =>
      tx.execute(sql`insert into team_members (company_id, id, team_id, profile_id, is_main)
        select company_id, gen_random_uuid(), ${small.id}, id, true from profiles where id = any(${sql.param(
          people.slice(6).map(({ profileId }) => profileId),
        )}::uuid[])`),
    );
    const { templateId } = await planSurvey(owner, { startsOn: "2026-11-30" });
    await at("2026-11-30T14:00:00Z");
    const [run] = await listRuns(owner, templateId);
    world.clock.now = new Date("2026-11-30T14:10:00Z");
    await world.inside(owner, (tx) => tx.execute(sql`delete from team_members where team_id = ${team.id}`));
    for (const person of people) await person.api.pulses.sendSurvey({ id: run!.id, answers: { pride: 3 } });
    await at("2026-11-30T15:00:00Z");
    const counts = (await readRows(owner, "pulse_counts", run!.id)) as { cut: string; count: number }[];
    expect(Object.fromEntries(counts.map(({ cut, count }) => [cut, count]))).toEqual({
      company: 10,
      [`direction:${direction.id}`]: 6,
      // Without its manager.
      [`team:${team.id}`]: 5,
    });
  });
});

describe("a reminder", () => {
  test("looks the same for the last person as for all: answer, statements, outbox, audit log", async () => {
    const remind = async (answered: number) => {
      const { owner, people, id, send } = await openSurvey(8);
      for (const person of people.slice(0, answered)) await send(person);
      world.clock.now = new Date("2026-12-01T15:00:00Z");
      const { api } = await signInAgain(world, owner);
      let answer: unknown;
      const sent = await recordStatements(async () => {
        answer = await api.pulses.remind({ id });
      });
      const audit = await world.inside(owner, (tx) =>
        tx.execute(
          sql`select action, details from audit_log where object_id = ${id} and action = 'pulse.reminded'`,
        ),
      );
      const mails = (await listMails(owner)).filter(({ kind }) => kind === "pulses.reminder");
      const { whyNotRemind, answers } = await api.pulses.readRun({ id });
      const same = { whyNotRemind, answers };
      return { answer, statements: sent.length, audit: audit.rows, mails: mails.length, same };
    };
    const [none, all, last] = [await remind(0), await remind(8), await remind(7)];
    expect(all).toEqual(none);
    expect(last).toEqual(none);
    expect(none).toMatchObject({
      answer: {},
      mails: 8,
      audit: [{ details: {} }],
      same: { whyNotRemind: "pulse_reminded_lately" },
    });
  });

  test("leaves at a moment of its own for each person, answered or not, within half an hour", async () => {
    const { owner, people, id, send } = await openSurvey(8);
    for (const person of people.slice(0, 6)) await send(person);
    world.clock.now = new Date("2026-12-01T15:00:00Z");
    await (await signInAgain(world, owner)).api.pulses.remind({ id });
    const rows = (await listMails(owner)).filter(({ kind }) => kind === "pulses.reminder");
    const moments = rows.map(({ nextAttemptAt }) => nextAttemptAt.getTime() - world.clock.now.getTime());
    expect(moments).toHaveLength(8);
    expect(new Set(moments).size).toBe(8);
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...moments)).toBeLessThan(30 * 60_000);
  });

  test("reaches those who have not answered, and leaves nothing behind", async () => {
    const { owner, people, id, send } = await openSurvey(6);
    const sent: string[] = [];
    const mailer = makeTestMailer(world, async ({ to }) => void sent.push(to));
    await deliverEmails(world.services, mailer, owner.companyId);
    await world.inside(owner, (tx) => tx.execute(sql`delete from outbox`));
    for (const person of people.slice(0, 4)) await send(person);
    world.clock.now = new Date("2026-12-01T15:00:00Z");
    const { api } = await signInAgain(world, owner);
    await api.pulses.remind({ id });
    await world.inside(owner, (tx) =>
      tx.execute(sql`update outbox set recipient = replace(recipient, '.example', '.test')`),
    );
    sent.length = 0;
    world.clock.now = new Date("2026-12-01T15:30:00Z");
    await deliverEmails(world.services, mailer, owner.companyId);
    expect(sent.toSorted()).toEqual(
      people
        .slice(4)
        .map(({ email }) => email.replace(".example", ".test"))
        .toSorted(),
    );
    expect(await listMails(owner)).toEqual([]);
    expect(await api.administration.deliveries({})).toMatchObject({ items: [] });
  });

  test.each([
    ["days before: that of the plan is sent too", "2026-12-01T15:00:00Z", 10],
    ["in the day before: it stands for that of the plan", "2026-12-02T15:00:00Z", 5],
  ])("by hand once in 24 hours, %s", async (_, moment, mails) => {
    const { owner, id } = await openSurvey(5);
    world.clock.now = new Date(moment);
    const { api } = await signInAgain(world, owner);
    await api.pulses.remind({ id });
    expect(await readErrorCode(api.pulses.remind({ id }))).toBe("pulse_reminded_lately");
    await at("2026-12-03T14:00:00Z", 2);
    expect((await listMails(owner)).filter(({ kind }) => kind === "pulses.reminder")).toHaveLength(mails);
  });

  test("of the plan leaves by itself, once", async () => {
    const { owner } = await openSurvey(5);
    await at("2026-12-03T13:59:00Z");
    expect((await listMails(owner)).filter(({ kind }) => kind === "pulses.reminder")).toHaveLength(0);
    await at("2026-12-03T14:00:00Z", 3);
    await at("2026-12-04T14:00:00Z");
    expect((await listMails(owner)).filter(({ kind }) => kind === "pulses.reminder")).toHaveLength(5);
  });
});

test("a template is not planned again while a run of it is open, though its series was ended", async () => {
  const { owner, id } = await openSurvey(5);
  const { pulses } = owner.api;
  const { seriesId, templateId } = await pulses.readRun({ id });
  const plan = async () => {
    const stored = await pulses.readTemplate({ id: templateId });
    const first = { ...stored.plan, startsOn: "2026-12-07" };
    const { version } = await pulses.saveTemplate({
      ...pick(stored, ["content", "version"]),
      id: templateId,
      plan: first,
    });
    return readErrorCode(pulses.plan({ id: templateId, version }));
  };
  const series = await pulses.readSeries({ id: seriesId });
  if (!series.endedOn) await pulses.endSeries({ id: seriesId, version: series.version });
  expect(await plan()).toBe("pulse_run_open");
  await pulses.closeRun({ id });
  expect(await plan()).toBe("ok");
});

test("nothing of emails that leave no trace is left of a person who is removed", async () => {
  const { owner, people, id } = await openSurvey(5);
  await owner.api.pulses.remind({ id });
  const listTheirs = async () =>
    (await listMails(owner)).filter((mail) => mail.recipientProfileId === people[1]!.profileId);
  expect((await listTheirs()).map(({ kind }) => kind).toSorted()).toEqual([
    "pulses.invitation",
    "pulses.reminder",
  ]);
  await owner.api.people.remove({ id: people[1]!.profileId });
  expect(await listTheirs()).toEqual([]);
  expect(await listMails(owner)).toHaveLength(8);
});

test("an open run is extended up to the evening before the next one", async () => {
  const { owner, id } = await openSurvey(5);
  const { version } = await owner.api.pulses.readRun({ id });
  const extend = (closesOn: string) => owner.api.pulses.extendRun({ id, closesOn, version });
  expect(await readErrorCode(extend("2026-12-06"))).toBe("pulse_closing_day");
  expect(await extend("2026-12-09")).toMatchObject({ closesOn: "2026-12-09", status: "open" });
  expect(await readErrorCode(extend("2026-12-10"))).toBe("edited_meanwhile");
});

describe("no request", () => {
  test("reads receipts of others, answers or counts, whatever it says of the person", async () => {
    const { owner, people, id, send } = await openSurvey(6);
    for (const person of people.slice(1)) await send(person);
    await at("2026-11-30T15:00:00Z");
    const read = (person: Person, table: string) =>
      world
        .inside(person, (tx) => tx.execute(sql`select * from ${sql.identifier(table)} where run_id = ${id}`))
        .then(
          ({ rows }) => rows.length,
          (error: { cause?: { code?: string } }) => error.cause?.code,
        );
    for (const table of ["pulse_inbox", "pulse_responses", "pulse_counts"])
      expect(await read(owner, table)).toBe("42501");
    expect(await read(owner, "pulse_receipts")).toBe(0);
    expect(await read(people[1]!, "pulse_receipts")).toBe(1);
    // The outbox and notifications say of no person that they have answered.
    const written = await world.inside(owner, (tx) =>
      tx.execute(
        sql`select profile_id, read_on, kind from notifications where object_id = ${id} order by profile_id`,
      ),
    );
    expect(new Set(written.rows.map(({ kind, read_on }) => JSON.stringify([kind, read_on]))).size).toBe(1);
    expect(written.rows).toHaveLength(6);
  });

  test("deletes a survey that was written", async () => {
    const owner = await world.company();
    await expect(
      world.inside(owner, (tx) => tx.execute(sql`delete from pulse_templates`)),
    ).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  test("a notification awaits the person until they have answered", async () => {
    const { people, send } = await openSurvey(5);
    const [, me] = people;
    expect(await me!.api.notifications.list({})).toMatchObject({
      items: [{ kind: "pulse_asked", isToDo: true, facts: { name: "Le pouls", closesOn: "2026-12-06" } }],
    });
    await send(me);
    expect(await me!.api.notifications.list({})).toMatchObject({ items: [{ isToDo: false }] });
  });
});
