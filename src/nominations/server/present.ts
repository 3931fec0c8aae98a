import { lockEvaluation, findEvaluation, type LoadedEvaluation } from "#evaluations/server/queries/access.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { EvaluationNomination, OwnNomination } from "../contract.ts";
import { readAnswerRate } from "#evaluations/server/queries/answerRate.ts";
import { computeReadabilityBySize, type Readability } from "#evaluations/rules/readability.ts";
import { maxGroupSize, listNominatedRoles } from "../rules.ts";
import { findDecider, findManager } from "./manager.ts";
import { findLive, listPeople, presentPerson, readLive, type NominationRecord } from "./queries.ts";

/** For those who lead: the people once they were sent, and no more once they are approved. */
export async function presentToLead(
  tx: Tenant,
  actor: Actor,
  known: LoadedEvaluation,
): Promise<EvaluationNomination> {
  const manager = await findManager(tx, known, actor.at);
  const found = await findLive(tx, known.evaluation);
  if (!found) return { nomination: null, manager };
  const { status, bounds, dueOn, note, decidedBy, companyId, choices } = found;
  const isSent = status === "sent";
  const people = await listPeople(tx, companyId, isSent ? choices : []);
  const readabilityForecast = isSent ? await loadReadabilityForecast(tx, known) : [];
  return {
    nomination: {
      status,
      bounds,
      dueOn,
      note,
      decidedBy,
      people: people.map(presentPerson(known)),
      readabilityForecast,
    },
    manager,
  };
}

/** For the person who decides, never for the person evaluated: what the wizard says of the people who are invited. */
export const loadReadabilityForecast = async (
  tx: Tenant,
  { evaluation: { companyId, evaluationType }, company }: LoadedEvaluation,
): Promise<Readability[]> =>
  computeReadabilityBySize(listNominatedRoles(evaluationType), {
    threshold: company.anonymityThreshold,
    rate: await readAnswerRate(tx, companyId),
    maxSize: 2 * maxGroupSize,
  });

/** Finds the proposal for the person evaluated alone: for any other caller it does not exist. */
export async function findOwnNomination(
  tx: Tenant,
  actor: Actor,
  evaluationId: string,
  { locks = false } = {},
): Promise<{ known: LoadedEvaluation; nomination: NominationRecord }> {
  if (locks) await lockEvaluation(tx, actor.companyId, evaluationId);
  const nomination = await readLive(tx, { companyId: actor.companyId, id: evaluationId });
  if (nomination.subjectProfileId !== actor.profileId) refuse("not_found");
  const known = await findEvaluation(tx, actor, evaluationId);
  return { known: known ?? refuse("not_found"), nomination };
}

export async function presentOwn(tx: Tenant, actor: Actor, evaluationId: string): Promise<OwnNomination> {
  const { known, nomination } = await findOwnNomination(tx, actor, evaluationId);
  const { status, bounds, dueOn, note, choices } = nomination;
  const people = await listPeople(tx, actor.companyId, choices);
  const { firstName, lastName } = known.author;
  return {
    evaluationId,
    evaluationName: known.evaluation.name,
    lead: { id: known.author.id, firstName, lastName },
    manager: await findDecider(tx, known, nomination, actor.at),
    status,
    bounds,
    dueOn,
    note,
    people: people.map(presentPerson(known)),
  };
}
