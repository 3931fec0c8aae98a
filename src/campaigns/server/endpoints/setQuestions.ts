import { awaitQuestions } from "#evaluations/server/queries/many.ts";
import { refuseIf } from "#platform/errors.ts";
import { auditAll } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { hasNothingToAsk, whyNotSetQuestions } from "../../rules.ts";
import { listJobsById } from "../chosen.ts";
import { lockLines, type StoredLine } from "../lines.ts";
import { lockCampaign } from "../queries.ts";
import {
  resolveQuestions,
  giveOrQueue,
  getSourceEvaluation,
  removeObjectives,
  type Questions,
} from "../questions.ts";
import { readCampaign } from "../read.ts";

/** Of drafts that ask nothing, before the launch and after: what asks something already stays as it is. */
export const setQuestionsEndpoint = handle(campaignsContract.setQuestions, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const campaign = await lockCampaign(tx, actor, input.id);
  const all = await lockLines(tx, actor, campaign.id);
  refuseIf(whyNotSetQuestions(all));
  const lines = all.filter((line) => hasNothingToAsk(line));
  const questions = await resolveQuestions(tx, actor, input.questionnaire);
  const source = getSourceEvaluation(questions);
  const drafts = await resolvePositions(tx, companyId, questions, lines);
  const ids = drafts.map(({ id }) => id);
  await awaitQuestions(tx, companyId, drafts, {
    now: services.now(),
    selectedDimensions: removeObjectives(source?.evaluation.selectedDimensions),
    ...(source && {
      subjectAnswers: source.evaluation.subjectAnswers,
      commentsMandatory: source.evaluation.commentsMandatory,
    }),
  });
  await giveOrQueue(tx, { companyId, campaignId: campaign.id, questions });
  await auditAll(
    tx,
    call,
    ids.map((objectId) => ({ action: "evaluation.questions_taken", objectType: "evaluation", objectId })),
  );
  const read = await readCampaign(tx, actor, campaign.id);
  const isGiven = ({ evaluationId, questionCount, awaitsQuestions }: (typeof read.lines)[number]) =>
    ids.includes(evaluationId) && (questionCount > 0 || awaitsQuestions);
  return { campaign: read, given: read.lines.filter(isGiven).length };
});

/** The drafts of these lines, each with the position whose questions it takes, or that of the evaluation that is copied. */
async function resolvePositions(
  tx: Tenant,
  companyId: string,
  questions: Questions,
  lines: readonly StoredLine[],
): Promise<{ id: string; jobPositionId: string | null }[]> {
  if (questions.from !== "positions") {
    const jobPositionId = getSourceEvaluation(questions)?.evaluation.sourceJobPositionId ?? null;
    return lines.map(({ evaluationId }) => ({ id: evaluationId, jobPositionId }));
  }
  const subjectIds = lines.map(({ subjectId }) => subjectId);
  const titled = await listJobsById(tx, companyId, subjectIds);
  return lines.map(({ evaluationId, subjectId }) => {
    const person = titled.get(subjectId);
    return { id: evaluationId, jobPositionId: person ? questions.of(person) : null };
  });
}
