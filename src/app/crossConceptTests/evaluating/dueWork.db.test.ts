import { sql } from "drizzle-orm";
import { parseCrontab } from "graphile-worker";
import { expect, test } from "vitest";
import { closeWhenComplete, remindPeople, startPlannedEvaluation } from "#evaluations/contract/tasks.ts";
import { noteFigure } from "#platform/testing/proof.ts";
import { prepareSeries } from "#series/contract/tasks.ts";
import { evaluationSeries } from "#series/tables.ts";
import { answerAll, launchEvaluation, recordStatements } from "../../testing/answering.ts";
import { buildCampaignInput, createCampaignTeam } from "../../testing/campaigns.ts";
import { countBlocks } from "../../testing/blocks.ts";
import { repairDueWork, listDue, runMinute, runRound } from "../../testing/dueWork.ts";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "../../testing/evaluations.ts";
import { makeWorld, type Person } from "../../testing/world.ts";
import { crontab, makeMailer, makeTasks } from "../../tasks.ts";

const world = await makeWorld();
const { dueWork } = makeTasks(world.services, makeMailer(world.services, null), world.database.owner);
const runDueWork = async () => {
  await dueWork?.({}, {} as never);
};
const listJobs = async () => {
  const { rows } = await world.database.owner.query<{ task: string; key: string }>(
    "select task_identifier as task, key from graphile_worker.jobs order by key",
  );
  return rows;
};
/** What runs one after the other, but for the closings of tests before. */
const listQueues = async () => {
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
  expect((await listJobs()).map(({ task }) => task).toSorted()).toEqual(
    rounds.map(({ task }) => task).toSorted(),
  );
  await forgetJobs();
});

test("asks once for all companies: 200 with nothing due cost no more statements than one", async () => {
  const first = await world.company();
  await launchEvaluation(world, { author: first, subject: await world.person(first) });
  const forOne = await recordStatements(runDueWork);
  await world.database.owner.query(
    "insert into companies (id, name, created_at) select gen_random_uuid(), 'Entreprise ' || n, now() from generate_series(1, 199) n",
  );
  const forMany = await recordStatements(runDueWork);
  expect(forMany).toHaveLength(forOne.length);
  expect(await listJobs()).toEqual([]);
});

test("with 10,000 companies a round without due work reads at most 50 blocks", async () => {
  const owner = await world.company();
  await world.database.owner.query(`
    insert into companies (id, name, created_at)
      select gen_random_uuid(), 'Entreprise ' || n, now() from generate_series(1, 10000) n;
    insert into due_work (company_id, kind, object_id, due_at)
      select c.id, 'evaluations.close', gen_random_uuid(), '2027-01-01T05:00:00Z'::timestamptz + n * interval '1 day'
      from companies c cross join generate_series(1, 4) n`);
  await world.database.owner.query("vacuum (analyze) companies, due_work");
  const blocks = await countBlocks(world, owner, runDueWork);
  noteFigure({
    name: "blocks read by a minute’s round without due work, with 10,000 companies",
    measured: blocks,
    asked: "≤ 50",
  });
  expect(blocks).toBeLessThanOrEqual(50);
  await world.database.owner.query(
    "delete from due_work where due_at > '2027-01-01'; delete from companies where name ~ '^Entreprise \\d'",
  );
});

test("a company with thousands of due rows leaves the round to the others, and comes to its end", async () => {
  const [busy, other] = [await world.company("Débordée"), await world.company("À côté")];
  const { id } = await launchEvaluation(world, { author: other, subject: await world.person(other) });
  await change(
    other,
    sql`update due_work set due_at = ${world.clock.now.toISOString()} where kind = 'evaluations.close'`,
  );
  await change(
    busy,
    sql`insert into due_work (company_id, kind, object_id, due_at)
      select ${busy.companyId}, 'evaluations.close', gen_random_uuid(), '2026-01-01' from generate_series(1, 450)`,
  );
  await forgetJobs();
  const listClosings = async () =>
    (await listJobs()).filter(({ key }) => key.startsWith("close:")).map(({ key }) => key);
  await runDueWork();
  const first = await listClosings();
  expect(first).toHaveLength(201);
  expect(first).toContain(`close:${id}`);
  for (const _ of [1, 2]) await runDueWork();
  expect(await listClosings()).toHaveLength(451);
  await change(busy, sql`delete from due_work`);
  await change(other, sql`delete from due_work`);
  await forgetJobs();
});

