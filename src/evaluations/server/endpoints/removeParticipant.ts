import { audit } from "#platform/server/audit.ts";
import { enqueue } from "#platform/server/database/database.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { closeWhenComplete } from "../../contract/tasks.ts";
import { hasFinished, whyNotChangeParticipants } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { notifyLeadOfShortGroups } from "../notifyLeadOfShortGroups.ts";
import { deleteParticipant, keepParticipants, listParticipants } from "../queries/participants.ts";

export const removeParticipantEndpoint = handle(evaluationsContract.removeParticipant, async (call) => {
  const { input, actor, tx } = call;
  const { evaluation } = await lockManageable(tx, actor, input.id);
  refuseIf(whyNotChangeParticipants(evaluation));
  const participants = await listParticipants(tx, evaluation);
  const leaving = participants.find(({ id }) => id === input.participantId);
  // The person evaluated takes part without an invitation that could be withdrawn.
  if (!leaving || leaving.role === "subject") refuse("not_found");
  // Withdrawing a participant who has answered would show what they said, by difference.
  if (hasFinished(leaving.status)) refuse("already_finalised");
  const staying = participants.filter((participant) => participant !== leaving);
  if (evaluation.status === "in_progress" && staying.length === 0) refuse("launch_needs_participant");
  await deleteParticipant(tx, evaluation, leaving.id);
  if (evaluation.campaignId) await keepParticipants(tx, evaluation);
  if (evaluation.status === "in_progress") {
    await audit(tx, call, {
      action: "evaluation.participant_removed",
      objectType: "evaluation",
      objectId: evaluation.id,
      details: { profileId: leaving.person.id, role: leaving.role },
    });
    await notifyLeadOfShortGroups(tx, call.services, {
      key: evaluation,
      role: leaving.role,
      except: actor.profileId,
    });
    if (staying.every(({ status }) => hasFinished(status)))
      await enqueue(
        tx,
        closeWhenComplete,
        { companyId: actor.companyId, evaluationId: evaluation.id },
        { key: `close:${evaluation.id}` },
      );
  }
  return present(tx, actor, evaluation.id);
});
