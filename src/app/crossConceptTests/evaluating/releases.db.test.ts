import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  answerAll,
  launchEvaluation,
  fetchRefusal,
  type LaunchedEvaluation,
} from "../../testing/answering.ts";
import { listDue } from "../../testing/dueWork.ts";
import { listEmailsTo, openEmail } from "../../testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "../../testing/world.ts";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { notify } from "#notifications/server/notify.ts";
import { makeMailer, makeTasks } from "../../tasks.ts";
import { moveToTimeZone } from "#platform/server/dueWork/timeZone.ts";
import { releaseReportTask } from "#reports/server/releaseReport.ts";
import { closeWhenCompleteTask } from "#reports/server/tasks.ts";

let world: World;
let owner: Person;
let author: Person;
let manager: Person;
let subject: Person;
let peers: Person[];
/** A Friday in Toronto, 10 o’clock. */
const friday = "2026-11-20T15:00:00Z";
const setClock = (moment: string) => (world.clock.now = new Date(moment));
beforeAll(async () => {
  world = await makeWorld({ pool: 12 });
});
beforeEach(async () => {
  setClock(friday);
  owner = await world.company();
  author = await world.person(owner, { role: "team_manager" });
  manager = await world.person(owner);
  subject = await world.person(owner, { directManagerId: manager.profileId });
  peers = [await world.person(owner), await world.person(owner), await world.person(owner)];
});

const createEvaluation = () =>
  launchEvaluation(world, {
    author,
    subject,
    invited: [[manager, "manager"], ...peers.map((peer) => [peer, "peer"] as const)],
    questions: [{}],
    release: "next_morning",
  });
const toKey = ({ id }: LaunchedEvaluation) => ({ companyId: owner.companyId, evaluationId: id });
const createAnswered = async (people = [subject, manager, ...peers]) => {
  const one = await createEvaluation();
  for (const person of people) await answerAll(person, one, { words: "Un mot." });
  return one;
};
const createCollected = async () => {
  const one = await createAnswered();
  await closeWhenCompleteTask(world.services, toKey(one));
  return one;
};
const queryRows = async (query: ReturnType<typeof sql>) =>
  (await world.inside(owner, (tx) => tx.execute<Record<string, unknown>>(query))).rows;
const listAudited = ({ id }: LaunchedEvaluation) =>
  queryRows(
    sql`select action from audit_log where object_id = ${id} and action <> 'report.opened' order by at, action`,
  );
const listEmails = async () =>
  (await Promise.all([subject, author].map(({ email }) => listEmailsTo(world, email))))
    .flat()
    .filter(({ kind }) => kind.startsWith("reports."));
const readStored = async ({ id }: LaunchedEvaluation) =>
  (
    await queryRows(sql`select e.status, e.completed_at, e.releases_on, r.released_on from evaluations e
      left join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id where e.id = ${id}`)
  )[0];
const listDueReleases = async () =>
  (await listDue(world, owner)).flatMap(({ kind, id }) => (kind === "evaluations.release" ? [id] : []));
const release = (one: LaunchedEvaluation) => releaseReportTask(world.services, toKey(one));

/** All that the product tells people of an evaluation, without its form. */
const readVisibleTo = async (person: Person, { id: evaluationId }: LaunchedEvaluation) => ({
  home: await person.api.dashboards.read({}).catch((error: unknown) => String(error)),
  mine: await person.api.answers.mine({}),
  room: await readCodeOrResult(person.api.evaluations.read({ id: evaluationId })),
  list: await readCodeOrResult(person.api.evaluations.list({})),
  report: await fetchRefusal(world, person, "reports/read", { evaluationId }),
  pdf: await fetchRefusal(world, person, "reports/pdf", { evaluationId }),
  progress: await readCodeOrResult(person.api.reports.progress({ evaluationId })),
});
const readCodeOrResult = async (call: Promise<unknown>) => {
  const code = await readErrorCode(call);
  return code === "ok" ? call : code;
};

test("closing stores the report and tells nobody: no status, no email, no audit entry, until the next working morning", async () => {
  const one = await createCollected();
  expect(await readStored(one)).toEqual({
    status: "in_progress",
    completed_at: null,
    releases_on: "2026-11-23",
    released_on: null,
  });
  expect(await listAudited(one)).toEqual([]);
  expect(await listEmails()).toEqual([]);
  setClock("2026-11-23T13:29:59Z");
  expect(await listDueReleases()).toEqual([]);
  await release(one);
  expect(await readStored(one)).toMatchObject({ status: "in_progress", released_on: null });
});

test("the person evaluated, those who answered and everybody else are told the same before the closing and after it", async () => {
  const stranger = await world.person(owner);
  const one = await createAnswered();
  const everybody = [subject, ...peers, stranger];
  const before = await Promise.all(everybody.map((person) => readVisibleTo(person, one)));
  await closeWhenCompleteTask(world.services, toKey(one));
  expect(await readStored(one)).toMatchObject({ releases_on: "2026-11-23" });
  expect(await Promise.all(everybody.map((person) => readVisibleTo(person, one)))).toEqual(before);
  for (const person of [...everybody, manager, author, owner]) {
    const { report, pdf } = await readVisibleTo(person, one);
    expect([report.status, pdf.status]).toEqual([404, 404]);
  }
});

