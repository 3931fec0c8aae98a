import { answerAll, launched } from "../answering.ts";
import { mintToken } from "#accounts/server/tokens.ts";
import type { Api } from "../world.ts";
import { at, type Call, type Scene } from "./scene.ts";

const onRunning =
  (call: (api: Api["answers"], evaluationId: string) => Promise<unknown>, answered = false): Call =>
  async (scene) => {
    const { id } = await scene.run({ answered });
    return () => call(scene.me.api.answers, id);
  };
/** A link to the answer form of an evaluation under way. */
async function answerLinkOf(scene: Scene): Promise<string> {
  const { id } = await scene.run();
  const { userId, companyId, profileId } = scene.me;
  const { db } = scene.world.database;
  const owner = { userId, companyId, profileId, evaluationId: id };
  return mintToken(db, scene.world.services, { kind: "answer", ...owner });
}

/** A report that waits to be published, with a comment of a manager. */
async function inReview({ world, owner, me, others, subject }: Scene) {
  const invited = [[me, "manager"] as const, ...others.map((other) => [other, "peer"] as const)];
  const asked = others.map(() => ({}));
  const running = await launched(world, { author: owner, subject, invited, asked, release: "by_hand" });
  const { id: evaluationId } = running;
  await answerAll(me, running, { words: "À revoir" });
  await owner.api.reports.close({ evaluationId });
  return { evaluationId, comment: { place: "question-0", group: "manager", index: 0 } as const };
}

/** A released report with a comment that was flagged, and another that was not. */
async function flagged({ world, owner, me, subject }: Scene) {
  const invited = [[me, "manager"] as const];
  const running = await launched(world, { author: owner, subject, invited, asked: [{}, {}] });
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
  "answers.readLink": async (scene) => {
    const token = await answerLinkOf(scene);
    return () => scene.world.visitor.answers.readLink({ token });
  },
  "answers.openLink": async (scene) => {
    const token = await answerLinkOf(scene);
    return () => scene.world.visitor.answers.openLink({ token });
  },
  "answers.mine": at(({ me }) => me.api.answers.mine({})),
  "answers.countPending": at(({ me }) => me.api.answers.countPending({})),
  "answers.dueDays": at(({ me }) => me.api.answers.dueDays({})),
  "answers.read": at(({ me, running }) => me.api.answers.read({ evaluationId: running.id })),
  "answers.preview": async (scene) => {
    const evaluationId = await scene.draft();
    return () => scene.owner.api.answers.preview({ evaluationId });
  },
  "answers.begin": onRunning((api, evaluationId) => api.begin({ evaluationId, noticeVersion: 1 })),
  "answers.save": onRunning(
    (api, evaluationId) => api.save({ evaluationId, position: 0, revision: 9, score: 3, text: null }),
    true,
  ),
  "answers.finalise": onRunning((api, evaluationId) => api.finalise({ evaluationId }), true),
  "answers.decline": onRunning((api, evaluationId) => api.decline({ evaluationId })),
  // By the person evaluated, who sees every opening; by the others: reports/server/endpoints/readReport.db.test.ts.
  "reports.read": at(({ subject, completed }) => subject.api.reports.read({ evaluationId: completed.id })),
  "reports.progress": at(({ owner, running }) => owner.api.reports.progress({ evaluationId: running.id })),
  "reports.aboutPerson": at(({ owner, subject }) =>
    owner.api.reports.aboutPerson({ profileId: subject.profileId }),
  ),
  "reports.pdf": at(({ subject, completed }) => subject.api.reports.pdf({ evaluationId: completed.id })),
  "reports.close": async (scene) => {
    const { id } = await scene.run({ answered: true });
    return () => scene.owner.api.reports.close({ evaluationId: id });
  },
  "reports.review": async (scene) => {
    const { evaluationId } = await inReview(scene);
    return () => scene.owner.api.reports.review({ evaluationId });
  },
  "reports.maskComment": async (scene) => {
    const { evaluationId, comment } = await inReview(scene);
    const reason = "Nomme quelqu’un";
    return () => scene.owner.api.reports.maskComment({ evaluationId, comment, reason });
  },
  "reports.publish": async (scene) => {
    const { evaluationId } = await inReview(scene);
    return () => scene.owner.api.reports.publish({ evaluationId, note: "Bravo!" });
  },
  "reports.flagComment": async (scene) => {
    const { evaluationId, other } = await flagged(scene);
    return () => scene.subject.api.reports.flagComment({ evaluationId, comment: other });
  },
  "reports.listFlagged": async (scene) => {
    const { evaluationId } = await flagged(scene);
    return () => scene.owner.api.reports.listFlagged({ evaluationId });
  },
  "reports.decideFlag": async (scene) => {
    const { evaluationId, flagId } = await flagged(scene);
    const decided = { decision: "shown", words: "Rien de blessant" } as const;
    return () => scene.owner.api.reports.decideFlag({ evaluationId, flagId, ...decided });
  },
};
