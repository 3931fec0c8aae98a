/** Queued when a campaign is launched: its evaluations start one after the other, each in a transaction of its own. */
export const launchCampaign = "launchCampaign";
export interface CampaignTask {
  companyId: string;
  campaignId: string;
}