test("nor does a report that is read through before its publication tell them anything", async () => {
  const administrator = await world.person(owner, { isAdmin: true });
  const one = await launchEvaluation(world, {
    author,
    subject: administrator,
    invited: peers.map((peer) => [peer, "peer"] as const),
    questions: [{}],
    release: "by_hand",
  });
  // The notice before the first answer says that a reviewer reads the comments first.
  expect(await peers[0]!.api.answers.read({ evaluationId: one.id })).toMatchObject({
    reviewedBeforePublication: true,
  });
  const asked = [administrator, ...peers].map(({ profileId }) => ({
    profileId,
    objectId: one.id,
    kind: evaluationKinds.evaluation_invitation,
  }));
  await world.inside(owner, (tx) => notify(tx, world.services, owner.companyId, asked));
  for (const person of [administrator, ...peers]) await answerAll(person, one, { words: "Un mot." });
  const { list } = administrator.api.evaluations;
  const readEverything = async () => ({
    all: await Promise.all([administrator, ...peers].map((person) => readVisibleTo(person, one))),
    bells: await Promise.all([administrator, ...peers].map((person) => person.api.notifications.list({}))),
    underWay: await list({ status: "in_progress" }),
    review: await list({ status: "review" }),
    late: await list({ due: "late" }),
  });
  const before = await readEverything();
  expect([before.underWay.total, before.review.total]).toEqual([1, 0]);
  for (const { items } of before.bells) expect(items).toHaveLength(1);
  await closeWhenCompleteTask(world.services, toKey(one));
  expect(await readStored(one)).toMatchObject({ status: "review" });
  expect(await readEverything()).toEqual(before);
  expect((await owner.api.evaluations.list({ status: "review" })).total).toBe(1);
});

test("those who run it see that the report waits, and until which morning; they can change nothing any more", async () => {
  const one = await createAnswered([subject, ...peers]);
  const { id } = one;
  const newcomer = await world.person(owner);
  const asked = [manager, ...peers].map(({ profileId }) => ({
    profileId,
    objectId: id,
    kind: evaluationKinds.evaluation_invitation,
  }));
  await world.inside(owner, (tx) => notify(tx, world.services, owner.companyId, asked));
  const [peer] = peers as [Person];
  const listNotifications = async (person: Person) => (await person.api.notifications.list({})).items;
  const before = await listNotifications(peer);
  expect([before.length, (await listNotifications(manager)).length]).toEqual([1, 1]);
  await author.api.reports.close({ evaluationId: id });
  expect(await author.api.evaluations.read({ id })).toMatchObject({
    status: "in_progress",
    releasesOn: "2026-11-23",
    rights: { readReport: false },
  });
  expect(await author.api.reports.progress({ evaluationId: id })).toMatchObject({
    releasesOn: "2026-11-23",
    awaitedCount: null,
  });
  expect(await subject.api.reports.progress({ evaluationId: id })).toMatchObject({ releasesOn: null });
  expect(await listAudited(one)).toEqual([
    { action: "evaluation.close_asked" },
    { action: "evaluation.closed" },
  ]);
  const { participants } = await author.api.evaluations.read({ id });
  const missing = participants.find(({ role }) => role === "manager");
  const attempts = [
    () => author.api.reports.close({ evaluationId: id }),
    () => author.api.evaluations.update({ id, dueOn: "2026-12-24" }),
    () => author.api.evaluations.archive({ id }),
    () => author.api.evaluations.remind({ id, participantIds: [missing!.id] }),
    () => author.api.evaluations.addParticipant({ id, profileId: newcomer.profileId, role: "peer" }),
  ];
  for (const attempt of attempts) expect(await readErrorCode(attempt())).toBe("report_waiting");
  // Participants who had not answered are asked nothing any more; those who had get no new notification.
  expect([await listNotifications(peer), await listNotifications(manager)]).toEqual([before, []]);
  expect(await manager.api.answers.mine({})).toMatchObject({ toDo: [] });
  const form = await manager.api.answers.read({ evaluationId: id });
  expect(form.status).toBe("review");
  const late = manager.api.answers.begin({ evaluationId: id, noticeVersion: 1 });
  expect(await readErrorCode(late)).toBe("evaluation_closed");
});

