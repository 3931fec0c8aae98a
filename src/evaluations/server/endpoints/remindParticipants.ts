import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { listRemindable, whyRemindNobody } from "../../rules/reminders.ts";
import { whyNotRunning } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { listParticipations, lockParticipations } from "../queries/reminders.ts";
import { remindLater } from "../reminders.ts";
import { readCompanyToday } from "../today.ts";

export const remindParticipantsEndpoint = handle(evaluationsContract.remind, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluation } = await lockManageable(tx, actor, input.id);
  refuseIf(whyNotRunning(evaluation));
  const { participantIds } = input;
  const asked = (await listParticipations(tx, actor, evaluation)).filter(
    ({ id }) => !participantIds || participantIds.includes(id),
  );
  const at = services.now();
  const now = listRemindable(asked, at);
  if (now.length === 0) refuse(whyRemindNobody(asked, at));
  const parts = await lockParticipations(
    tx,
    evaluation,
    now.map(({ id }) => id),
  );
  // All of them are finishing at this moment.
  if (parts.length === 0) refuse("status_conflict");
  const { companyId } = actor;
  const today = await readCompanyToday(tx, services, companyId);
  const reminded = await remindLater(tx, services, { companyId, today }, parts);
  await audit(tx, call, {
    action: "evaluation.reminded",
    objectType: "evaluation",
    objectId: evaluation.id,
    details: { reminded },
  });
  return { evaluation: await present(tx, actor, evaluation.id), reminded };
});
