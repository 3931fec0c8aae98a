import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Campaigns",
  campaigns: { title: "Campagnes" },
  createCampaign: { title: "Nouvelle campagne" },
  campaign: { title: "Campagne" },
};

declare module "#platform/texts.ts" {
  interface Texts {
    campaigns: Translation<typeof fr>;
  }
}
