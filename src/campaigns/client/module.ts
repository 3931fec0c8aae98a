import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";

export const campaigns = {
  texts: {
    campaigns: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
  },
  screens: {
    evaluate: [
      screen({
        path: paths.campaigns(),
        name: "CampaignsScreen",
        load: () => import("./screens/CampaignsScreen.tsx"),
        texts: ["campaigns", "evaluations"],
      }),
      screen({
        path: paths.createCampaign(),
        name: "CreateCampaignScreen",
        load: () => import("./screens/CreateCampaignScreen.tsx"),
        texts: ["campaigns", "evaluations", "wizard"],
      }),
      screen({
        path: paths.campaign("$id"),
        name: "CampaignScreen",
        load: () => import("./screens/CampaignScreen.tsx"),
        texts: ["campaigns", "evaluations", "launch", "room", "wizard"],
      }),
    ],
  },
} satisfies ClientModule;
