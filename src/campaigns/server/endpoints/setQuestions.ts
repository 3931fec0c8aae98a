import { and, eq, inArray } from "drizzle-orm";
import { evaluations } from "#evaluations/tables.ts";
import { refuseIf } from "#platform/errors.ts";
import { auditAll } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { hasNothingToAsk, whyNotSetQuestions } from "../../rules.ts";
import { lockLines } from "../lines.ts";
import { lockCampaign } from "../queries.ts";
import { copyQuestions, findQuestions, takePositions, withoutObjectives } from "../questions.ts";
import { readCampaign } from "../read.ts";

/** Of drafts that ask nothing, before the launch and after: what asks something already stays as it is. */
export const setQuestionsEndpoint = handle(campaignsContract.setQuestions, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const campaign = await lockCampaign(tx, actor, input.id);
  const lines = (await lockLines(tx, actor, campaign.id)).filter((line) => hasNothingToAsk(line));
  refuseIf(whyNotSetQuestions(lines));
  const { source, positionId } = await findQuestions(tx, actor, input.questionnaire);
  const drafts = lines.map(({ evaluationId }) => ({ id: evaluationId, jobPositionId: positionId }));
  const ids = drafts.map(({ id }) => id);
  await tx
    .update(evaluations)
    .set({
      selectedDimensions: withoutObjectives(source?.evaluation.selectedDimensions),
      sourceJobPositionId: positionId ?? source?.evaluation.sourceJobPositionId ?? null,
      ...(source && {
        subjectAnswers: source.evaluation.subjectAnswers,
        commentsMandatory: source.evaluation.commentsMandatory,
      }),
      startFailure: null,
      updatedAt: services.now(),
    })
    .where(and(eq(evaluations.companyId, companyId), inArray(evaluations.id, ids)));
  if (source) await copyQuestions(tx, companyId, source.evaluation.id, drafts);
  else await takePositions(tx, companyId, drafts);
  await auditAll(
    tx,
    call,
    ids.map((objectId) => ({ action: "evaluation.questions_taken", objectType: "evaluation", objectId })),
  );
  const read = await readCampaign(tx, actor, campaign.id);
  const isGiven = ({ evaluationId, questionCount }: (typeof read.lines)[number]) =>
    ids.includes(evaluationId) && questionCount > 0;
  return { campaign: read, given: read.lines.filter(isGiven).length };
});
