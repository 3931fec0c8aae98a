import { whyNotInvite } from "#evaluations/rules/participants.ts";
import { present } from "#evaluations/server/present.ts";
import { lockManageable } from "#evaluations/server/queries/access.ts";
import { insertParticipants, listParticipants } from "#evaluations/server/queries/participants.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { whyNotDecide } from "../../rules.ts";
import { changeNomination, listPeople, presentPerson, readLive } from "../queries.ts";

/** Those who are kept take part in the draft; what was proposed is forgotten. */
export const approveEndpoint = handle(nominationsContract.approve, async (call) => {
  const { input, actor, tx, services } = call;
  const known = await lockManageable(tx, actor, input.id);
  const { evaluation, facts } = known;
  const found = await readLive(tx, evaluation);
  refuseIf(whyNotDecide(found.status));
  if (input.profileIds.some((id) => !found.choices.includes(id))) refuse("invalid_data");
  const participants = await listParticipants(tx, evaluation);
  const isInvited = (id: string) => participants.some(({ person }) => person.id === id);
  // Whoever leads may have invited some of them meanwhile.
  const added = (await listPeople(tx, actor.companyId, input.profileIds)).filter(({ id }) => !isInvited(id));
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
  await changeNomination(tx, found, {
    status: "approved",
    choices: [],
    note: null,
    updatedAt: services.now(),
  });
  await audit(tx, call, {
    action: "nomination.approved",
    objectType: "evaluation",
    objectId: evaluation.id,
    details: { proposed: found.choices.length, kept: input.profileIds.length },
  });
  return present(tx, actor, evaluation.id);
});
