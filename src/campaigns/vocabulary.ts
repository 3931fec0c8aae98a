export const campaignStates = ["prepared", "launched"] as const;
export type CampaignState = (typeof campaignStates)[number];

/** The orders of the list of campaigns, the usual one first. */
export const campaignSorts = ["-created", "created", "name", "-name", "due", "-due"] as const;
export type CampaignSort = (typeof campaignSorts)[number];
