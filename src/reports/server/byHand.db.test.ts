import { expect, test } from "vitest";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { listEmailKindsTo, openEmail } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld } from "#app/testing/world.ts";
import { paths } from "#paths.ts";
import { maskedComments } from "../tables.ts";
import { closeWhenCompleteTask } from "./tasks.ts";

const comment = { place: "question-0", group: "manager", index: 0 } as const;

/** Closed by hand, with a comment of the manager; the owner may publish. */
async function waiting() {
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
  await answerAll(manager, evaluation, { words: "CANARI" });
  const { id: evaluationId } = evaluation;
  await owner.api.reports.close({ evaluationId });
  return { world, owner, manager, subject, evaluationId };
}

test("a report released by hand waits: its publishers read it, the person evaluated does not", async () => {
  const { owner, manager, subject, evaluationId } = await waiting();
  const { report, masked } = await owner.api.reports.review({ evaluationId });
  expect(JSON.stringify(report.snapshot)).toContain("CANARI");
  expect([report.releasedOn, masked]).toEqual([null, []]);
  await expect(subject.api.reports.read({ evaluationId })).rejects.toThrow();
  expect(await readErrorCode(subject.api.reports.review({ evaluationId }))).toBe("evaluation_not_found");
  // Reads it, and answered: publishes nothing.
  expect(await readErrorCode(manager.api.reports.publish({ evaluationId }))).toBe("forbidden");
  const notifications = (await owner.api.notifications.list({ tab: "to_do" })).items;
  expect(notifications).toMatchObject([
    { kind: "report_to_review", facts: { opens: "review" }, objectId: evaluationId },
  ]);
  expect((await subject.api.notifications.list({ tab: "all" })).items).toEqual([]);
});

test("whoever may publish is written to as well, until somebody has published", async () => {
  const { world, owner, manager, subject, evaluationId } = await waiting();
  const kind = "reports.toReview";
  expect(await openEmail(world, owner.email, kind)).toMatchObject({
    title: "Un rapport à relire et à publier",
    action: { url: expect.stringContaining(encodeURIComponent(paths.reviewReport(evaluationId))) },
  });
  for (const { email } of [manager, subject])
    expect(await listEmailKindsTo(world, email)).not.toContain(kind);
  await owner.api.reports.publish({ evaluationId });
  expect(await openEmail(world, owner.email, kind)).toBeNull();
});

test("whoever publishes is told nothing of what they have just done; a lead who did not is", async () => {
  const { world, owner, manager, subject, evaluationId } = await waiting();
  const listKinds = async () => [
    ...(await listEmailKindsTo(world, owner.email)),
    ...(await owner.api.notifications.list({ tab: "all" })).items.map(({ kind }) => kind),
  ];
  await owner.api.reports.publish({ evaluationId });
  expect(await listKinds()).not.toContain("reports.completed");
  expect(await listKinds()).not.toContain("evaluation_completed");
  expect(await listEmailKindsTo(world, subject.email)).toContain("reports.ready");

  const administrator = await world.person(owner, { isAdmin: true });
  const other = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: [[manager, "manager"]],
    evaluationType: "manager",
    release: "by_hand",
  });
  await answerAll(manager, other, { words: "CANARI" });
  await owner.api.reports.close({ evaluationId: other.id });
  await administrator.api.reports.publish({ evaluationId: other.id });
  expect(await listKinds()).toEqual(expect.arrayContaining(["reports.completed", "evaluation_completed"]));
});

test("what was masked with a reason is gone for the person, who reads the note", async () => {
  const { owner, subject, evaluationId } = await waiting();
  await owner.api.reports.maskComment({ evaluationId, comment, reason: "Nomme quelqu’un" });
  const { masked } = await owner.api.reports.review({ evaluationId });
  expect(masked).toEqual([{ ...comment, reason: "Nomme quelqu’un" }]);
  await owner.api.reports.publish({ evaluationId, note: "Bravo!" });
  const read = await subject.api.reports.read({ evaluationId });
  expect(read).toMatchObject({ note: "Bravo!", maskedComments: 1 });
  expect(read.releasedOn).not.toBeNull();
  expect(JSON.stringify(read).match(/CANARI/gu)).toHaveLength(2);
  expect(JSON.stringify(read)).not.toContain("Nomme");
  expect((await subject.api.notifications.list({ tab: "all" })).items).toMatchObject([
    { kind: "report_ready" },
  ]);
  expect(
    await readErrorCode(owner.api.reports.maskComment({ evaluationId, comment, reason: "Trop tard" })),
  ).toBe("evaluation_closed");
});

test("a masked comment that cannot be told from the others any more takes all of its group with it", async () => {
  const { world, owner, subject, evaluationId } = await waiting();
  await owner.api.reports.maskComment({ evaluationId, comment, reason: "Nomme quelqu’un" });
  await owner.api.reports.publish({ evaluationId });
  await world.inside(owner, (tx) => tx.update(maskedComments).set({ position: 9 }));
  expect(JSON.stringify(await subject.api.reports.read({ evaluationId }))).not.toContain("CANARI");
});

test("a masked comment is shown again, and one that does not exist is not masked", async () => {
  const { owner, subject, evaluationId } = await waiting();
  await owner.api.reports.maskComment({ evaluationId, comment, reason: "Nomme quelqu’un" });
  await owner.api.reports.maskComment({ evaluationId, comment, reason: null });
  const beside = { ...comment, index: 9 };
  expect(
    await readErrorCode(owner.api.reports.maskComment({ evaluationId, comment: beside, reason: "Rien" })),
  ).toBe("not_found");
  await owner.api.reports.publish({ evaluationId });
  expect(await subject.api.reports.read({ evaluationId })).toMatchObject({ note: null, maskedComments: 0 });
});

test("the words of the person evaluated themself are theirs: nobody takes them out", async () => {
  const { world, owner, subject } = await waiting();
  const evaluation = await launchEvaluation(world, {
    author: owner,
    subject,
    evaluationType: "self",
    release: "by_hand",
  });
  await answerAll(subject, evaluation, { words: "CANARI" });
  const { id: evaluationId } = evaluation;
  await closeWhenCompleteTask(world.services, { companyId: owner.companyId, evaluationId });
  const own = { ...comment, group: "self" } as const;
  expect(JSON.stringify((await owner.api.reports.review({ evaluationId })).report.snapshot)).toContain(
    "CANARI",
  );
  expect(
    await readErrorCode(owner.api.reports.maskComment({ evaluationId, comment: own, reason: "Dur" })),
  ).toBe("forbidden");
});

test("of two publications at once, one is refused", async () => {
  const { owner, subject, evaluationId } = await waiting();
  const outcomes = await Promise.allSettled(
    ["Un", "Deux"].map((note) => owner.api.reports.publish({ evaluationId, note })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const { note } = await subject.api.reports.read({ evaluationId });
  expect(["Un", "Deux"]).toContain(note);
});