test("what was queued is queued again after a minute, and at once where the clock went back; what is being moved waits", async () => {
  const owner = await world.company("Encore");
  const { id } = await launchEvaluation(world, { author: owner, subject: await world.person(owner) });
  const before = world.clock.now;
  const isQueuedAt = async (moment: string) => {
    world.clock.now = new Date(moment);
    await forgetJobs();
    await runDueWork();
    return (await listJobs()).some(({ key }) => key === `close:${id}`);
  };
  expect(await isQueuedAt("2026-12-12T04:59:00Z")).toBe(false);
  expect(await isQueuedAt("2026-12-12T05:00:00Z")).toBe(true);
  expect(await isQueuedAt("2026-12-12T05:00:30Z")).toBe(false);
  expect(await isQueuedAt("2026-12-12T05:00:59Z")).toBe(true);
  expect(await isQueuedAt("2026-12-12T05:00:01Z")).toBe(true);
  await world.inside(owner, async (tx) => {
    await tx.execute(sql`select from evaluations where id = ${id} for update`);
    await tx.execute(sql`update due_work set due_at = '2026-12-20' where object_id = ${id}`);
    expect(await isQueuedAt("2026-12-12T05:02:00Z")).toBe(false);
  });
  expect(await isQueuedAt("2026-12-12T05:03:00Z")).toBe(false);
  world.clock.now = before;
});

test("each day rows that are missing, stale or at another moment are repaired, and the log says how many", async () => {
  const owner = await world.company("Réparée");
  const { evaluationId: planned } = await buildDraftEvaluation(world, owner, {
    peers: 3,
    dueOn: "2026-12-18",
  });
  await owner.api.evaluations.plan({ id: planned, startsOn: "2026-12-01", acceptsSmallGroups: true });
  const { evaluationId: moved } = await buildLaunchedEvaluation(world, owner, {
    peers: 3,
    dueOn: "2026-12-11",
  });
  const listDueRows = () => change(owner, sql`select kind, object_id, due_at from due_work order by 1, 2`);
  const { rows: right } = await listDueRows();
  expect(right.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["evaluations.close", "evaluations.remind", "evaluations.start"]),
  );
  await change(owner, sql`delete from due_work where object_id = ${planned}`);
  await change(owner, sql`update due_work set due_at = '2028-01-01' where object_id = ${moved}`);
  await change(
    owner,
    sql`insert into due_work (company_id, kind, object_id, due_at)
      values (${owner.companyId}, 'series.prepare', gen_random_uuid(), '2026-01-01')`,
  );
  const warnings: object[] = [];
  const log = { ...world.services.log, warn: (fields: object) => void warnings.push(fields) };
  const services = { ...world.services, log };
  const tasks = makeTasks(services, makeMailer(services, null), world.database.owner);
  await runRound(world, "checkDueWork", tasks);
  expect((await listDueRows()).rows).toEqual(right);
  const { companyId } = owner;
  expect(warnings.filter((fields) => (fields as { companyId: string }).companyId === companyId)).toEqual([
    { companyId, kind: "series.prepare", count: 1 },
    { companyId, kind: "evaluations.close", count: 1 },
    { companyId, kind: "evaluations.remind", count: 1 },
    { companyId, kind: "evaluations.start", count: 1 },
  ]);
  warnings.length = 0;
  await runRound(world, "checkDueWork", tasks);
  expect(warnings.filter((fields) => (fields as { companyId: string }).companyId === companyId)).toEqual([]);
  await forgetJobs();
});

/** A change inside one company, as the application would make it. */
const change = (owner: Person, statement: ReturnType<typeof sql>) =>
  world.inside(owner, (tx) => tx.execute(statement));

