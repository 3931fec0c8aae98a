import { isDeepStrictEqual } from "node:util";
import { lockManageable } from "#evaluations/server/queries/access.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { listNominatedRoles, whyNotAsk, whyNotDecidedBy } from "../../rules.ts";
import { notifyLater } from "../notifyLater.ts";
import { findManager } from "../manager.ts";
import { presentToLead } from "../present.ts";
import { findLive, saveNomination } from "../queries.ts";

/** Asked again, the person keeps what they chose, and is notified of the new bounds. */
export const askEndpoint = handle(nominationsContract.ask, async (call) => {
  const { input, actor, tx, services } = call;
  const known = await lockManageable(tx, actor, input.id);
  const { evaluation, subject } = known;
  refuseIf(
    whyNotAsk({
      ...evaluation,
      hasActiveSubject: subject?.isActive ?? false,
      isSubject: known.facts.subjectId === actor.profileId,
    }),
  );
  if (!subject) refuse("launch_needs_active_subject");
  const asked = listNominatedRoles(evaluation.evaluationType);
  if (asked.some((role) => !input.bounds[role])) refuse("invalid_data", { bounds: { reason: "required" } });
  if (input.dueOn < (await readCompanyToday(tx, services, actor.companyId)))
    refuse("invalid_data", { dueOn: { reason: "format" } });
  const manager = await findManager(tx, known, actor.at);
  refuseIf(whyNotDecidedBy(input.decidedBy, { hasManager: manager !== null }));
  const before = await findLive(tx, evaluation);
  const bounds = Object.fromEntries(asked.map((role) => [role, input.bounds[role]]));
  // The same request again sends no notification.
  if (
    before?.status === "open" &&
    before.dueOn === input.dueOn &&
    before.decidedBy === input.decidedBy &&
    isDeepStrictEqual(before.bounds, bounds)
  )
    return presentToLead(tx, actor, known);
  const row = {
    companyId: actor.companyId,
    id: before?.id ?? services.newId(),
    evaluationId: evaluation.id,
    subjectProfileId: subject.id,
    status: "open" as const,
    bounds,
    dueOn: input.dueOn,
    decidedBy: input.decidedBy,
    choices: before?.choices ?? [],
    note: null,
    round: (before?.round ?? 0) + 1,
    updatedAt: services.now(),
  };
  await saveNomination(tx, row);
  await notifyLater(tx, services, "nominations.asked", row, subject.id);
  await audit(tx, call, {
    action: "nomination.asked",
    objectType: "evaluation",
    objectId: evaluation.id,
    details: { dueOn: input.dueOn },
  });
  return presentToLead(tx, actor, known);
});
