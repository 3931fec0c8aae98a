import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { answerAll, launched, refusalOf, type Launched } from "../../testing/answering.ts";
import { listDue } from "../../testing/dueWork.ts";
import { emailsTo, openEmail } from "../../testing/emails.ts";
import { codeOf, makeWorld, type Person, type World } from "../../testing/world.ts";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { notify } from "#notifications/server/notify.ts";
import { makePost, makeTasks } from "../../tasks.ts";
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
const at = (moment: string) => (world.clock.now = new Date(moment));
beforeAll(async () => {
  world = await makeWorld({ pool: 12 });
});
beforeEach(async () => {
  at(friday);
  owner = await world.company();
  author = await world.person(owner, { role: "team_manager" });
  manager = await world.person(owner);
  subject = await world.person(owner, { directManagerId: manager.profileId });
  peers = [await world.person(owner), await world.person(owner), await world.person(owner)];
});

const evaluation = () =>
  launched(world, {
    author,
    subject,
    invited: [[manager, "manager"], ...peers.map((peer) => [peer, "peer"] as const)],
    asked: [{}],
    release: "next_morning",
  });
const key = ({ id }: Launched) => ({ companyId: owner.companyId, evaluationId: id });
const answered = async (people = [subject, manager, ...peers]) => {
  const one = await evaluation();
  for (const person of people) await answerAll(person, one, { words: "Un mot." });
  return one;
};
const collected = async () => {
  const one = await answered();
  await closeWhenCompleteTask(world.services, key(one));
  return one;
};
const rows = async (query: ReturnType<typeof sql>) =>
  (await world.inside(owner, (tx) => tx.execute<Record<string, unknown>>(query))).rows;
const audited = ({ id }: Launched) =>
  rows(
    sql`select action from audit_log where object_id = ${id} and action <> 'report.opened' order by at, action`,
  );
const mails = async () =>
  (await Promise.all([subject, author].map(({ email }) => emailsTo(world, email))))
    .flat()
    .filter(({ kind }) => kind.startsWith("reports."));
const stored = async ({ id }: Launched) =>
  (
    await rows(sql`select e.status, e.completed_at, e.releases_on, r.released_on from evaluations e
      left join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id where e.id = ${id}`)
  )[0];
const releasesDue = async () =>
  (await listDue(world, owner)).flatMap(({ kind, id }) => (kind === "evaluations.release" ? [id] : []));
const release = (one: Launched) => releaseReportTask(world.services, key(one));

/** All that the product tells people of an evaluation, without its form. */
const told = async (person: Person, { id: evaluationId }: Launched) => ({
  home: await person.api.dashboards.read({}).catch((error: unknown) => String(error)),
  mine: await person.api.answers.mine({}),
  room: await codeOr(person.api.evaluations.read({ id: evaluationId })),
  list: await codeOr(person.api.evaluations.list({})),
  report: await refusalOf(world, person, "reports/read", { evaluationId }),
  pdf: await refusalOf(world, person, "reports/pdf", { evaluationId }),
  progress: await codeOr(person.api.reports.progress({ evaluationId })),
});
const codeOr = async (call: Promise<unknown>) => {
  const code = await codeOf(call);
  return code === "ok" ? call : code;
};

test("closing stores the report and tells nobody: no status, no email, no audit entry, until the next working morning", async () => {
  const one = await collected();
  expect(await stored(one)).toEqual({
    status: "in_progress",
    completed_at: null,
    releases_on: "2026-11-23",
    released_on: null,
  });
  expect(await audited(one)).toEqual([]);
  expect(await mails()).toEqual([]);
  at("2026-11-23T13:29:59Z");
  expect(await releasesDue()).toEqual([]);
  await release(one);
  expect(await stored(one)).toMatchObject({ status: "in_progress", released_on: null });
});

