import { sql } from "drizzle-orm";
import { parseCrontab } from "graphile-worker";
import { expect, test } from "vitest";
import { closeWhenComplete, remindPeople, startPlannedEvaluation } from "#evaluations/contract/tasks.ts";
import { prepareSeries } from "#series/contract/tasks.ts";
import { evaluationSeries } from "#series/tables.ts";
import { launched, statementsOf } from "./testing/answering.ts";
import { campaignWishes, teamOf } from "./testing/campaigns.ts";
import { minuteOf } from "./testing/dueWork.ts";
import { draftEvaluation, launchedEvaluation } from "./testing/evaluations.ts";
import { copyRow } from "./testing/rows.ts";
import { makeWorld, type Person } from "./testing/world.ts";
import { crontab, makePost, makeTasks } from "./tasks.ts";

const world = await makeWorld();
const { dueWork, dueProposals } = makeTasks(
  world.services,
  makePost(world.services, null),
  world.database.owner,
);
const runDueWork = async () => {
  await dueWork?.({}, {} as never);
};
const jobs = async () => {
  const { rows } = await world.database.owner.query<{ task: string; key: string }>(
    "select task_identifier as task, key from graphile_worker.jobs order by key",
  );
  return rows;
};
/** What runs one after the other, but for the closings of tests before. */
const queues = async () => {
  const { rows } = await world.database.owner.query<{ queue: string | null }>(
    `select distinct queue_name as queue from graphile_worker.jobs
      where starts_with(queue_name, 'due:') and not starts_with(key, 'close:') order by 1`,
  );
  return rows.map(({ queue }) => queue);
};
const forgetJobs = () => world.database.owner.query("delete from graphile_worker._private_jobs");

test("of the rounds that a machine missed while it slept, each task has one to make", async () => {
  const rounds = parseCrontab(crontab);
  for (const { task, options } of rounds)
    for (let missed = 0; missed < 3; missed += 1)
      await world.database.owner.query("select graphile_worker.add_job($1, job_key := $2)", [
        task,
        options.jobKey ?? null,
      ]);
  expect((await jobs()).map(({ task }) => task).toSorted()).toEqual(
    rounds.map(({ task }) => task).toSorted(),
  );
  await forgetJobs();
});

test("asks once for all companies: 200 with nothing due cost no more statements than one", async () => {
  const first = await world.company();
  await launched(world, { author: first, subject: await world.person(first) });
  const forOne = await statementsOf(runDueWork);
  await world.database.owner.query(
    "insert into companies (id, name, created_at) select gen_random_uuid(), 'Entreprise ' || n, now() from generate_series(1, 199) n",
  );
  const forMany = await statementsOf(runDueWork);
  expect(forMany).toHaveLength(forOne.length);
  expect(await jobs()).toEqual([]);
});

