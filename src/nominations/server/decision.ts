import { whyNotInvite } from "#evaluations/rules/participants.ts";
import { lockManageable, type Known } from "#evaluations/server/queries/access.ts";
import {
  insertParticipants,
  keepParticipants,
  listParticipants,
} from "#evaluations/server/queries/participants.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Call } from "#platform/server/handle.ts";
import { whyNotDecide } from "../rules.ts";
import { changeNomination, listPeople, presentPerson, readLive, type NominationRecord } from "./queries.ts";
import { tellLater } from "./tell.ts";

/** Whoever decides, whatever they are to the evaluation, which is locked. */
type By = Pick<Call<unknown>, "actor" | "services" | "requestId">;
interface Decided {
  known: Known;
  nomination: NominationRecord;
}

/** These people take part in the draft; what was proposed is forgotten. Who is invited already is left as they are. */
export async function approveProposal(
  tx: Tenant,
  by: By,
  { known, nomination }: Decided,
  profileIds: readonly string[],
): Promise<void> {
  const { services } = by;
  const { evaluation, facts } = known;
  refuseIf(whyNotDecide(nomination.status));
  const chosen = [...new Set(profileIds)];
  const people = await listPeople(tx, evaluation.companyId, chosen);
  if (people.length < chosen.length) refuse("invalid_participant_profile");
  const participants = await listParticipants(tx, evaluation);
  const isInvited = (id: string) => participants.some(({ person }) => person.id === id);
  // Whoever leads may have invited some of them meanwhile.
  const added = people.filter(({ id }) => !isInvited(id));
  const invitedCount = participants.filter(({ role }) => role !== "subject").length;
  const seats = added.map((person, index) => {
    const { role, readsReport } = presentPerson(known)(person);
    refuseIf(
      whyNotInvite(
        { ...person, isSubject: person.id === facts.subjectId, alreadyParticipant: false, readsReport },
        role,
        { ...evaluation, invitedCount: invitedCount + index },
      ),
    );
    return { id: services.newId(), profileId: person.id, role, createdAt: services.now() };
  });
  if (seats.length > 0) await insertParticipants(tx, evaluation, seats);
  if (evaluation.campaignId) await keepParticipants(tx, evaluation);
  await changeNomination(tx, nomination, {
    status: "approved",
    choices: [],
    note: null,
    updatedAt: services.now(),
  });
  await audit(tx, by, {
    action: "nomination.approved",
    objectType: "evaluation",
    objectId: evaluation.id,
    details: {
      proposed: nomination.choices.length,
      kept: chosen.filter((id) => nomination.choices.includes(id)).length,
    },
  });
}

/** Of those proposed; whoever leads adds others as in every evaluation. */
export async function approveAsLead(
  tx: Tenant,
  by: By,
  { id, profileIds }: { id: string; profileIds: readonly string[] },
): Promise<Known> {
  const known = await lockManageable(tx, by.actor, id);
  const nomination = await readLive(tx, known.evaluation);
  if (nomination.status === "sent" && profileIds.some((one) => !nomination.choices.includes(one)))
    refuse("invalid_data");
  await approveProposal(tx, by, { known, nomination }, profileIds);
  return known;
}

/** The person evaluated chooses again, and is told why. */
export async function returnProposal(
  tx: Tenant,
  by: By,
  { known, nomination }: Decided,
  note: string,
): Promise<void> {
  const { services } = by;
  refuseIf(whyNotDecide(nomination.status));
  const round = nomination.round + 1;
  await changeNomination(tx, nomination, { status: "returned", note, round, updatedAt: services.now() });
  await tellLater(tx, services, "nominations.asked", { ...nomination, round }, nomination.subjectProfileId);
  await audit(tx, by, {
    action: "nomination.returned",
    objectType: "evaluation",
    objectId: known.evaluation.id,
  });
}
