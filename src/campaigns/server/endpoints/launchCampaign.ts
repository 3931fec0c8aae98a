import { saveStarts } from "#evaluations/server/queries/many.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { companyQueue, enqueue } from "#platform/server/database/database.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { launchCampaign } from "../../contract/tasks.ts";
import { isLaunchable, whyNotLaunchCampaign } from "../../rules.ts";
import { lockLines } from "../lines.ts";
import { lockCampaign, markLaunched } from "../queries.ts";
import { readCampaign } from "../read.ts";

/** Plans what is left for now; the task starts it at once. A second click finds nothing left. */
export const launchCampaignEndpoint = handle(campaignsContract.launch, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const campaign = await lockCampaign(tx, actor, input.id);
  const lines = await lockLines(tx, actor, campaign.id);
  refuseIf(whyNotLaunchCampaign(lines));
  const ids = lines.filter((line) => isLaunchable(line)).map(({ evaluationId }) => evaluationId);
  const startsOn = await readCompanyToday(tx, services, companyId);
  const { acceptsSmallGroups = false } = input;
  await saveStarts(tx, companyId, ids, { now: services.now(), startsOn, acceptsSmallGroups });
  await markLaunched(tx, campaign, services.now());
  await audit(tx, call, {
    action: "campaign.launched",
    objectType: "campaign",
    objectId: campaign.id,
    details: { evaluations: ids.length },
  });
  await enqueue(
    tx,
    launchCampaign,
    { companyId, campaignId: campaign.id },
    { key: `campaign:${campaign.id}`, queue: companyQueue(companyId) },
  );
  return readCampaign(tx, actor, campaign.id);
});
