import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openSession } from "#accounts/server/sessions.ts";
import { answerAll, launchEvaluation, fetchRefusal, recordStatements } from "#app/testing/answering.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { FORMER_NOTICE_VERSION, NOTICE_VERSION } from "#evaluations/rules/notice.ts";

let world: World;
let owner: Person;
let manager: Person;
let subject: Person;
let peer: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  manager = await world.person(owner);
  subject = await world.person(owner, { directManagerId: manager.profileId });
  peer = await world.person(owner);
});

const evaluation = (asked = [{}, {}, {}]) =>
  launchEvaluation(world, { author: owner, subject, invited: [[peer, "peer"]], questions: asked });
const setStatus = (id: string, status: string) =>
  world.inside(owner, (tx) => tx.execute(sql`update evaluations set status = ${status} where id = ${id}`));

describe("the form", () => {
  test("shows a colleague the questions, the threshold and who will read, before anything is written", async () => {
    const one = await evaluation();
    const form = await peer.api.answers.read({ evaluationId: one.id });
    expect(form).toMatchObject({
      evaluationId: one.id,
      status: "in_progress",
      subject: { id: subject.profileId, firstName: subject.firstName },
      isSelf: false,
      role: "peer",
      participantStatus: "pending",
      threshold: 3,
      readers: ["subject", "direct_manager", "author", "administration"],
      companyName: "Coopérative des tests",
      noticeAcknowledged: false,
      items: one.items,
      answers: { scores: [], revisions: [], texts: {} },
    });
  });

  test("is about oneself for the person evaluated", async () => {
    const one = await evaluation();
    expect(await subject.api.answers.read({ evaluationId: one.id })).toMatchObject({
      isSelf: true,
      role: "subject",
    });
  });

  test("remembers that the notice was read, and beginning twice changes nothing", async () => {
    const one = await evaluation();
    await peer.api.answers.begin({ evaluationId: one.id, noticeVersion: NOTICE_VERSION });
    await peer.api.answers.save({ evaluationId: one.id, position: 1, revision: 4, score: 2, text: null });
    await peer.api.answers.begin({ evaluationId: one.id, noticeVersion: NOTICE_VERSION });
    expect(await peer.api.answers.read({ evaluationId: one.id })).toMatchObject({
      noticeAcknowledged: true,
      answers: { scores: [null, 2, null], revisions: [0, 4, 0] },
    });
  });

  test("a notice that says something else since is read again; the answers stay", async () => {
    const one = await evaluation();
    const { answers } = peer.api;
    await answers.begin({ evaluationId: one.id, noticeVersion: NOTICE_VERSION - 1 });
    await answers.save({ evaluationId: one.id, position: 1, revision: 1, score: 2, text: null });
    expect(await answers.read({ evaluationId: one.id })).toMatchObject({ noticeAcknowledged: false });
    await answers.begin({ evaluationId: one.id, noticeVersion: NOTICE_VERSION });
    expect(await answers.read({ evaluationId: one.id })).toMatchObject({
      noticeAcknowledged: true,
      answers: { scores: [null, 2, null] },
    });
  });

  test("an evaluation launched before keeps the notice of its launch, which is not read again", async () => {
    const invited = [[peer, "peer"]] as const;
    const one = await launchEvaluation(world, { author: owner, subject, invited, noticeVersion: null });
    const { answers } = peer.api;
    await answers.begin({ evaluationId: one.id, noticeVersion: FORMER_NOTICE_VERSION });
    expect(await answers.read({ evaluationId: one.id })).toMatchObject({
      noticeAcknowledged: true,
      noticeVersion: FORMER_NOTICE_VERSION,
      joins: false,
      quotes: false,
      feeds: false,
    });
    const third = await launchEvaluation(world, { author: owner, subject, invited, noticeVersion: 3 });
    expect(await answers.read({ evaluationId: third.id })).toMatchObject({ quotes: true, feeds: false });
    const today = await evaluation();
    const announced = { joins: true, quotes: true, feeds: true };
    expect(await answers.read({ evaluationId: today.id })).toMatchObject(announced);
  });

  test("opens with the limited session of an invitation", async () => {
    const one = await evaluation();
    const { userId, companyId, profileId } = peer;
    const cookie = await openSession(world.database.db, world.services, world.services.keys, {
      userId,
      companyId,
      profileId,
      scope: "answering",
      objectId: null,
    });
    const invited = { ...peer, api: world.as(cookie.split(";")[0] ?? "") };
    await answerAll(invited, one);
    expect(await invited.api.answers.read({ evaluationId: one.id })).toMatchObject({
      participantStatus: "completed",
    });
    expect(await readErrorCode(invited.api.reports.read({ evaluationId: one.id }))).toBe("forbidden");
  });
});