test("enters the companies with something due: mail, an evaluation complete or overdue; and no other", async () => {
  await world.database.owner.query("delete from due_work");
  const complete = await world.company("Complète");
  const subject = await world.person(complete);
  const done = await launchEvaluation(world, { author: complete, subject });
  const overdue = await world.company("En retard");
  const late = await launchEvaluation(world, { author: overdue, subject: await world.person(overdue) });
  await change(overdue, sql`update evaluations set due_on = '2026-11-19'`);
  await repairDueWork(world, overdue);
  const quiet = await world.company("Tranquille");
  await launchEvaluation(world, { author: quiet, subject: await world.person(quiet) });
  const waiting = await world.company("Courriel");
  await waiting.api.people.invite({ email: "attend@rondo.test", firstName: "Ana" });
  await forgetJobs();
  await answerAll(subject, done);
  await runDueWork();
  expect(await listJobs()).toEqual(
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
    const { evaluationId: id } = await buildDraftEvaluation(world, planned, {
      peers: 3,
      dueOn: "2026-12-11",
    });
    await planned.api.evaluations.plan({ id, startsOn: "2026-12-01", acceptsSmallGroups: true });
    made.push(id);
  }
  const repeated = await world.company("Répétée");
  const { evaluationId } = await buildLaunchedEvaluation(world, repeated, { peers: 3, dueOn: "2026-12-08" });
  await repeated.api.series.start({ evaluationId, frequency: "weekly" });
  await world.company("Sans rien");
  await forgetJobs();
  const before = world.clock.now;
  world.clock.now = new Date("2026-12-01T13:45:00Z");
  await runDueWork();
  await runDueWork();
  world.clock.now = before;
  const [series] = await world.inside(repeated, (tx) => tx.select().from(evaluationSeries));
  const own = (await listJobs()).filter(({ key }) => /^(start|series|remind):/.test(key));
  expect(own).toEqual(
    [
      ...made.map((id) => ({ task: startPlannedEvaluation, key: `start:${id}` })),
      { task: prepareSeries, key: `series:${series!.id}` },
      { task: remindPeople, key: `remind:${repeated.companyId}` },
    ].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );
  expect(await listQueues()).toEqual(
    [planned, repeated].map(({ companyId }) => `due:${companyId}`).toSorted(),
  );
});

test("overdue closings of a company wait for each other and for its launches; what is complete waits for nothing", async () => {
  const owner = await world.company("Matin chargé");
  const subject = await world.person(owner);
  const { id: late } = await launchEvaluation(world, { author: owner, subject: await world.person(owner) });
  const { team, source, owner: lead } = await createCampaignTeam(world, 3);
  await change(owner, sql`update evaluations set due_on = '2026-11-19'`);
  await repairDueWork(world, owner);
  const complete = await launchEvaluation(world, { author: owner, subject });
  const { id: campaign } = await lead.api.campaigns.create(buildCampaignInput(team, source));
  await forgetJobs();
  await answerAll(subject, complete);
  await runDueWork();
  await lead.api.campaigns.launch({ id: campaign, acceptsSmallGroups: true });
  const { rows } = await world.database.owner.query<{ key: string; queue: string | null }>(
    "select key, queue_name as queue from graphile_worker.jobs",
  );
  const findQueue = (key: string) => rows.find((job) => job.key === key)?.queue;
  expect(findQueue(`close:${late}`)).toBe(`due:${owner.companyId}`);
  expect(findQueue(`close:${complete.id}`)).toBeNull();
  expect(findQueue(`campaign:${campaign}`)).toBe(`due:${lead.companyId}`);
});

