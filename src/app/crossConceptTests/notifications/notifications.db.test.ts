import { beforeEach, describe, expect, test } from "vitest";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { notify } from "#notifications/server/notify.ts";
import { saveProfile } from "#people/server/queries.ts";
import { answerAll, launchEvaluation, recordStatements } from "../../testing/answering.ts";
import { buildLaunchedEvaluation } from "../../testing/evaluations.ts";
import { showEveryRow } from "../../testing/everyRow.ts";
import { runRound } from "../../testing/dueWork.ts";
import { makeWorld, type Person } from "../../testing/world.ts";
import { makeMailer, makeTasks } from "../../tasks.ts";

const world = await makeWorld();
await showEveryRow(world.database.owner);
const tasks = makeTasks(world.services, makeMailer(world.services, null), world.database.owner);
const start = world.clock.now;
beforeEach(() => {
  world.clock.now = start;
});
/** The round of a task at a moment; sessions, which would not live so long, stay where they are. */
const run = async (task: string, at: string) => {
  world.clock.now = new Date(at);
  await runRound(world, task, tasks);
  world.clock.now = start;
};
const listAll = async (person: Person) => (await person.api.notifications.list({})).items;
const listKinds = async (person: Person) =>
  (await listAll(person)).map(({ kind, facts }) => `${kind} → ${facts["opens"]}`);
const countUnread = (person: Person) => person.api.notifications.countUnread({});
/** What the bell says, which is what the list shows. */
const readUnread = async (person: Person) => {
  const { count } = await countUnread(person);
  const { items, nextCursor } = await person.api.notifications.list({});
  if (nextCursor === null) expect(items.filter(({ isRead }) => !isRead)).toHaveLength(count);
  return count;
};

async function inviteTwoPeers() {
  const lead = await world.company();
  const [subject, peer, other] = await Promise.all([1, 2, 3].map(() => world.person(lead)));
  const invited = [peer!, other!].map((person) => [person, "peer"] as const);
  const made = await launchEvaluation(world, {
    author: lead,
    subject: subject!,
    invited,
    subjectAnswers: false,
  });
  await lead.api.evaluations.remind({ id: made.id });
  return { lead, subject: subject!, peer: peer!, other: other!, made };
}

describe("somebody is told", () => {
  test("that they are asked, the person evaluated as themself", async () => {
    const owner = await world.company();
    const { peers, subject } = await buildLaunchedEvaluation(world, owner, { peers: 1, name: "Bilan" });
    const [notification] = await listAll(peers[0]!);
    expect(notification).toMatchObject({
      kind: "evaluation_invitation",
      facts: { evaluationName: "Bilan", isMine: false, opens: "form" },
      isToDo: true,
      isRead: false,
    });
    expect(notification?.facts["subjectName"]).toContain(subject.firstName);
    expect(await listAll(subject)).toMatchObject([{ facts: { isMine: true }, isToDo: true }]);
    expect(await readUnread(owner)).toBe(0);
  });

  test("that they are reminded, in place of the invitation and unread again", async () => {
    const owner = await world.company();
    const { evaluationId: id, peers } = await buildLaunchedEvaluation(world, owner, { peers: 1 });
    const peer = peers[0]!;
    await peer.api.notifications.read({ ids: (await listAll(peer)).map((one) => one.id) });
    expect(await readUnread(peer)).toBe(0);
    await world.inside(owner, (tx) => tx.execute("update outbox set status = 'sent'"));
    await owner.api.evaluations.remind({ id });
    expect(await listKinds(peer)).toEqual(["evaluation_reminder → form"]);
    expect(await readUnread(peer)).toBe(1);
  });

  test("at the end, of their report or of what they lead; nothing is asked any more", async () => {
    const { lead, subject, peer, other, made } = await inviteTwoPeers();
    await answerAll(peer, made);
    expect(await listKinds(lead)).toEqual([]);
    await lead.api.reports.close({ evaluationId: made.id });
    expect(await listKinds(subject)).toEqual(["report_ready → report"]);
    expect(await listKinds(lead)).toEqual(["evaluation_completed → report"]);
    // A day, no time: it is when the last person answered.
    for (const person of [subject, lead])
      expect(await listAll(person)).toMatchObject([{ day: "2026-11-20", at: null }]);
    for (const person of [peer, other]) expect(await listKinds(person)).toEqual([]);
  });

  test("not of a kind that they refused in the application, whatever they receive by email", async () => {
    const { lead, subject, peer, made } = await inviteTwoPeers();
    const refuse = (
      person: Person,
      kind: "report_ready" | "evaluation_completed",
      channel: "application" | "email",
    ) => person.api.notifications.setPreference({ kind, channel, wanted: false });
    await refuse(subject, "report_ready", "email");
    await refuse(lead, "evaluation_completed", "application");
    await answerAll(peer, made);
    await lead.api.reports.close({ evaluationId: made.id });
    expect(await listKinds(subject)).toEqual(["report_ready → report"]);
    expect(await listKinds(lead)).toEqual([]);
  });
});

