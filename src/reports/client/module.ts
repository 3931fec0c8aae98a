import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";

export const reports = {
  texts: {
    review: {
      fr: () => import("./review/texts.fr.ts"),
      en: () => import("./review/texts.en.ts"),
    },
    flags: {
      fr: () => import("./flags/textsWithErrors.fr.ts"),
      en: () => import("./flags/textsWithErrors.en.ts"),
    },
    reports: {
      fr: () => import("../texts.fr.ts"),
      en: () => import("../texts.en.ts"),
    },
  },
  screens: {
    signedIn: [
      screen({
        path: paths.report("$id"),
        name: "ReportScreen",
        load: () => import("./screens/ReportScreen.tsx"),
        texts: ["reports", "evaluations", "flags"],
      }),
      screen({
        path: paths.reviewReport("$id"),
        name: "ReviewReportScreen",
        load: () => import("./screens/ReviewReportScreen.tsx"),
        texts: ["reports", "evaluations", "review"],
      }),
      screen({
        path: paths.flaggedComments("$id"),
        name: "FlaggedCommentsScreen",
        load: () => import("./screens/FlaggedCommentsScreen.tsx"),
        texts: ["reports", "flags"],
      }),
    ],
  },
} satisfies ClientModule;
