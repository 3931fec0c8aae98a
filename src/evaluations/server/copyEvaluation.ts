import { and, asc, eq, inArray } from "drizzle-orm";
import type { ChangeContext } from "#people/server/changeContext.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import { whyNotInvite } from "../rules/participants.ts";
import { isEntitled, resolveStandpoint } from "../rules/relations.ts";
import { whyNotEvaluate } from "../rules/subject.ts";
import { evaluationQuestions, evaluationValues } from "../tables.ts";
import { startDraft } from "./startDraft.ts";
import { findManageable, type LoadedEvaluation } from "./queries/access.ts";
import { changeEvaluation, type EvaluationKey } from "./queries/evaluations.ts";
import { insertParticipants, listParticipants, type InvitedPerson } from "./queries/participants.ts";
import {
  insertObjectives,
  insertQuestions,
  listObjectives,
  replaceValues,
  listUsableValueIds,
} from "./queries/questions.ts";
import { readSubjectChoice } from "./queries/subject.ts";

interface CopyResult {
  id: string;
  /** The participants who cannot be asked again: their account is inactive, or they read the report now. */
  leftOut: number;
}

/** What of an evaluation is copied. */
interface CopiedParts {
  withPeople: boolean;
  withQuestions: boolean;
  /** The questions of these skills alone: no others, and neither values, objectives nor the description. */
  ofSkills?: { ids: readonly string[]; name: string };
}

/**
 * A draft of the actor's with the questions of an evaluation, as they were chosen there, with its people, or both: the
 * person evaluated with the description and, where questions come too, the objectives, and those who answer.
 * Nothing of what was answered, declined or reported is read.
 */
export async function copyEvaluation(
  call: ChangeContext,
  source: LoadedEvaluation,
  { withPeople, withQuestions, ofSkills }: CopiedParts,
): Promise<CopyResult> {
  const { actor, tx, services } = call;
  const { evaluation, company } = source;
  const { evaluationType, subjectProfileId, scale } = evaluation;
  const subjectId = withPeople ? await resolveSubject(call, subjectProfileId, evaluationType) : null;
  const id = await startDraft(call, {
    // Else empty: the name of the source would contain its person, and its season.
    name: ofSkills?.name ?? "",
    description: subjectId && !ofSkills ? evaluation.description : null,
    evaluationType,
    subjectId,
    copyOf: evaluation.id,
    ...(evaluation.sourceJobPositionId && { sourceJobPositionId: evaluation.sourceJobPositionId }),
  });
  const draft = { companyId: actor.companyId, id };
  await changeEvaluation(tx, draft, services.now(), {
    selectedDimensions: ofSkills ? ["skills"] : evaluation.selectedDimensions,
    subjectAnswers: evaluation.subjectAnswers,
    commentsMandatory: evaluation.commentsMandatory,
    ...(company.offeredScales.includes(scale) && { scale }),
  });
  if (withQuestions) await copyQuestions(tx, evaluation, draft, services.newId, ofSkills?.ids);
  if (withQuestions && !ofSkills) await copyValues(tx, evaluation, draft, services.newId);
  if (subjectId && withQuestions && !ofSkills) await copyObjectives(tx, evaluation, draft, services.newId);
  return { id, leftOut: withPeople ? await copyPeople(call, evaluation, id) : 0 };
}

/** The person evaluated, if the actor could choose them today. */
async function resolveSubject(
  { actor, tx }: ChangeContext,
  subjectId: string | null,
  evaluationType: LoadedEvaluation["evaluation"]["evaluationType"],
): Promise<string | null> {
  if (!subjectId) return null;
  const choice = await readSubjectChoice(tx, actor, { authorId: actor.profileId, subjectId, evaluationType });
  return whyNotEvaluate(choice) ? null : subjectId;
}

async function copyQuestions(
  tx: Tenant,
  source: EvaluationKey,
  draft: EvaluationKey,
  newId: () => string,
  ofSkills?: readonly string[],
) {
  const owned = { companyId: draft.companyId, evaluationId: draft.id };
  const questions = await tx
    .select()
    .from(evaluationQuestions)
    .where(
      and(
        eq(evaluationQuestions.companyId, source.companyId),
        eq(evaluationQuestions.evaluationId, source.id),
        ofSkills && inArray(evaluationQuestions.skillId, [...ofSkills]),
      ),
    )
    .orderBy(asc(evaluationQuestions.displayOrder), asc(evaluationQuestions.id));
  if (questions.length > 0)
    await insertQuestions(
      tx,
      questions.map((question, index) => ({
        ...question,
        ...owned,
        id: newId(),
        displayOrder: index + 1,
      })),
    );
}

async function copyValues(tx: Tenant, source: EvaluationKey, draft: EvaluationKey, newId: () => string) {
  const values = await tx
    .select({ id: evaluationValues.valueId })
    .from(evaluationValues)
    .where(
      and(eq(evaluationValues.companyId, source.companyId), eq(evaluationValues.evaluationId, source.id)),
    )
    .orderBy(asc(evaluationValues.displayOrder));
  const usable = await listUsableValueIds(
    tx,
    draft,
    values.map(({ id }) => id),
  );
  const kept = values.filter(({ id }) => usable.includes(id)).map(({ id }) => id);
  await replaceValues(tx, draft, newId, kept);
}

/** Objectives belong to one person: they are copied with that person only. */
async function copyObjectives(tx: Tenant, source: EvaluationKey, draft: EvaluationKey, newId: () => string) {
  const objectives = await listObjectives(tx, source);
  if (objectives.length === 0) return;
  const owned = { companyId: draft.companyId, evaluationId: draft.id };
  await insertObjectives(
    tx,
    objectives.map((objective) => ({ ...objective, ...owned, id: newId() })),
  );
}

/** Copies the participants who may still be asked in the same role; returns how many may not. */
async function copyPeople(call: ChangeContext, source: EvaluationKey, draftId: string): Promise<number> {
  const { actor, tx, services } = call;
  const loaded = await findManageable(tx, actor, draftId);
  const { evaluation } = loaded;
  const { invited, leftOut } = await selectPeople(tx, source, loaded);
  if (invited.length > 0)
    await insertParticipants(
      tx,
      evaluation,
      invited.map(({ person, role }) => ({
        id: services.newId(),
        profileId: person.id,
        role,
        createdAt: services.now(),
      })),
    );
  return leftOut;
}

interface SelectedPeople {
  invited: { person: InvitedPerson; role: InvitedRole }[];
  /** How many cannot be asked again. */
  leftOut: number;
}

/** The people of an evaluation who may be asked in the same role by another, in an order that says nothing. */
export async function selectPeople(
  tx: Tenant,
  source: EvaluationKey,
  next: Pick<LoadedEvaluation, "facts" | "teamManagerReads"> & {
    evaluation: Pick<LoadedEvaluation["evaluation"], "evaluationType">;
  },
): Promise<SelectedPeople> {
  const { facts } = next;
  const { evaluationType } = next.evaluation;
  const asked = (await listParticipants(tx, source)).filter(({ role }) => role !== "subject");
  const invited: SelectedPeople["invited"] = [];
  for (const { person, role } of asked.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const candidate = {
      isSubject: person.id === facts.subjectId,
      isActive: person.isActive,
      role: person.role,
      alreadyParticipant: false,
      readsReport: isEntitled(resolveStandpoint(person, facts), next),
    };
    if (role === "subject" || whyNotInvite(candidate, role, { evaluationType, invitedCount: invited.length }))
      continue;
    invited.push({ person, role });
  }
  return { invited, leftOut: asked.length - invited.length };
}