describe("nothing tells who answered or who declined:", () => {
  test("the lead and the person evaluated are told nothing before the end", async () => {
    const { lead, subject, peer, other, made } = await inviteTwoPeers();
    await answerAll(peer, made);
    await other.api.answers.decline({ evaluationId: made.id, note: null });
    for (const person of [lead, subject]) expect(await listAll(person)).toEqual([]);
  });

  test("answering writes nothing on a notification, and none carries a time of reading", async () => {
    const { lead, peer, made } = await inviteTwoPeers();
    const listRows = async () =>
      (
        await world.database.owner.query(
          "select *, xmin from notifications where company_id = $1 order by id",
          [lead.companyId],
        )
      ).rows;
    const before = await listRows();
    await answerAll(peer, made);
    expect(await listRows()).toEqual(before);
    expect(await listAll(peer)).toMatchObject([{ isToDo: false, isRead: true, facts: { opens: "own" } }]);
    await peer.api.notifications.readAll({ until: start.toISOString() });
    expect((await listRows()).map(({ read_on: day }) => String(day)).toSorted()).toEqual([
      "2026-11-20",
      "null",
    ]);
  });
});

describe("what one may no longer see is neither named nor counted:", () => {
  test("an evaluation that is archived", async () => {
    const { lead, subject, peer, made } = await inviteTwoPeers();
    await lead.api.evaluations.archive({ id: made.id, abandons: true });
    for (const person of [subject, peer])
      expect([await listAll(person), await readUnread(person)]).toEqual([[], 0]);
  });

  test("one from which one was withdrawn", async () => {
    const { lead, peer, made } = await inviteTwoPeers();
    const { participants } = await lead.api.evaluations.read({ id: made.id });
    const part = participants.find(({ person }) => person.id === peer.profileId);
    await lead.api.evaluations.removeParticipant({ id: made.id, participantId: part?.id ?? "" });
    expect([await listAll(peer), await readUnread(peer)]).toEqual([[], 0]);
  });

  test("a report of whoever leads no more", async () => {
    const owner = await world.company();
    const lead = await world.person(owner, { role: "team_manager" });
    const subject = await world.person(owner, { directManagerId: lead.profileId });
    const peer = await world.person(owner);
    const made = await launchEvaluation(world, {
      author: lead,
      subject,
      invited: [[peer, "peer"]],
      subjectAnswers: false,
    });
    await answerAll(peer, made);
    await lead.api.reports.close({ evaluationId: made.id });
    expect(await listKinds(lead)).toEqual(["evaluation_completed → report"]);
    await world.inside(owner, (tx) => saveProfile(tx, owner.companyId, lead.profileId, { role: "user" }));
    await world.inside(owner, (tx) =>
      saveProfile(tx, owner.companyId, subject.profileId, { directManagerId: null }),
    );
    expect(await listAll(lead)).toEqual([]);
  });
});

