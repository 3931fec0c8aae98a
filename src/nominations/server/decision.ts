import { lockManageable, type LoadedEvaluation } from "#evaluations/server/queries/access.ts";
import {
  insertParticipants,
  keepParticipants,
  listParticipants,
} from "#evaluations/server/queries/participants.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Call } from "#platform/server/calls/handle.ts";
import { whyNotDecide } from "../rules.ts";
import { changeNomination, listPeople, readLive, type NominationRecord } from "./queries.ts";
import { buildApprovalEntry, approved, planParticipants } from "./planParticipants.ts";
import { notifyLater } from "./notifyLater.ts";

/** The call of the person who decides, the lead or the direct manager; the evaluation is locked. */
type DecidingCall = Pick<Call<unknown>, "actor" | "services" | "requestId">;
interface DecidedProposal {
  known: LoadedEvaluation;
  nomination: NominationRecord;
}

/** These people take part in the draft; what was proposed is forgotten. Who is invited already is left as they are. */
export async function approveProposal(
  tx: Tenant,
  call: DecidingCall,
  { known, nomination }: DecidedProposal,
  profileIds: readonly string[],
): Promise<void> {
  const { services } = call;
  const { evaluation } = known;
  refuseIf(whyNotDecide(nomination.status));
  const chosen = [...new Set(profileIds)];
  const people = await listPeople(tx, evaluation.companyId, chosen);
  const participants = await listParticipants(tx, evaluation);
  const { why, seats } = planParticipants(known, {
    chosen,
    people,
    participants: participants.map(({ role, person }) => ({ id: person.id, role })),
  });
  refuseIf(why);
  const joining = { createdAt: services.now() };
  if (seats.length > 0)
    await insertParticipants(
      tx,
      evaluation,
      seats.map((seat) => ({ id: services.newId(), ...seat, ...joining })),
    );
  if (evaluation.campaignId) await keepParticipants(tx, evaluation);
  await changeNomination(tx, nomination, { ...approved, updatedAt: services.now() });
  await audit(tx, call, buildApprovalEntry(nomination, chosen));
}

/** Approves some of those proposed; the lead adds others as in every evaluation. */
export async function approveAsLead(
  tx: Tenant,
  call: DecidingCall,
  { id, profileIds }: { id: string; profileIds: readonly string[] },
): Promise<LoadedEvaluation> {
  const known = await lockManageable(tx, call.actor, id);
  const nomination = await readLive(tx, known.evaluation);
  if (nomination.status === "sent" && profileIds.some((one) => !nomination.choices.includes(one)))
    refuse("invalid_data");
  await approveProposal(tx, call, { known, nomination }, profileIds);
  return known;
}

/** Sends the proposal back: the person evaluated chooses again, and is notified with the reason. */
export async function returnProposal(
  tx: Tenant,
  call: DecidingCall,
  { known, nomination }: DecidedProposal,
  note: string,
): Promise<void> {
  const { services } = call;
  refuseIf(whyNotDecide(nomination.status));
  const round = nomination.round + 1;
  await changeNomination(tx, nomination, { status: "returned", note, round, updatedAt: services.now() });
  await notifyLater(tx, services, "nominations.asked", { ...nomination, round }, nomination.subjectProfileId);
  await audit(tx, call, {
    action: "nomination.returned",
    objectType: "evaluation",
    objectId: known.evaluation.id,
  });
}