test("the person evaluated, those who answered and everybody else are told the same before the closing and after it", async () => {
  const stranger = await world.person(owner);
  const one = await answered();
  const everybody = [subject, ...peers, stranger];
  const before = await Promise.all(everybody.map((person) => told(person, one)));
  await closeWhenCompleteTask(world.services, key(one));
  expect(await stored(one)).toMatchObject({ releases_on: "2026-11-23" });
  expect(await Promise.all(everybody.map((person) => told(person, one)))).toEqual(before);
  for (const person of [...everybody, manager, author, owner]) {
    const { report, pdf } = await told(person, one);
    expect([report.status, pdf.status]).toEqual([404, 404]);
  }
});

test("nor does a report that is read through before its publication tell them anything", async () => {
  const administrator = await world.person(owner, { isAdmin: true });
  const one = await launched(world, {
    author,
    subject: administrator,
    invited: peers.map((peer) => [peer, "peer"] as const),
    asked: [{}],
    release: "by_hand",
  });
  // The notice before the first answer says that somebody reads the comments first.
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
  const everything = async () => ({
    all: await Promise.all([administrator, ...peers].map((person) => told(person, one))),
    bells: await Promise.all([administrator, ...peers].map((person) => person.api.notifications.list({}))),
    underWay: await list({ status: "in_progress" }),
    review: await list({ status: "review" }),
    late: await list({ due: "late" }),
  });
  const before = await everything();
  expect([before.underWay.total, before.review.total]).toEqual([1, 0]);
  for (const { items } of before.bells) expect(items).toHaveLength(1);
  await closeWhenCompleteTask(world.services, key(one));
  expect(await stored(one)).toMatchObject({ status: "review" });
  expect(await everything()).toEqual(before);
  expect((await owner.api.evaluations.list({ status: "review" })).total).toBe(1);
});

test("those who run it see that the report waits, and until which morning; they can change nothing any more", async () => {
  const one = await answered([subject, ...peers]);
  const { id } = one;
  const newcomer = await world.person(owner);
  const asked = [manager, ...peers].map(({ profileId }) => ({
    profileId,
    objectId: id,
    kind: evaluationKinds.evaluation_invitation,
  }));
  await world.inside(owner, (tx) => notify(tx, world.services, owner.companyId, asked));
  const [peer] = peers as [Person];
  const bellOf = async (person: Person) => (await person.api.notifications.list({})).items;
  const before = await bellOf(peer);
  expect([before.length, (await bellOf(manager)).length]).toEqual([1, 1]);
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
  expect(await audited(one)).toEqual([{ action: "evaluation.close_asked" }, { action: "evaluation.closed" }]);
  const { participants } = await author.api.evaluations.read({ id });
  const missing = participants.find(({ role }) => role === "manager");
  const attempts = [
    () => author.api.reports.close({ evaluationId: id }),
    () => author.api.evaluations.update({ id, dueOn: "2026-12-24" }),
    () => author.api.evaluations.archive({ id }),
    () => author.api.evaluations.remind({ id, participantIds: [missing!.id] }),
    () => author.api.evaluations.addParticipant({ id, profileId: newcomer.profileId, role: "peer" }),
  ];
  for (const attempt of attempts) expect(await codeOf(attempt())).toBe("report_waiting");
  // Nothing is asked any more of whoever had not answered; those who had are told nothing new.
  expect([await bellOf(peer), await bellOf(manager)]).toEqual([before, []]);
  expect(await manager.api.answers.mine({})).toMatchObject({ toDo: [] });
  const form = await manager.api.answers.read({ evaluationId: id });
  expect(form.status).toBe("review");
  const late = manager.api.answers.begin({ evaluationId: id, noticeVersion: 1 });
  expect(await codeOf(late)).toBe("evaluation_closed");
});