describe("one’s own only:", () => {
  test("the bell asks about what is unread alone, and about nothing once all is read", async () => {
    const { peer } = await inviteTwoPeers();
    const listStatements = async () =>
      (await recordStatements(() => countUnread(peer))).filter((text) =>
        /from (unnest|"notifications")/.test(text),
      );
    expect(await listStatements()).toHaveLength(2);
    await peer.api.notifications.read({ ids: (await listAll(peer)).map((one) => one.id) });
    expect(await listStatements()).toHaveLength(1);
  });

  test("the id of somebody else’s marks nothing", async () => {
    const { peer, other } = await inviteTwoPeers();
    const ids = (await listAll(peer)).map(({ id }) => id);
    expect(await other.api.notifications.read({ ids })).toEqual({ count: 1 });
    expect(await readUnread(peer)).toBe(1);
  });

  test("all are read up to the moment that one saw", async () => {
    const { peer } = await inviteTwoPeers();
    const { until: createdAt } = await peer.api.notifications.list({});
    const before = new Date(Date.parse(createdAt) - 1).toISOString();
    expect(await peer.api.notifications.readAll({ until: before })).toEqual({ count: 1 });
    expect(await peer.api.notifications.readAll({ until: createdAt })).toEqual({ count: 0 });
  });

  test("reading all up to a moment does not find that of a report, of which the day alone is kept", async () => {
    const { lead, subject, made } = await inviteTwoPeers();
    await lead.api.reports.close({ evaluationId: made.id });
    const midnight = Date.parse("2026-11-20T00:00:00-05:00");
    const readAllUntil = (at: number) =>
      subject.api.notifications.readAll({ until: new Date(at).toISOString() });
    expect(await readAllUntil(midnight - 1)).toEqual({ count: 1 });
    expect(await readAllUntil(midnight)).toEqual({ count: 0 });
  });

  test("a page of twenty and the rest, and those to do", async () => {
    const lead = await world.company();
    const [subject, peer] = [await world.person(lead), await world.person(lead)];
    for (let index = 0; index < 23; index += 1) {
      const made = await launchEvaluation(world, {
        author: lead,
        subject,
        invited: [[peer, "peer"]],
        subjectAnswers: false,
      });
      world.clock.advance(60_000);
      await lead.api.evaluations.remind({ id: made.id });
      if (index === 0) await answerAll(peer, made);
    }
    const first = await peer.api.notifications.list({ tab: "all" });
    const rest = await peer.api.notifications.list({ tab: "all", cursor: first.nextCursor! });
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([20, 3, null]);
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(23);
    const times = [...first.items, ...rest.items].map(({ at }) => String(at));
    expect(times).toEqual(times.toSorted().toReversed());
    const toDo = await peer.api.notifications.list({ tab: "to_do" });
    const last = await peer.api.notifications.list({ tab: "to_do", cursor: toDo.nextCursor! });
    expect(toDo.items.length + last.items.length).toBe(22);
  });
});

describe("they are forgotten:", () => {
  const countKept = async ({ companyId }: Person) =>
    (await world.database.owner.query("select 1 from notifications where company_id = $1", [companyId]))
      .rowCount;

  test("read ones after 90 days, all after a year", async () => {
    const { lead, peer } = await inviteTwoPeers();
    await peer.api.notifications.readAll({ until: start.toISOString() });
    await run("forgetNotifications", "2027-02-18T14:00:00Z");
    expect(await countKept(lead)).toBe(2);
    await run("forgetNotifications", "2027-02-19T14:00:00Z");
    expect(await countKept(lead)).toBe(1);
    await run("forgetNotifications", "2027-11-21T14:00:00Z");
    expect(await countKept(lead)).toBe(0);
  });

  test("with their person, and with their evaluation", async () => {
    const { lead, peer } = await inviteTwoPeers();
    await lead.api.people.remove({ id: peer.profileId });
    expect(await countKept(lead)).toBe(1);
    const { id: evaluationId } = await lead.api.evaluations.create({
      evaluationType: "self",
      subjectProfileId: lead.profileId,
    });
    const { companyId, profileId } = lead;
    await world.inside(lead, (tx) =>
      notify(tx, world.services, companyId, [
        { profileId, objectId: evaluationId, kind: evaluationKinds.evaluation_invitation },
      ]),
    );
    expect(await countKept(lead)).toBe(2);
    await lead.api.evaluations.remove({ id: evaluationId });
    expect(await countKept(lead)).toBe(1);
  });
});