test("reads no row of what is over: evaluations closed, messages sent", async () => {
  const owner = await world.company();
  const { id } = await launched(world, { author: owner, subject: await world.person(owner) });
  const over = { status: "completed", due_on: "2026-01-01" };
  await world.inside(owner, (tx) => copyRow(tx, { table: "evaluations", id, times: 2000, change: over }));
  await change(
    owner,
    sql`insert into outbox (company_id, id, kind, dedupe_key, recipient, language, data, status, next_attempt_at, created_at)
      select ${owner.companyId}, gen_random_uuid(), 'auth.welcome', 'sent:' || n, 'n@rondo.test', 'fr', '{}', 'sent',
        now() - interval '1 year', now() from generate_series(1, 2000) n`,
  );
  await world.database.owner.query("analyze evaluations, outbox");
  const read = sql<{ rows: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
    where relname in ('evaluations', 'outbox')`;
  const rowsRead = await world.inside(owner, async (tx) => {
    const before = await tx.execute<{ rows: number }>(read);
    await tx.execute(
      sql`select * from app.companies_with_due_work(array[${owner.companyId}]::uuid[], ${world.clock.now.toISOString()}::timestamptz, '08:30', '{7,2,0}', '08:00', '08:30')`,
    );
    const after = await tx.execute<{ rows: number }>(read);
    return (after.rows[0]?.rows ?? 0) - (before.rows[0]?.rows ?? 0);
  });
  expect(rowsRead).toBeLessThan(10);
});

/** A change inside one company, as the application would make it. */
const change = (owner: Person, statement: ReturnType<typeof sql>) =>
  world.inside(owner, (tx) => tx.execute(statement));

test("enters the companies with something due: mail, an evaluation complete or overdue; and no other", async () => {
  const complete = await world.company("Complète");
  const done = await launched(world, { author: complete, subject: await world.person(complete) });
  await change(complete, sql`update evaluation_participants set status = 'completed'`);
  const overdue = await world.company("En retard");
  const late = await launched(world, { author: overdue, subject: await world.person(overdue) });
  await change(overdue, sql`update evaluations set due_on = '2026-11-19'`);
  const quiet = await world.company("Tranquille");
  await launched(world, { author: quiet, subject: await world.person(quiet) });
  const waiting = await world.company("Courriel");
  await waiting.api.people.invite({ email: "attend@rondo.test", firstName: "Ana" });
  await forgetJobs();
  await runDueWork();
  expect(await jobs()).toEqual(
    [
      { task: closeWhenComplete, key: `close:${done.id}` },
      { task: closeWhenComplete, key: `close:${late.id}` },
      { task: "deliverEmails", key: `deliverEmails:${waiting.companyId}` },
    ].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );
});

test("queues one job for each planned evaluation, each series that is due and the reminders of a company", async () => {
  const planned = await world.company("Prévue");
  const made: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { evaluationId: id } = await draftEvaluation(world, planned, { peers: 3, dueOn: "2026-12-11" });
    await planned.api.evaluations.plan({ id, startsOn: "2026-12-01", acceptsSmallGroups: true });
    made.push(id);
  }
  const repeated = await world.company("Répétée");
  const { evaluationId } = await launchedEvaluation(world, repeated, { peers: 3, dueOn: "2026-12-08" });
  await repeated.api.series.start({ evaluationId, frequency: "weekly" });
  await world.company("Sans rien");
  await forgetJobs();
  const before = world.clock.now;
  world.clock.now = new Date("2026-12-01T13:45:00Z");
  await runDueWork();
  await runDueWork();
  world.clock.now = before;
  const [series] = await world.inside(repeated, (tx) => tx.select().from(evaluationSeries));
  const own = (await jobs()).filter(({ key }) => /^(start|series|remind):/.test(key));
  expect(own).toEqual(
    [
      ...made.map((id) => ({ task: startPlannedEvaluation, key: `start:${id}` })),
      { task: prepareSeries, key: `series:${series!.id}` },
      { task: remindPeople, key: `remind:${repeated.companyId}` },
    ].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );
  expect(await queues()).toEqual([planned, repeated].map(({ companyId }) => `due:${companyId}`).toSorted());
});

test("overdue closings of a company wait for each other and for its launches; what is complete waits for nothing", async () => {
  const owner = await world.company("Matin chargé");
  const late: string[] = [];
  for (let count = 0; count < 2; count += 1)
    late.push((await launched(world, { author: owner, subject: await world.person(owner) })).id);
  const [, complete = ""] = late;
  const { team, source, owner: lead } = await teamOf(world, 3);
  await change(owner, sql`update evaluations set due_on = '2026-11-19'`);
  await change(
    owner,
    sql`update evaluation_participants set status = 'completed' where evaluation_id = ${complete}`,
  );
  const { id: campaign } = await lead.api.campaigns.create(campaignWishes(team, source));
  await forgetJobs();
  await runDueWork();
  await lead.api.campaigns.launch({ id: campaign, acceptsSmallGroups: true });
  const { rows } = await world.database.owner.query<{ key: string; queue: string | null }>(
    "select key, queue_name as queue from graphile_worker.jobs",
  );
  const queueOf = (key: string) => rows.find((job) => job.key === key)?.queue;
  expect(queueOf(`close:${late[0]}`)).toBe(`due:${owner.companyId}`);
  expect(queueOf(`close:${complete}`)).toBeNull();
  expect(queueOf(`campaign:${campaign}`)).toBe(`due:${lead.companyId}`);
});

test("an evaluation that cannot be begun for a fault holds up neither its company nor another", async () => {
  const plannedBy = async (owner: Person) => {
    const { evaluationId: id } = await draftEvaluation(world, owner, { peers: 3, dueOn: "2026-12-11" });
    await owner.api.evaluations.plan({ id, startsOn: "2026-12-01", acceptsSmallGroups: true });
    return { id, status: async () => (await owner.api.evaluations.read({ id })).status };
  };
  const owner = await world.company("Trois");
  const all = [await plannedBy(owner), await plannedBy(owner), await plannedBy(await world.company("Une"))];
  await world.database.owner.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger fail before update on evaluations
      for each row when (new.id = '${all[0]!.id}') execute function fail()`);
  await minuteOf(world, "2026-12-01T13:45:00Z");
  await world.database.owner.query("drop function fail cascade");
  expect(await Promise.all(all.map(({ status }) => status()))).toEqual([
    "pending",
    "in_progress",
    "in_progress",
  ]);
  await minuteOf(world, "2026-12-01T13:46:00Z");
  expect(await all[0]!.status()).toBe("in_progress");
});