test("on that morning status, report, emails and audit entry appear together; the emails carry a date and no hour", async () => {
  const one = await collected();
  at("2026-11-23T13:30:00Z");
  expect(await releasesDue()).toEqual([one.id]);
  await release(one);
  expect(await stored(one)).toMatchObject({ status: "completed", released_on: "2026-11-23" });
  expect(await audited(one)).toEqual([{ action: "report.released" }]);
  expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual(["reports.completed", "reports.ready"]);
  for (const [person, kind] of [
    [subject, "reports.ready"],
    [author, "reports.completed"],
  ] as const) {
    const email = await openEmail(world, person.email, kind);
    expect(JSON.stringify(email)).toContain("23\u00a0novembre".replace("\u00a0", " "));
    expect(JSON.stringify(email)).not.toMatch(/\d\d?\s?[h:]\s?\d\d/);
  }
  expect(await rows(sql`select completed_at from evaluations where id = ${one.id}`)).toEqual([
    { completed_at: expect.anything() as unknown },
  ]);
});

test("a report whose emails cannot be queued is not released at all", async () => {
  const one = await collected();
  at("2026-11-23T14:00:00Z");
  const broken = { ...world.services, newId: () => "not an id" };
  await expect(releaseReportTask(broken, key(one))).rejects.toThrow();
  expect(await stored(one)).toMatchObject({ status: "in_progress", released_on: null });
  expect([await audited(one), await mails()]).toEqual([[], []]);
  await release(one);
  expect(await mails()).toHaveLength(2);
});

test("two workers that wake together after a week of sleep release it once, on the day of their waking", async () => {
  const one = await collected();
  at("2026-12-01T20:00:00Z");
  await Promise.all([release(one), release(one), release(one), release(one)]);
  await release(one);
  expect(await stored(one)).toMatchObject({ status: "completed", released_on: "2026-12-01" });
  expect(await audited(one)).toEqual([{ action: "report.released" }]);
  expect(await mails()).toHaveLength(2);
});

test("the minute’s round queues what is due, in its company’s zone, and closes nothing twice", async () => {
  const { dueWork } = makeTasks(world.services, makePost(world.services, null), world.database.owner);
  const jobs = async () => {
    await world.database.owner.query("delete from graphile_worker._private_jobs");
    await dueWork?.({}, {} as never);
    const { rows: queued } = await world.database.owner.query<{ key: string }>(
      "select key from graphile_worker.jobs where key like 'release:%' or key like 'close:%'",
    );
    return queued.map((job) => job.key);
  };
  const one = await collected();
  expect((await listDue(world, owner)).filter(({ kind }) => kind === "evaluations.close")).toEqual([]);
  at("2026-11-23T13:29:00Z");
  expect(await jobs()).not.toContain(`release:${one.id}`);
  at("2026-11-23T13:30:00Z");
  expect(await jobs()).toContain(`release:${one.id}`);
  await rows(sql`update companies set time_zone = 'America/Vancouver'`);
  const zones = { from: "America/Toronto", to: "America/Vancouver" };
  await world.inside(owner, (tx) => moveToTimeZone(tx, owner.companyId, zones));
  expect(await jobs()).not.toContain(`release:${one.id}`);
  at("2026-11-23T16:30:00Z");
  expect(await jobs()).toContain(`release:${one.id}`);
  expect(await jobs()).not.toContain(`close:${one.id}`);
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
  const one = await answered();
  at(closing);
  await closeWhenCompleteTask(world.services, key(one));
  at(early);
  expect(await releasesDue()).toEqual([]);
  at(due);
  expect(await releasesDue()).toEqual([one.id]);
});

test("a stored report is never written again: neither its figures, nor the day of its release", async () => {
  const one = await collected();
  const change = (set: ReturnType<typeof sql>) =>
    world.reporting(owner, (tx) =>
      tx.execute(sql`update report_snapshots set ${set} where evaluation_id = ${one.id}`),
    );
  await expect(change(sql`snapshot = '{}'`)).rejects.toThrow();
  at("2026-11-23T13:30:00Z");
  await release(one);
  await expect(change(sql`released_on = '2026-11-24'`)).rejects.toThrow();
  expect(await stored(one)).toMatchObject({ released_on: "2026-11-23" });
});
