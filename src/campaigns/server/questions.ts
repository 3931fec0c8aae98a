import { sql } from "drizzle-orm";
import { maxQuestions } from "#evaluations/rules/questionnaire.ts";
import { mayManage } from "#evaluations/rules/relations.ts";
import type { QuestionSource } from "#evaluations/contract/tasks.ts";
import { giveQuestions } from "#evaluations/server/giveQuestions.ts";
import { findEvaluation, type LoadedEvaluation } from "#evaluations/server/queries/access.ts";
import { isOfferedPosition, listOfferedPositionIds } from "#jobs/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { companyQueue, enqueue, type Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Questionnaire } from "../contract.ts";
import { giveAwaitedQuestions, type CampaignTask, type QuestionsTask } from "../contract/tasks.ts";
import { makePositionFinder, type PersonJob } from "../rules.ts";

/** Where the questions come from, as far as the actor may use it today. */
export type Questions =
  | { from: "evaluation"; source: LoadedEvaluation }
  | { from: "skills"; ids: readonly string[] }
  | { from: "positions"; of: (person: PersonJob) => string | null };

/** The evaluation that is copied, where one is. */
export const getSourceEvaluation = (questions: Questions): LoadedEvaluation | null =>
  questions.from === "evaluation" ? questions.source : null;

export async function resolveQuestions(
  tx: Tenant,
  actor: Actor,
  questionnaire: Questionnaire,
): Promise<Questions> {
  const { companyId } = actor;
  switch (questionnaire.from) {
    case "evaluation": {
      const source = await findEvaluation(tx, actor, questionnaire.id);
      if (!source || !mayManage(source.standpoint, source.evaluation)) refuse("campaign_questions_gone");
      return { from: "evaluation", source };
    }
    case "position": {
      const { id } = questionnaire;
      if (!(await isOfferedPosition(tx, companyId, id))) refuse("campaign_questions_gone");
      return { from: "positions", of: () => id };
    }
    case "skills": {
      // As of a position: those archived since are left out.
      const asked = await listAskedSkills(tx, companyId, questionnaire.ids);
      if (asked.length === 0) refuse("campaign_questions_gone");
      if (asked.reduce((sum, { count }) => sum + count, 0) > maxQuestions)
        refuse("invalid_data", { questionnaire: { reason: "too_long", max: maxQuestions } });
      return { from: "skills", ids: asked.map(({ id }) => id) };
    }
    case "own_position": {
      const { titles } = questionnaire;
      const wanted = titles.map(({ positionId }) => positionId);
      const offered = await listOfferedPositionIds(tx, companyId, wanted);
      const usable = titles.filter(({ positionId }) => offered.has(positionId));
      return { from: "positions", of: makePositionFinder(usable) };
    }
  }
}

/** Of these skills, those that may be asked, in their order, and how many questions each has. */
async function listAskedSkills(
  tx: Tenant,
  companyId: string,
  wanted: readonly string[],
): Promise<{ id: string; count: number }[]> {
  const { rows } = await tx.execute<{ id: string; count: number }>(sql`
    select s.id, (select count(*)::int from questions q
      where q.company_id = s.company_id and q.skill_id = s.id and not q.is_archived) as count
    from skills s where s.company_id = ${companyId} and not s.is_archived
      and s.id = any(${sql.param([...wanted])}::uuid[])
    order by array_position(${sql.param([...wanted])}::uuid[], s.id)`);
  return rows;
}

/** Objectives are those of one person. */
export const removeObjectives = (
  dimensions: LoadedEvaluation["evaluation"]["selectedDimensions"] | undefined,
) => {
  const kept = (dimensions ?? []).filter((dimension) => dimension !== "objectives");
  return kept.length > 0 ? kept : ["skills" as const];
};

/** The same as every draft is given it, in the call or later. */
function toQuestionSource(questions: Questions): QuestionSource {
  switch (questions.from) {
    case "evaluation":
      return { from: "evaluation", id: questions.source.evaluation.id };
    case "skills":
      return { from: "skills", ids: questions.ids };
    case "positions":
      return { from: "positions" };
  }
}

interface QuestionsToGive extends Pick<CampaignTask, "companyId" | "campaignId"> {
  questions: Questions;
}

/** Gives the drafts that await them their questions: as many as one statement may, the others in the background. */
export async function giveOrQueue(
  tx: Tenant,
  { questions, companyId, campaignId }: QuestionsToGive,
): Promise<void> {
  const task: QuestionsTask = { companyId, campaignId, source: toQuestionSource(questions) };
  if (!(await giveQuestions(tx, task))) return;
  await enqueue(
    tx,
    giveAwaitedQuestions,
    { ...task },
    {
      key: `questions:${campaignId}`,
      queue: companyQueue(companyId),
    },
  );
}
