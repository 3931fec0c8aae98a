import { eq, and, inArray, sql } from "drizzle-orm";
import { lockManageables } from "#evaluations/server/queries/many.ts";
import { companyToday } from "#evaluations/server/today.ts";
import { evaluations } from "#evaluations/tables.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { whyNotBeDue, whyNotChange } from "../../rules.ts";
import { campaigns } from "../../tables.ts";
import { listLines } from "../lines.ts";
import { lockCampaign } from "../queries.ts";
import { readCampaign } from "../read.ts";

/** Of the campaign, and of its drafts as far as they have what it had. Once it is launched, each evaluation is changed by itself. */
export const updateCampaignEndpoint = handle(campaignsContract.update, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { id, name, dueOn } = input;
  const campaign = await lockCampaign(tx, actor, id);
  refuseIf(whyNotChange({ isLaunched: campaign.launchedAt !== null }));
  if (dueOn < (await companyToday(tx, services, companyId)))
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
  if (ids.length > 0)
    await tx
      .update(evaluations)
      .set({
        // What was changed in one of them stays.
        name: sql`case when ${evaluations.name} = ${campaign.name} then ${name} else ${evaluations.name} end`,
        dueOn: sql`case when ${evaluations.dueOn} = ${campaign.dueOn}::date then ${dueOn}::date else ${evaluations.dueOn} end`,
        updatedAt: services.now(),
      })
      .where(and(eq(evaluations.companyId, companyId), inArray(evaluations.id, ids)));
  await audit(tx, call, { action: "campaign.changed", objectType: "campaign", objectId: id });
  return readCampaign(tx, actor, id);
});
