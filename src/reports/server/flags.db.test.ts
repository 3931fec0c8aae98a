import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mintToken } from "#accounts/server/tokens.ts";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { listEmailsTo, listEmailKindsTo, openEmail, findLinkedPage } from "#app/testing/emails.ts";
import { post } from "#app/testing/http.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { releaseReportTask } from "./releaseReport.ts";

const comment = { place: "question-0", group: "manager", words: "CANARI" } as const;
const at = (place: string) => ({ ...comment, place });

interface Wishes {
  release?: "immediate" | "next_morning" | "by_hand";
  /** The owner answered as manager too: there is no decider left. */
  ownerAnswers?: boolean;
}

/** A released report with the same words of the direct manager under each of five questions. */
async function released({ release = "immediate", ownerAnswers = false }: Wishes = {}) {
  const world = await makeWorld();
  const owner = await world.company();
  const manager = await world.person(owner);
  const subject = await world.person(owner, { directManagerId: manager.profileId });
  const raters = ownerAnswers ? [manager, owner] : [manager];
  const evaluation = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: raters.map((person) => [person, "manager"] as const),
    evaluationType: "manager",
    questions: [{}, {}, {}, {}, {}],
    release,
  });
  for (const person of raters) await answerAll(person, evaluation, { words: "CANARI" });
  const { id: evaluationId } = evaluation;
  const { companyId } = owner;
  await owner.api.reports.close({ evaluationId });
  if (release === "by_hand") await owner.api.reports.publish({ evaluationId });
  const monday = { ...world.services, now: () => new Date("2026-11-23T14:00:00Z") };
  if (release === "next_morning") await releaseReportTask(monday, { companyId, evaluationId });
  return { world, owner, manager, subject, evaluationId };
}
const canariesIn = async (person: Person, evaluationId: string) =>
  JSON.stringify(await person.api.reports.read({ evaluationId })).match(/CANARI/gu)?.length ?? 0;
const listNotifications = async (person: Person) =>
  (await person.api.notifications.list({ tab: "all" })).items;
const audited = (world: World, owner: Person, id: string) =>
  world.inside(owner, async (tx) => {
    const { rows } = await tx.execute<{ action: string; entry: string }>(
      sql`select action, a::text as entry from audit_log a where object_id = ${id} order by at`,
    );
    return rows;
  });

