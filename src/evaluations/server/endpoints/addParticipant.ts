import * as z from "zod";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotInvite } from "../../rules/participants.ts";
import { isEntitled, resolveStandpoint } from "../../rules/relations.ts";
import { whyNotChangeParticipants } from "../../rules/status.ts";
import { inviteLater } from "../invitations.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import {
  findPerson,
  insertParticipants,
  keepParticipants,
  listParticipants,
} from "../queries/participants.ts";

const Id = z.uuid();

export const addParticipantEndpoint = handle(evaluationsContract.addParticipant, async (call) => {
  const { input, actor, tx, services } = call;
  const loaded = await lockManageable(tx, actor, input.id);
  const { evaluation, facts } = loaded;
  refuseIf(whyNotChangeParticipants(evaluation));
  const person = Id.safeParse(input.profileId).success
    ? await findPerson(tx, actor.companyId, input.profileId)
    : null;
  if (!person) refuse("invalid_participant_profile");
  const participants = await listParticipants(tx, evaluation);
  refuseIf(
    whyNotInvite(
      {
        isSubject: person.id === facts.subjectId,
        isActive: person.isActive,
        role: person.role,
        alreadyParticipant: participants.some((participant) => participant.person.id === person.id),
        readsReport: isEntitled(resolveStandpoint(person, facts), loaded),
      },
      input.role,
      {
        evaluationType: evaluation.evaluationType,
        invitedCount: participants.filter(({ role }) => role !== "subject").length,
      },
    ),
  );
  await insertParticipants(tx, evaluation, [
    {
      id: services.newId(),
      profileId: person.id,
      role: input.role,
      createdAt: services.now(),
    },
  ]);
  if (evaluation.campaignId) await keepParticipants(tx, evaluation);
  if (evaluation.status === "in_progress") {
    await inviteLater(tx, services, evaluation, [person]);
    await audit(tx, call, {
      action: "evaluation.participant_added",
      objectType: "evaluation",
      objectId: evaluation.id,
      details: { profileId: person.id, role: input.role },
    });
  }
  return present(tx, actor, evaluation.id);
});
