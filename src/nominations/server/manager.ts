import { findEvaluation, lockEvaluation, type LoadedEvaluation } from "#evaluations/server/queries/access.ts";
import type { PersonName } from "#people/contract/person.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { waitsForManager } from "../rules.ts";
import type { Decider } from "../vocabulary.ts";
import { findLive, readLive, type NominationRecord } from "./queries.ts";

/** The active direct manager of the person evaluated; not one whom that person promoted, who runs nothing about them. */
export async function findManager(tx: Tenant, known: LoadedEvaluation, at: Date): Promise<PersonName | null> {
  const { directManager: manager, evaluation } = known;
  if (!manager) return null;
  const { companyId, id } = evaluation;
  // What binds a direct manager needs no role.
  const reader = { companyId, profileId: manager.id, role: "user", isAdmin: false, at } as const;
  const theirs = await findEvaluation(tx, reader, id);
  if (!theirs?.standpoint.relations.includes("direct_manager")) return null;
  const { firstName, lastName } = manager;
  return { id: manager.id, firstName, lastName };
}

/** The direct manager, where it is they who decide now; null where those who lead do. */
export const findDecider = async (
  tx: Tenant,
  known: LoadedEvaluation,
  { decidedBy }: { decidedBy: Decider },
  at: Date,
): Promise<PersonName | null> => (decidedBy === "direct_manager" ? findManager(tx, known, at) : null);

/**
 * Finds a proposal for the present direct manager, while it waits for them: for any other caller, and at any other time, it
 * does not exist.
 */
export async function findProposalToDecide(
  tx: Tenant,
  actor: Actor,
  evaluationId: string,
  { locks = false } = {},
): Promise<{ known: LoadedEvaluation; nomination: NominationRecord }> {
  if (locks) await lockEvaluation(tx, actor.companyId, evaluationId);
  const nomination = await readLive(tx, { companyId: actor.companyId, id: evaluationId });
  const known = await findEvaluation(tx, actor, evaluationId);
  const isManager = known?.standpoint.relations.includes("direct_manager") ?? false;
  if (!known || !isManager || !waitsForManager(nomination)) refuse("not_found");
  return { known, nomination };
}

/**
 * Finds a proposal that waits for a direct manager, with the person who decides now: the author where there is no manager any
 * more.
 */
export async function findWaitingProposal(
  tx: Tenant,
  companyId: string,
  evaluationId: string,
  at: Date,
): Promise<{ nomination: NominationRecord; deciderId: string } | null> {
  const nomination = await findLive(tx, { companyId, id: evaluationId });
  if (!nomination || !waitsForManager(nomination)) return null;
  const reader = {
    companyId,
    profileId: nomination.subjectProfileId,
    role: "user",
    isAdmin: false,
    at,
  } as const;
  const known = await findEvaluation(tx, reader, evaluationId);
  if (!known) return null;
  const manager = await findManager(tx, known, at);
  return { nomination, deciderId: manager?.id ?? known.facts.authorId };
}