describe("a flagged comment", () => {
  test.each(["immediate", "next_morning", "by_hand"] as const)(
    "released %s is masked at once for every reader, who are told how many are",
    async (release) => {
      const { owner, manager, subject, evaluationId } = await released({ release });
      await subject.api.reports.flagComment({ evaluationId, comment, words: "C’est faux" });
      for (const reader of [owner, manager, subject]) {
        expect(await canariesIn(reader, evaluationId)).toBe(4);
        const { flags } = await reader.api.reports.read({ evaluationId });
        expect(flags).toMatchObject({ open: 1, kept: 0, isDecider: reader === owner });
        expect(flags.own).toHaveLength(reader === subject ? 1 : 0);
        expect(JSON.stringify(await reader.api.reports.read({ evaluationId }))).not.toContain("C’est faux");
      }
    },
  );

  test("is told to those who decide, with its day and none of its words; never to a manager who answered", async () => {
    const { world, owner, manager, subject, evaluationId } = await released();
    await subject.api.reports.flagComment({ evaluationId, comment, words: "C’est faux" });
    expect(await listNotifications(owner)).toMatchObject([
      { kind: "comment_flagged", facts: { opens: "flags" }, isToDo: true, at: null },
    ]);
    expect((await listNotifications(manager)).map(({ kind }) => kind)).not.toContain("comment_flagged");
    expect(await listEmailKindsTo(world, manager.email)).not.toContain("reports.flagged");
    const email = await openEmail(world, owner.email, "reports.flagged");
    expect(findLinkedPage(email)).toContain(`/app/evaluations/${evaluationId}/flagged-comments`);
    const written = JSON.stringify({ ...email, action: null });
    expect(written).toContain("20 novembre 2026");
    expect(written).not.toMatch(/CANARI|C’est faux|\d\s?[:h]\s?\d\d|\{\w+\}/u);
    expect(await readErrorCode(manager.api.reports.listFlagged({ evaluationId }))).toBe("forbidden");
    const { items } = await owner.api.reports.listFlagged({ evaluationId });
    expect(items).toMatchObject([
      { comment: "CANARI", words: "C’est faux", group: "manager", status: "open", decision: null },
    ]);
    const waiting = [{ evaluationId, name: "Bilan d’automne", subject: { id: subject.profileId }, count: 1 }];
    expect((await owner.api.dashboards.read({})).flaggedReports).toMatchObject(waiting);
    for (const other of [manager, subject, await world.person(owner)])
      expect((await other.api.dashboards.read({})).flaggedReports).toEqual([]);
    // Their reading is one of the openings that the person evaluated sees.
    const { openings } = await subject.api.reports.read({ evaluationId });
    expect(openings.map(({ person }) => person.id)).toEqual([owner.profileId]);
  });

  test("that is kept masked stays so, and its reason is read by nobody else", async () => {
    const { world, owner, manager, subject, evaluationId } = await released();
    await subject.api.reports.flagComment({ evaluationId, comment });
    const [flag] = (await owner.api.reports.listFlagged({ evaluationId })).items;
    const decided = { evaluationId, flagId: flag?.id ?? "", words: "Nomme Zoé" };
    await owner.api.reports.decideFlag({ ...decided, decision: "kept" });
    for (const reader of [owner, manager, subject]) {
      expect(await canariesIn(reader, evaluationId)).toBe(4);
      const read = await reader.api.reports.read({ evaluationId });
      expect(read.flags).toMatchObject({ open: 0, kept: 1 });
      expect(JSON.stringify(read)).not.toContain("Zoé");
    }
    expect(await listNotifications(subject)).toMatchObject([
      { kind: "flag_decided", facts: { opens: "report" }, isToDo: false },
    ]);
    expect((await listNotifications(owner)).map(({ kind }) => kind)).not.toContain("comment_flagged");
    expect((await owner.api.dashboards.read({})).flaggedReports).toEqual([]);
    // The request to decide is no longer sent.
    expect(await openEmail(world, owner.email, "reports.flagged")).toBeNull();
    const email = JSON.stringify(await openEmail(world, subject.email, "reports.flagDecided"));
    expect(email).toContain("a été examiné");
    expect(email).not.toMatch(/CANARI|Zoé/u);
    expect(await readErrorCode(owner.api.reports.decideFlag({ ...decided, decision: "shown" }))).toBe(
      "flag_decided",
    );
    const log = await audited(world, owner, evaluationId);
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["report.comment_flagged", "report.flag_kept"]),
    );
    expect(JSON.stringify(log)).not.toMatch(/CANARI|Zoé/u);
  });

  test("that is shown again takes its place with a word to the person, who flags it no more", async () => {
    const { owner, manager, subject, evaluationId } = await released();
    await subject.api.reports.flagComment({ evaluationId, comment });
    const [flag] = (await owner.api.reports.listFlagged({ evaluationId })).items;
    const words = "Rien de blessant";
    await owner.api.reports.decideFlag({ evaluationId, flagId: flag?.id ?? "", decision: "shown", words });
    expect(await canariesIn(manager, evaluationId)).toBe(5);
    expect((await subject.api.reports.read({ evaluationId })).flags).toMatchObject({
      open: 0,
      kept: 0,
      own: [{ status: "shown", comment: "CANARI", answer: words }],
    });
    expect((await manager.api.reports.read({ evaluationId })).flags.own).toEqual([]);
    expect(await readErrorCode(subject.api.reports.flagComment({ evaluationId, comment }))).toBe(
      "comment_flagged",
    );
  });

  test("is one of three that wait at most", async () => {
    const { owner, subject, evaluationId } = await released();
    const flag = (place: string) =>
      readErrorCode(subject.api.reports.flagComment({ evaluationId, comment: at(place) }));
    for (const place of ["question-0", "question-1", "question-2"]) expect(await flag(place)).toBe("ok");
    expect(await flag("question-3")).toBe("too_many_flags");
    const [first] = (await owner.api.reports.listFlagged({ evaluationId })).items;
    const decided = { decision: "kept", words: "Nomme quelqu’un" } as const;
    await owner.api.reports.decideFlag({ evaluationId, flagId: first?.id ?? "", ...decided });
    expect(await flag("question-3")).toBe("ok");
    expect(await flag("question-4")).toBe("too_many_flags");
    expect(await listNotifications(owner)).toMatchObject([{ kind: "comment_flagged", isToDo: true }]);
  });

  test("is the one that was read, though another was masked before it at the review", async () => {
    const world = await makeWorld();
    const owner = await world.company();
    const [one, two] = [await world.person(owner), await world.person(owner)];
    const subject = await world.person(owner);
    const evaluation = await launchEvaluation(world, {
      author: owner,
      subject,
      invited: [
        [one, "manager"],
        [two, "manager"],
      ],
      evaluationType: "manager",
      questions: [{}],
      release: "by_hand",
    });
    const { id: evaluationId } = evaluation;
    await answerAll(one, evaluation, { words: "UN" });
    await answerAll(two, evaluation, { words: "DEUX" });
    await owner.api.reports.close({ evaluationId });
    const { snapshot } = (await owner.api.reports.review({ evaluationId })).report;
    const [before, after = ""] = snapshot.items[0]?.comments.manager ?? [];
    const reason = "Nomme quelqu’un";
    await owner.api.reports.maskComment({
      evaluationId,
      comment: { place: "question-0", group: "manager", index: 0 },
      reason,
    });
    await owner.api.reports.publish({ evaluationId });
    // What was masked is not there to be flagged.
    const masked = { ...comment, words: before ?? "" };
    expect(await readErrorCode(subject.api.reports.flagComment({ evaluationId, comment: masked }))).toBe(
      "not_found",
    );
    await subject.api.reports.flagComment({ evaluationId, comment: { ...comment, words: after } });
    const read = await subject.api.reports.read({ evaluationId });
    expect(read.snapshot.items[0]?.comments.manager).toEqual([]);
    expect([read.maskedComments, read.flags.open]).toEqual([1, 1]);
    expect((await owner.api.reports.listFlagged({ evaluationId })).items).toMatchObject([{ comment: after }]);
  });
});

