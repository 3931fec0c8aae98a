import { sql } from "drizzle-orm";
import { sendHeldInvitations } from "#evaluations/server/invitations.ts";
import { startPlanned } from "#evaluations/server/startPlanned.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { isolated } from "#platform/server/work/isolated.ts";
import type { Services } from "#platform/server/services.ts";
import type { CampaignTask } from "../contract/tasks.ts";
import { findLaunchKey } from "./queries.ts";

/**
 * Starts the evaluations that a launch has planned, each in a transaction of its own: one that cannot start goes back
 * to a draft with its reason and stops no other. Each is asked again under its lock, so that none starts twice; what a
 * crash leaves is started by the round of planned evaluations, and its invitations leave when they have been held long
 * enough. Each person gets one invitation to all that has started.
 */
export async function startCampaign(
  services: Services,
  { companyId, campaignId }: CampaignTask,
): Promise<void> {
  const waiting = await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from evaluations
      where company_id = ${companyId} and campaign_id = ${campaignId} and status = 'pending'
      order by id`);
    return rows.map(({ id }) => id);
  });
  for (const id of waiting)
    await isolated(services, { task: "startCampaign", companyId }, () =>
      startPlanned(services, { companyId, id }),
    );
  await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const launch = await findLaunchKey(tx, { companyId, campaignId }, services.now());
    if (launch) await sendHeldInvitations(tx, services, { companyId, launch });
  });
}
