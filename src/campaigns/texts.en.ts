import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Campaigns",
  campaigns: { title: "Campaigns" },
  createCampaign: { title: "New campaign" },
  campaign: { title: "Campaign" },
};