test("the owners are told where nobody can decide, and an administrator who comes later finds it", async () => {
  const { world, owner, manager, subject, evaluationId } = await released({ ownerAnswers: true });
  await subject.api.reports.flagComment({ evaluationId, comment });
  for (const rater of [owner, manager])
    expect(await readErrorCode(rater.api.reports.listFlagged({ evaluationId }))).toBe("forbidden");
  expect(await listNotifications(owner)).toMatchObject([
    { kind: "comment_flagged", facts: { opens: "evaluation" }, isToDo: false },
  ]);
  const email = await openEmail(world, owner.email, "reports.flagged");
  expect(email?.title).toBe("Personne ne peut examiner un commentaire");
  expect(findLinkedPage(email)).toBe(`/app/evaluations/${evaluationId}`);
  expect(await listEmailKindsTo(world, manager.email)).not.toContain("reports.flagged");
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  expect((await admin.api.reports.read({ evaluationId })).flags).toMatchObject({ open: 1, isDecider: true });
  expect((await admin.api.reports.listFlagged({ evaluationId })).items).toHaveLength(1);
});

test("nothing is flagged before the release, and the person hears of no flag that is not theirs", async () => {
  const world = await makeWorld();
  const owner = await world.company();
  const manager = await world.person(owner);
  const subject = await world.person(owner, { directManagerId: manager.profileId });
  const evaluation = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: [[manager, "manager"]],
    evaluationType: "manager",
    release: "by_hand",
  });
  const { id: evaluationId } = evaluation;
  const flag = (person: Person) => readErrorCode(person.api.reports.flagComment({ evaluationId, comment }));
  expect(await flag(subject)).toBe("evaluation_not_found");
  await answerAll(manager, evaluation, { words: "CANARI" });
  await owner.api.reports.close({ evaluationId });
  expect(await flag(subject)).toBe("evaluation_not_found");
  await owner.api.reports.publish({ evaluationId });
  for (const other of [owner, manager, await world.person(owner)])
    expect(await flag(other)).toBe("evaluation_not_found");
  expect(await readErrorCode(subject.api.reports.listFlagged({ evaluationId }))).toBe("evaluation_not_found");
  expect(await flag(subject)).toBe("ok");
});

test("a session opened by the link to a report flags a comment of it, and of no other", async () => {
  const { world, owner, subject, manager, evaluationId } = await released();
  const other = await launchEvaluation(world, { author: owner, subject, invited: [[manager, "manager"]] });
  await answerAll(manager, other, { words: "CANARI" });
  await owner.api.reports.close({ evaluationId: other.id });
  const { userId, companyId, profileId } = subject;
  const link = { kind: "report", userId, companyId, profileId, evaluationId } as const;
  const token = await mintToken(world.database.db, world.services, link);
  const api = world.as((await post(world, "auth/openReportLink", { token })).cookie);
  expect(await readErrorCode(api.reports.flagComment({ evaluationId: other.id, comment }))).toBe(
    "evaluation_not_found",
  );
  await api.reports.flagComment({ evaluationId, comment });
  expect(await canariesIn(subject, evaluationId)).toBe(4);
  expect(await listEmailsTo(world, owner.email)).not.toEqual([]);
});
