import { answerAll, launchEvaluation } from "../answering.ts";
import { mintToken } from "#accounts/server/tokens.ts";
import type { Api } from "../world.ts";
import { withoutPreparation, type Call, type CallScenario } from "./scene.ts";

const onRunning =
  (call: (api: Api["answers"], evaluationId: string) => Promise<unknown>, answered = false): Call =>
  async (scenario) => {
    const { id } = await scenario.run({ answered });
    return () => call(scenario.me.api.answers, id);
  };
/** A link to the answer form of an evaluation in progress. */
async function mintAnswerToken(scenario: CallScenario): Promise<string> {
  const { id } = await scenario.run();
  const { userId, companyId, profileId } = scenario.me;
  const { db } = scenario.world.database;
  const owner = { userId, companyId, profileId, evaluationId: id };
  return mintToken(db, scenario.world.services, { kind: "answer", ...owner });
}

/** A report that waits to be published, with a comment of a manager. */
async function createReportInReview({ world, owner, me, others, subject }: CallScenario) {
  const invited = [[me, "manager"] as const, ...others.map((other) => [other, "peer"] as const)];
  const asked = others.map(() => ({}));
  const running = await launchEvaluation(world, {
    author: owner,
    subject,
    invited,
    questions: asked,
    release: "by_hand",
  });
  const { id: evaluationId } = running;
  await answerAll(me, running, { words: "À revoir" });
  await owner.api.reports.close({ evaluationId });
  return { evaluationId, comment: { place: "question-0", group: "manager", index: 0 } as const };
}

/** A released report with a comment that was flagged, and another that was not. */
async function createFlaggedReport({ world, owner, me, subject }: CallScenario) {
  const invited = [[me, "manager"] as const];
  const running = await launchEvaluation(world, { author: owner, subject, invited, questions: [{}, {}] });
  const { id: evaluationId } = running;
  await answerAll(me, running, { words: "Trop sec" });
  await owner.api.reports.close({ evaluationId });
  const comment = { place: "question-0", group: "manager", words: "Trop sec" } as const;
  await subject.api.reports.flagComment({ evaluationId, comment });
  const [flag] = (await owner.api.reports.listFlagged({ evaluationId })).items;
  return { evaluationId, flagId: flag?.id ?? "", other: { ...comment, place: "question-1" } };
}

/** One valid call of each endpoint of answering, and of the reports. */
export const answerCalls: Record<string, Call> = {
  "answers.readLink": async (scenario) => {
    const token = await mintAnswerToken(scenario);
    return () => scenario.world.visitor.answers.readLink({ token });
  },
  "answers.openLink": async (scenario) => {
    const token = await mintAnswerToken(scenario);
    return () => scenario.world.visitor.answers.openLink({ token });
  },
  "answers.mine": withoutPreparation(({ me }) => me.api.answers.mine({})),
  "answers.countPending": withoutPreparation(({ me }) => me.api.answers.countPending({})),
  "answers.dueDays": withoutPreparation(({ me }) => me.api.answers.dueDays({})),
  "answers.read": withoutPreparation(({ me, running }) => me.api.answers.read({ evaluationId: running.id })),
  "answers.preview": async (scenario) => {
    const evaluationId = await scenario.draft();
    return () => scenario.owner.api.answers.preview({ evaluationId });
  },
  "answers.begin": onRunning((api, evaluationId) => api.begin({ evaluationId, noticeVersion: 1 })),
  "answers.save": onRunning(
    (api, evaluationId) => api.save({ evaluationId, position: 0, revision: 9, score: 3, text: null }),
    true,
  ),
  "answers.finalise": onRunning((api, evaluationId) => api.finalise({ evaluationId }), true),
  "answers.decline": onRunning((api, evaluationId) => api.decline({ evaluationId })),
  // By the person evaluated, who sees every opening; by the others: reports/server/endpoints/readReport.db.test.ts.
  "reports.read": withoutPreparation(({ subject, completed }) =>
    subject.api.reports.read({ evaluationId: completed.id }),
  ),
  "reports.progress": withoutPreparation(({ owner, running }) =>
    owner.api.reports.progress({ evaluationId: running.id }),
  ),
  "reports.aboutPerson": withoutPreparation(({ owner, subject }) =>
    owner.api.reports.aboutPerson({ profileId: subject.profileId }),
  ),
  "reports.since": withoutPreparation(({ subject, completed }) =>
    subject.api.reports.since({ evaluationId: completed.id }),
  ),
  "reports.pdf": withoutPreparation(({ subject, completed }) =>
    subject.api.reports.pdf({ evaluationId: completed.id }),
  ),
  "reports.close": async (scenario) => {
    const { id } = await scenario.run({ answered: true });
    return () => scenario.owner.api.reports.close({ evaluationId: id });
  },
  "reports.review": async (scenario) => {
    const { evaluationId } = await createReportInReview(scenario);
    return () => scenario.owner.api.reports.review({ evaluationId });
  },
  "reports.maskComment": async (scenario) => {
    const { evaluationId, comment } = await createReportInReview(scenario);
    const reason = "Nomme quelqu’un";
    return () => scenario.owner.api.reports.maskComment({ evaluationId, comment, reason });
  },
  "reports.publish": async (scenario) => {
    const { evaluationId } = await createReportInReview(scenario);
    return () => scenario.owner.api.reports.publish({ evaluationId, note: "Bravo!" });
  },
  "reports.flagComment": async (scenario) => {
    const { evaluationId, other } = await createFlaggedReport(scenario);
    return () => scenario.subject.api.reports.flagComment({ evaluationId, comment: other });
  },
  "reports.notes": withoutPreparation(({ subject, completed }) =>
    subject.api.reports.notes({ evaluationId: completed.id }),
  ),
  "reports.saveNote": withoutPreparation(({ subject: { api, profileId: writerId }, completed }) =>
    api.reports.saveNote({
      evaluationId: completed.id,
      writerId,
      question: "next_step",
      revision: 1,
      words: "Demander un exemple",
    }),
  ),
  "reports.listFlagged": async (scenario) => {
    const { evaluationId } = await createFlaggedReport(scenario);
    return () => scenario.owner.api.reports.listFlagged({ evaluationId });
  },
  "reports.decideFlag": async (scenario) => {
    const { evaluationId, flagId } = await createFlaggedReport(scenario);
    const decided = { decision: "shown", words: "Rien de blessant" } as const;
    return () => scenario.owner.api.reports.decideFlag({ evaluationId, flagId, ...decided });
  },
};