test("on that morning status, report, emails and audit entry appear together; the emails carry a date and no hour", async () => {
  const one = await createCollected();
  setClock("2026-11-23T13:30:00Z");
  expect(await listDueReleases()).toEqual([one.id]);
  await release(one);
  expect(await readStored(one)).toMatchObject({ status: "completed", released_on: "2026-11-23" });
  expect(await listAudited(one)).toEqual([{ action: "report.released" }]);
  expect((await listEmails()).map(({ kind }) => kind).toSorted()).toEqual([
    "reports.completed",
    "reports.ready",
  ]);
  for (const [person, kind] of [
    [subject, "reports.ready"],
    [author, "reports.completed"],
  ] as const) {
    const email = await openEmail(world, person.email, kind);
    expect(JSON.stringify(email)).toContain("23\u00a0novembre".replace("\u00a0", " "));
    expect(JSON.stringify(email)).not.toMatch(/\d\d?\s?[h:]\s?\d\d/);
  }
  expect(await queryRows(sql`select completed_at from evaluations where id = ${one.id}`)).toEqual([
    { completed_at: expect.anything() as unknown },
  ]);
});

test("a report whose emails cannot be queued is not released at all", async () => {
  const one = await createCollected();
  setClock("2026-11-23T14:00:00Z");
  const broken = { ...world.services, newId: () => "not an id" };
  await expect(releaseReportTask(broken, toKey(one))).rejects.toThrow();
  expect(await readStored(one)).toMatchObject({ status: "in_progress", released_on: null });
  expect([await listAudited(one), await listEmails()]).toEqual([[], []]);
  await release(one);
  expect(await listEmails()).toHaveLength(2);
});

test("two workers that wake together after a week of sleep release it once, on the day of their waking", async () => {
  const one = await createCollected();
  setClock("2026-12-01T20:00:00Z");
  await Promise.all([release(one), release(one), release(one), release(one)]);
  await release(one);
  expect(await readStored(one)).toMatchObject({ status: "completed", released_on: "2026-12-01" });
  expect(await listAudited(one)).toEqual([{ action: "report.released" }]);
  expect(await listEmails()).toHaveLength(2);
});

test("the minute’s round queues what is due, in its company’s zone, and closes nothing twice", async () => {
  const { dueWork } = makeTasks(world.services, makeMailer(world.services, null), world.database.owner);
  const listJobs = async () => {
    await world.database.owner.query("delete from graphile_worker._private_jobs");
    await dueWork?.({}, {} as never);
    const { rows: queued } = await world.database.owner.query<{ key: string }>(
      "select key from graphile_worker.jobs where key like 'release:%' or key like 'close:%'",
    );
    return queued.map((job) => job.key);
  };
  const one = await createCollected();
  expect((await listDue(world, owner)).filter(({ kind }) => kind === "evaluations.close")).toEqual([]);
  setClock("2026-11-23T13:29:00Z");
  expect(await listJobs()).not.toContain(`release:${one.id}`);
  setClock("2026-11-23T13:30:00Z");
  expect(await listJobs()).toContain(`release:${one.id}`);
  await queryRows(sql`update companies set time_zone = 'America/Vancouver'`);
  const zones = { from: "America/Toronto", to: "America/Vancouver" };
  await world.inside(owner, (tx) => moveToTimeZone(tx, owner.companyId, zones));
  expect(await listJobs()).not.toContain(`release:${one.id}`);
  setClock("2026-11-23T16:30:00Z");
  expect(await listJobs()).toContain(`release:${one.id}`);
  expect(await listJobs()).not.toContain(`close:${one.id}`);
});

test.each([
  // The clocks go forward on Sunday, March 8: 08:30 is 12:30 UTC from then on.
  ["2027-03-12T21:00:00Z", "2027-03-15T12:29:00Z", "2027-03-15T12:30:00Z"],
  ["2027-03-13T04:30:00Z", "2027-03-15T12:29:00Z", "2027-03-15T12:30:00Z"],
  // They go back on Sunday, November 7.
  ["2027-11-05T20:00:00Z", "2027-11-08T13:29:00Z", "2027-11-08T13:30:00Z"],
  // Christmas Eve: Christmas is a Friday.
  ["2026-12-24T20:00:00Z", "2026-12-25T20:00:00Z", "2026-12-28T13:30:00Z"],
  // Just before an hour of release: the next one would say who was last.
  ["2026-11-24T13:29:00Z", "2026-11-24T13:31:00Z", "2026-11-25T13:30:00Z"],
])("collected at %s, it is not there at %s and is there at %s", async (closing, early, due) => {
  const one = await createAnswered();
  setClock(closing);
  await closeWhenCompleteTask(world.services, toKey(one));
  setClock(early);
  expect(await listDueReleases()).toEqual([]);
  setClock(due);
  expect(await listDueReleases()).toEqual([one.id]);
});

test("a stored report is never written again: neither its figures, nor the day of its release", async () => {
  const one = await createCollected();
  const change = (set: ReturnType<typeof sql>) =>
    world.reporting(owner, (tx) =>
      tx.execute(sql`update report_snapshots set ${set} where evaluation_id = ${one.id}`),
    );
  await expect(change(sql`snapshot = '{}'`)).rejects.toThrow();
  setClock("2026-11-23T13:30:00Z");
  await release(one);
  await expect(change(sql`released_on = '2026-11-24'`)).rejects.toThrow();
  expect(await readStored(one)).toMatchObject({ released_on: "2026-11-23" });
});
