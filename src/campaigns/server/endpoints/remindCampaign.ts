import { lockManageables } from "#evaluations/server/queries/many.ts";
import {
  listParticipationsOfMany,
  listPendingFor,
  lockParticipationsOfMany,
} from "#evaluations/server/queries/reminders.ts";
import { remindLater } from "#evaluations/server/reminders.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { listRemindable, whyRemindNobody } from "#evaluations/rules/reminders.ts";
import { whyNotRunning } from "#evaluations/rules/status.ts";
import { refuse } from "#platform/errors.ts";
import { audit, auditAll } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { listLines } from "../lines.ts";
import { listMissing } from "../missing.ts";
import { requireCampaign } from "../queries.ts";

/**
 * One email a person about all that they have not finished; nothing of the evaluations about the reader. For some people,
 * only what they have not finished is locked.
 */
export const remindCampaignEndpoint = handle(campaignsContract.remind, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { id } = input;
  await requireCampaign(tx, actor, id);
  const { profileIds } = input;
  const evaluationIds = (await listLines(tx, actor, id)).map(({ evaluationId }) => evaluationId);
  const locked = await lockManageables(
    tx,
    actor,
    profileIds ? await listPendingFor(tx, companyId, { evaluationIds, profileIds }) : evaluationIds,
  );
  const running = locked.filter((row) => whyNotRunning(row) === null);
  const asked = (
    await listParticipationsOfMany(
      tx,
      actor,
      running.map((row) => row.id),
    )
  ).filter(({ profileId }) => !profileIds || profileIds.includes(profileId));
  const at = services.now();
  const now = listRemindable(asked, at);
  if (now.length === 0) refuse(whyRemindNobody(asked, at));
  const parts = await lockParticipationsOfMany(
    tx,
    companyId,
    now.map((part) => part.id),
  );
  // They are finishing at this moment.
  if (parts.length === 0) refuse("status_conflict");
  const today = await readCompanyToday(tx, services, companyId);
  const reminded = await remindLater(tx, services, { companyId, today }, parts);
  await audit(tx, call, {
    action: "campaign.reminded",
    objectType: "campaign",
    objectId: id,
    details: { reminded },
  });
  await auditAll(
    tx,
    call,
    [...new Set(parts.map(({ evaluationId }) => evaluationId))].map((objectId) => ({
      action: "evaluation.reminded",
      objectType: "evaluation",
      objectId,
    })),
  );
  return { missing: await listMissing(tx, actor, id), reminded };
});
