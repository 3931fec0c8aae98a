import type { Company } from "#company/server/queries.ts";
import { insertProposed } from "#evaluations/server/queries/participants.ts";
import { companySettings, startDrafts, type StartingCall } from "#evaluations/server/startDrafts.ts";
import type { EvaluationType } from "#evaluations/vocabulary.ts";
import type { Proposal } from "../rules/propose.ts";
import type { Chosen } from "./chosen.ts";
import { giveOrQueue, sourceOf, withoutObjectives, type Questions } from "./questions.ts";

interface Prepared {
  campaignId: string;
  name: string;
  evaluationType: EvaluationType;
  dueOn: string;
  company: Company;
  questions: Questions;
  subjects: readonly Chosen[];
  proposals: readonly Proposal[];
}

/** Drafts, their people and their questions, in as many statements for one person as for hundreds. */
export async function prepareDrafts(
  call: StartingCall,
  prepared: Prepared,
): Promise<{ id: string; subjectId: string }[]> {
  const { tx, actor, services } = call;
  const { companyId } = actor;
  const { campaignId, company, questions, subjects } = prepared;
  const source = sourceOf(questions);
  const settings = companySettings(company);
  const drafts = subjects.map((person) => ({
    id: services.newId(),
    campaignId,
    name: prepared.name,
    sourceJobPositionId:
      questions.from === "positions"
        ? questions.of(person)
        : (source?.evaluation.sourceJobPositionId ?? null),
    subjectProfileId: person.id,
    evaluationType: prepared.evaluationType,
    selectedDimensions: withoutObjectives(source?.evaluation.selectedDimensions),
    subjectAnswers: source?.evaluation.subjectAnswers ?? true,
    dueOn: prepared.dueOn,
    ...settings,
    ...(source && company.offeredScales.includes(source.evaluation.scale)
      ? { scale: source.evaluation.scale }
      : {}),
    commentsMandatory: source?.evaluation.commentsMandatory ?? settings.commentsMandatory,
    awaitsQuestions: true,
  }));
  await startDrafts(call, drafts, { campaignId });
  const started = drafts.map(({ id, subjectProfileId }) => ({ id, subjectId: subjectProfileId }));
  const draftOf = new Map(started.map(({ id, subjectId }) => [subjectId, id]));
  await insertProposed(tx, companyId, services.now(), invitedTo(draftOf, prepared.proposals));
  await giveOrQueue(tx, { companyId, campaignId, questions });
  return started;
}

/** Those proposed for each person, each with the draft about them. */
export const invitedTo = (draftOf: ReadonlyMap<string, string>, proposals: readonly Proposal[]) =>
  proposals.flatMap((proposal) => {
    const evaluationId = draftOf.get(proposal.id);
    return evaluationId
      ? proposal.invited.map(({ id, role, because }) => ({ evaluationId, profileId: id, role, because }))
      : [];
  });
