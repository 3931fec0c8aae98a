import { and, eq } from "drizzle-orm";
import { changeSharedFields, lockManageables } from "#evaluations/server/queries/many.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { whyNotBeDue, whyNotChange } from "../../rules.ts";
import { campaigns } from "../../tables.ts";
import { listLines } from "../lines.ts";
import { lockCampaign } from "../queries.ts";
import { readCampaign } from "../read.ts";

/**
 * Changes the campaign, and those of its drafts that still have its former values. Once it is launched, each evaluation is
 * changed individually.
 */
export const updateCampaignEndpoint = handle(campaignsContract.update, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { id, name, dueOn } = input;
  const campaign = await lockCampaign(tx, actor, id);
  refuseIf(whyNotChange({ isLaunched: campaign.launchedAt !== null }));
  if (dueOn < (await readCompanyToday(tx, services, companyId)))
    refuse("invalid_data", { dueOn: { reason: "format" } });
  refuseIf(whyNotBeDue(campaign, dueOn));
  const lines = await listLines(tx, actor, id);
  const drafts = await lockManageables(
    tx,
    actor,
    lines.filter(({ status }) => status === "draft").map(({ evaluationId }) => evaluationId),
  );
  await tx
    .update(campaigns)
    .set({ name, dueOn })
    .where(and(eq(campaigns.companyId, companyId), eq(campaigns.id, id)));
  const ids = drafts.filter(({ status }) => status === "draft").map((draft) => draft.id);
  await changeSharedFields(tx, companyId, ids, {
    now: services.now(),
    before: campaign,
    after: { name, dueOn },
  });
  await audit(tx, call, { action: "campaign.changed", objectType: "campaign", objectId: id });
  return readCampaign(tx, actor, id);
});
