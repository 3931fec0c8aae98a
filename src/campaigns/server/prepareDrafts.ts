import type { Company } from "#company/server/queries.ts";
import { insertProposedParticipants } from "#evaluations/server/queries/participants.ts";
import { toDraftSettings, startDrafts, type DraftCall } from "#evaluations/server/startDrafts.ts";
import type { EvaluationType } from "#evaluations/vocabulary.ts";
import type { Proposal } from "../rules/propose.ts";
import type { ChosenPerson } from "./chosen.ts";
import { giveOrQueue, getSourceEvaluation, removeObjectives, type Questions } from "./questions.ts";

interface DraftsToPrepare {
  campaignId: string;
  name: string;
  evaluationType: EvaluationType;
  dueOn: string;
  company: Company;
  questions: Questions;
  subjects: readonly ChosenPerson[];
  proposals: readonly Proposal[];
}

/** Drafts, their people and their questions, in as many statements for one person as for hundreds. */
export async function prepareDrafts(
  call: DraftCall,
  prepared: DraftsToPrepare,
): Promise<{ id: string; subjectId: string }[]> {
  const { tx, actor, services } = call;
  const { companyId } = actor;
  const { campaignId, company, questions, subjects } = prepared;
  const source = getSourceEvaluation(questions);
  const settings = toDraftSettings(company);
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
    selectedDimensions: removeObjectives(source?.evaluation.selectedDimensions),
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
  const draftBySubject = new Map(started.map(({ id, subjectId }) => [subjectId, id]));
  await insertProposedParticipants(
    tx,
    companyId,
    services.now(),
    toParticipantRows(draftBySubject, prepared.proposals),
  );
  await giveOrQueue(tx, { companyId, campaignId, questions });
  return started;
}

/** Those proposed for each person, each with the draft about them. */
export const toParticipantRows = (
  draftBySubject: ReadonlyMap<string, string>,
  proposals: readonly Proposal[],
) =>
  proposals.flatMap((proposal) => {
    const evaluationId = draftBySubject.get(proposal.id);
    return evaluationId
      ? proposal.invited.map(({ id, role, because }) => ({ evaluationId, profileId: id, role, because }))
      : [];
  });