test("each hour asks for the companies in which a proposal is due or waits for a manager, and reads no other", async () => {
  const bounds = { peer: { least: 1, most: 4 } };
  const asked = async (owner: Person, dueOn: string) => {
    const subject = await world.person(owner);
    const draft = { name: "Bilan", evaluationType: "peer", subjectProfileId: subject.profileId } as const;
    const { id } = await owner.api.evaluations.create(draft);
    await owner.api.nominations.ask({ id, bounds, dueOn });
  };
  const [due, early] = [await world.company("À échéance"), await world.company("Plus tard")];
  await asked(due, "2026-12-04");
  await asked(early, "2026-12-18");
  const before = world.clock.now;
  const keysAt = async (at: string) => {
    await forgetJobs();
    world.clock.now = new Date(at);
    await dueProposals?.({}, {} as never);
    world.clock.now = before;
    return (await jobs()).map(({ key }) => key).filter((key) => key.startsWith("proposals:"));
  };
  expect(await keysAt("2026-12-02T13:29:00Z")).toEqual([]);
  expect(await keysAt("2026-12-02T13:31:00Z")).toEqual([`proposals:${due.companyId}`]);
  expect(await keysAt("2026-12-03T13:31:00Z")).toEqual([]);
  expect(await keysAt("2026-12-05T13:31:00Z")).toEqual([`proposals:${due.companyId}`]);
});

test("a company or a step that fails is logged, and the others are done", async () => {
  const broken = await world.company("En panne");
  const { id } = await launched(world, { author: broken, subject: await world.person(broken) });
  const other = await world.company("À côté");
  const { id: otherId } = await launched(world, { author: other, subject: await world.person(other) });
  for (const owner of [broken, other]) await change(owner, sql`update evaluations set due_on = '2026-11-19'`);
  await broken.api.people.invite({ email: "quand.meme@rondo.test", firstName: "Ana" });
  await forgetJobs();
  await world.database.owner.query(`
    alter table auth.registrations rename to registrations_away;
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger fail before insert on graphile_worker._private_jobs
      for each row when (new.key = 'close:${id}') execute function fail()`);
  const failures: object[] = [];
  const log = { ...world.services.log, error: (fields: object) => void failures.push(fields) };
  const post = makePost(world.services, null);
  await makeTasks({ ...world.services, log }, post, world.database.owner)["dueWork"]?.({}, {} as never);
  await world.database.owner.query(`
    drop function fail cascade;
    alter table auth.registrations_away rename to registrations`);
  const done = (await jobs()).map(({ key }) => key);
  expect(done).toEqual(expect.arrayContaining([`close:${otherId}`, `deliverEmails:${broken.companyId}`]));
  expect(failures).toMatchObject([
    { task: "purgeRegistrations" },
    { task: "due:evaluations", companyId: broken.companyId },
  ]);
});

test("the due day is over at midnight in the company’s own time zone", async () => {
  const owner = await world.company("Fuseau");
  const { id } = await launched(world, { author: owner, subject: await world.person(owner) });
  await change(owner, sql`update evaluations set due_on = '2026-11-20'`);
  await change(owner, sql`update companies set time_zone = 'America/Winnipeg'`);
  const isDueAt = async (moment: string) => {
    world.clock.now = new Date(moment);
    await forgetJobs();
    await runDueWork();
    return (await jobs()).some(({ key }) => key === `close:${id}`);
  };
  expect(await isDueAt("2026-11-21T05:59:00Z")).toBe(false);
  expect(await isDueAt("2026-11-21T06:00:00Z")).toBe(true);
});