describe("one’s own answers, once final", () => {
  test("stay readable, also after the collection is closed", async () => {
    const one = await evaluation();
    await answerAll(peer, one, { score: 3, words: "Mes mots" });
    const mine = { scores: [3, 3, 3], texts: { "0": "Mes mots", "1": "Mes mots", "2": "Mes mots" } };
    expect(await peer.api.answers.read({ evaluationId: one.id })).toMatchObject({
      participantStatus: "completed",
      answers: mine,
    });
    await owner.api.reports.close({ evaluationId: one.id });
    expect(await peer.api.answers.read({ evaluationId: one.id })).toMatchObject({
      status: "completed",
      answers: mine,
    });
  });

  test("are found by nobody once the link to their author is deleted", async () => {
    const one = await evaluation();
    await answerAll(peer, one);
    await world.database.owner.query("alter table response_authors no force row level security");
    await world.database.owner.query("delete from response_authors where evaluation_id = $1", [one.id]);
    await world.database.owner.query("alter table response_authors force row level security");
    expect(await readErrorCode(peer.api.answers.read({ evaluationId: one.id }))).toBe("evaluation_not_found");
  });

  test("closed without me, or declined, the form says so and holds nothing", async () => {
    const closed = await evaluation();
    await peer.api.answers.begin({ evaluationId: closed.id, noticeVersion: 1 });
    await owner.api.reports.close({ evaluationId: closed.id });
    const declined = await evaluation();
    await peer.api.answers.decline({ evaluationId: declined.id });
    const empty = { scores: [], revisions: [], texts: {} };
    expect(await peer.api.answers.read({ evaluationId: closed.id })).toMatchObject({
      status: "completed",
      participantStatus: "pending",
      answers: empty,
    });
    expect(await peer.api.answers.read({ evaluationId: declined.id })).toMatchObject({
      participantStatus: "declined",
      answers: empty,
    });
  });
});

describe("without a part in it", () => {
  const calls = (evaluationId: string) =>
    [
      ["answers/read", { evaluationId }],
      ["answers/begin", { evaluationId, noticeVersion: 1 }],
      ["answers/save", { evaluationId, position: 0, revision: 1, score: 1, text: null }],
      ["answers/finalise", { evaluationId }],
      ["answers/decline", { evaluationId }],
    ] as const;

  test("a stranger and another company learn no more than about an id that does not exist", async () => {
    const one = await evaluation();
    const stranger = await world.person(owner);
    const lead = await world.person(owner, { role: "team_manager" });
    const foreigner = await world.company("Une autre");
    const unknown = calls(world.services.newId());
    for (const who of [stranger, lead, foreigner])
      for (const [index, [path, input]] of calls(one.id).entries()) {
        const refusal = await fetchRefusal(world, who, path, input);
        expect(refusal).toEqual({ status: 404, body: { code: "evaluation_not_found" } });
        expect(refusal).toEqual(await fetchRefusal(world, who, path, unknown[index]?.[1] ?? {}));
      }
  });

  test("those who may know of it are told that they are not involved", async () => {
    const one = await evaluation();
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    for (const who of [owner, admin, manager])
      for (const [path, input] of calls(one.id))
        expect(await fetchRefusal(world, who, path, input)).toEqual({
          status: 404,
          body: { code: "not_involved" },
        });
  });

  test("before the launch it does not exist for those who will answer", async () => {
    const one = await evaluation();
    await setStatus(one.id, "draft");
    for (const who of [subject, peer, manager])
      for (const [path, input] of calls(one.id))
        expect((await fetchRefusal(world, who, path, input)).body).toEqual({ code: "evaluation_not_found" });
    expect(await readErrorCode(owner.api.answers.read({ evaluationId: one.id }))).toBe("not_involved");
  });
});

test("reading costs one statement, with 10 questions as with 100", async () => {
  const statements = async (count: number) => {
    const one = await evaluation(Array.from({ length: count }, () => ({})));
    await peer.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
    return recordStatements(() => peer.api.answers.read({ evaluationId: one.id }));
  };
  const [short, long] = [await statements(10), await statements(100)];
  expect(long).toHaveLength(short.length);
  expect(short.filter((text) => text.includes('"evaluations"'))).toHaveLength(1);
});

describe("what became of one's comments", () => {
  const closed = async (finished: number) => {
    const peers = await Promise.all([1, 2, 3].map(() => world.person(owner)));
    const lead = await world.person(owner);
    const one = await launchEvaluation(world, {
      author: owner,
      subject,
      invited: [...peers.map((each) => [each, "peer"] as const), [lead, "manager"]],
    });
    const wrote = { words: "Un exemple concret." };
    for (const each of peers.slice(0, finished)) await answerAll(each, one, each === peers[1] ? {} : wrote);
    await answerAll(lead, one, wrote);
    await answerAll(subject, one, wrote);
    const told = async (person: Person | undefined) =>
      (await person?.api.answers.read({ evaluationId: one.id }))?.commentsInReport;
    const before = await told(peers[0]);
    await owner.api.reports.close({ evaluationId: one.id });
    return { told, before, peers, lead };
  };

  test("is told once the report is published, to those who wrote something only", async () => {
    const { told, before, peers, lead } = await closed(3);
    expect(before).toBeNull();
    expect(await told(peers[0])).toBe("shown");
    expect(await told(peers[1])).toBeNull();
    expect(await told(lead)).toBe("manager");
    expect(await told(subject)).toBeNull();
  });

  test("is that they are withheld where too few of the group answered, without a count", async () => {
    const { told, peers, lead } = await closed(2);
    expect(await told(peers[0])).toBe("withheld");
    expect(await told(lead)).toBe("manager");
  });
});