test("an evaluation that cannot be begun for a fault holds up neither its company nor another", async () => {
  const planEvaluation = async (owner: Person) => {
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { peers: 3, dueOn: "2026-12-11" });
    await owner.api.evaluations.plan({ id, startsOn: "2026-12-01", acceptsSmallGroups: true });
    return { id, status: async () => (await owner.api.evaluations.read({ id })).status };
  };
  const owner = await world.company("Trois");
  const all = [
    await planEvaluation(owner),
    await planEvaluation(owner),
    await planEvaluation(await world.company("Une")),
  ];
  await world.database.owner.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger fail before update on evaluations
      for each row when (new.id = '${all[0]!.id}') execute function fail()`);
  await runMinute(world, "2026-12-01T13:45:00Z");
  await world.database.owner.query("drop function fail cascade");
  expect(await Promise.all(all.map(({ status }) => status()))).toEqual([
    "pending",
    "in_progress",
    "in_progress",
  ]);
  await runMinute(world, "2026-12-01T13:46:00Z");
  expect(await all[0]!.status()).toBe("in_progress");
});

test("looks at the proposals of the companies in which one is due or waits for a manager, and at no other", async () => {
  const bounds = { peer: { least: 1, most: 4 } };
  const requestProposal = async (owner: Person, dueOn: string) => {
    const subject = await world.person(owner);
    const draft = { name: "Bilan", evaluationType: "peer", subjectProfileId: subject.profileId } as const;
    const { id } = await owner.api.evaluations.create(draft);
    await owner.api.nominations.ask({ id, bounds, dueOn });
  };
  const [due, early] = [await world.company("À échéance"), await world.company("Plus tard")];
  await requestProposal(due, "2026-12-04");
  await requestProposal(early, "2026-12-18");
  const before = world.clock.now;
  const readDueThenRun = async (at: string) => {
    world.clock.now = new Date(at);
    const isDue = async (owner: Person) =>
      (await listDue(world, owner)).some(({ kind }) => kind === "nominations.remind");
    const found = { due: await isDue(due), early: await isDue(early) };
    await runMinute(world, at);
    world.clock.now = before;
    return found;
  };
  expect(await readDueThenRun("2026-12-02T13:29:00Z")).toEqual({ due: false, early: false });
  expect(await readDueThenRun("2026-12-02T13:31:00Z")).toEqual({ due: true, early: false });
  expect(await readDueThenRun("2026-12-03T13:31:00Z")).toEqual({ due: false, early: false });
  expect(await readDueThenRun("2026-12-04T13:31:00Z")).toEqual({ due: true, early: false });
  expect(await readDueThenRun("2026-12-05T13:31:00Z")).toEqual({ due: true, early: false });
});

test("a company whose work fails is logged, and the others are done", async () => {
  const broken = await world.company("En panne");
  const { id } = await launchEvaluation(world, { author: broken, subject: await world.person(broken) });
  const other = await world.company("À côté");
  const { id: otherId } = await launchEvaluation(world, {
    author: other,
    subject: await world.person(other),
  });
  for (const owner of [broken, other]) {
    await change(owner, sql`update evaluations set due_on = '2026-11-19'`);
    await repairDueWork(world, owner);
  }
  await broken.api.people.invite({ email: "quand.meme@rondo.test", firstName: "Ana" });
  await forgetJobs();
  await world.database.owner.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger fail before insert on graphile_worker._private_jobs
      for each row when (new.key = 'close:${id}') execute function fail()`);
  const failures: object[] = [];
  const log = { ...world.services.log, error: (fields: object) => void failures.push(fields) };
  const mailer = makeMailer(world.services, null);
  await makeTasks({ ...world.services, log }, mailer, world.database.owner)["dueWork"]?.({}, {} as never);
  await world.database.owner.query("drop function fail cascade");
  const done = (await listJobs()).map(({ key }) => key);
  expect(done).toEqual(expect.arrayContaining([`close:${otherId}`, `deliverEmails:${broken.companyId}`]));
  expect(failures).toMatchObject([{ task: "due:evaluations.close", companyId: broken.companyId }]);
});

test("the due day is over at midnight in the company’s own time zone", async () => {
  const owner = await world.company("Fuseau");
  const { id } = await launchEvaluation(world, { author: owner, subject: await world.person(owner) });
  await change(owner, sql`update evaluations set due_on = '2026-11-20'`);
  await repairDueWork(world, owner);
  const { version } = await owner.api.company.readSettings({});
  await owner.api.company.updateSettings({ version, timeZone: "America/Winnipeg" });
  const isDueAt = async (moment: string) => {
    world.clock.now = new Date(moment);
    await forgetJobs();
    await runDueWork();
    return (await listJobs()).some(({ key }) => key === `close:${id}`);
  };
  expect(await isDueAt("2026-11-21T05:59:00Z")).toBe(false);
  expect(await isDueAt("2026-11-21T06:00:00Z")).toBe(true);
});
