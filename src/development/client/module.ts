import { paths } from "#paths.ts";
import { tabInAddress } from "#platform/client/addresses.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";

export const development = {
  texts: {
    development: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
    developmentPlan: {
      fr: () => import("./plan/texts.fr.ts"),
      en: () => import("./plan/texts.en.ts"),
    },
  },
  screens: {
    signedIn: [
      screen({
        path: paths.developmentPlan("$id"),
        name: "DevelopmentPlanScreen",
        load: () => import("./screens/DevelopmentPlanScreen.tsx"),
        texts: ["development", "developmentPlan"],
        search: tabInAddress,
      }),
    ],
  },
} satisfies ClientModule;
