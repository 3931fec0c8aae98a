import { and, eq, inArray, sql } from "drizzle-orm";
import { evaluations } from "#evaluations/tables.ts";
import { refuseIf } from "#platform/errors.ts";
import { auditAll } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database.ts";
import { handle } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { hasNothingToAsk, whyNotSetQuestions } from "../../rules.ts";
import { findTitled } from "../chosen.ts";
import { lockLines, type StoredLine } from "../lines.ts";
import { lockCampaign } from "../queries.ts";
import { findQuestions, giveQuestions, sourceOf, withoutObjectives, type Questions } from "../questions.ts";
import { readCampaign } from "../read.ts";

/** Of drafts that ask nothing, before the launch and after: what asks something already stays as it is. */
export const setQuestionsEndpoint = handle(campaignsContract.setQuestions, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const campaign = await lockCampaign(tx, actor, input.id);
  const lines = (await lockLines(tx, actor, campaign.id)).filter((line) => hasNothingToAsk(line));
  refuseIf(whyNotSetQuestions(lines));
  const questions = await findQuestions(tx, actor, input.questionnaire);
  const source = sourceOf(questions);
  const drafts = await withPositions(tx, companyId, questions, lines);
  const ids = drafts.map(({ id }) => id);
  const positionIds = drafts.map(({ jobPositionId }) => jobPositionId);
  const places = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(positionIds)}::uuid[]) draft (id, position_id)`;
  await tx
    .update(evaluations)
    .set({
      selectedDimensions: withoutObjectives(source?.evaluation.selectedDimensions),
      sourceJobPositionId: source
        ? source.evaluation.sourceJobPositionId
        : sql`(select draft.position_id from ${places} where draft.id = ${evaluations}.id)`,
      ...(source && {
        subjectAnswers: source.evaluation.subjectAnswers,
        commentsMandatory: source.evaluation.commentsMandatory,
      }),
      startFailure: null,
      updatedAt: services.now(),
    })
    .where(and(eq(evaluations.companyId, companyId), inArray(evaluations.id, ids)));
  await giveQuestions(tx, companyId, questions, drafts);
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

/** The drafts of these lines, each with the position whose questions it takes. */
async function withPositions(
  tx: Tenant,
  companyId: string,
  questions: Questions,
  lines: readonly StoredLine[],
): Promise<{ id: string; jobPositionId: string | null }[]> {
  if (questions.from !== "positions")
    return lines.map(({ evaluationId }) => ({ id: evaluationId, jobPositionId: null }));
  const subjectIds = lines.map(({ subjectId }) => subjectId);
  const titled = await findTitled(tx, companyId, subjectIds);
  return lines.map(({ evaluationId, subjectId }) => {
    const person = titled.get(subjectId);
    return { id: evaluationId, jobPositionId: person ? questions.of(person) : null };
  });
}
