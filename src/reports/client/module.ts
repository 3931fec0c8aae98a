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
    reportModels: {
      fr: () => import("./models/texts.fr.ts"),
      en: () => import("./models/texts.en.ts"),
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
    managePeople: [
      screen({
        path: paths.reportModels(),
        name: "ReportModelsScreen",
        load: () => import("./screens/ReportModelsScreen.tsx"),
        texts: ["reportModels"],
      }),
      screen({
        path: paths.createReportModel(),
        name: "CreateReportModelScreen",
        load: () => import("./screens/CreateReportModelScreen.tsx"),
        texts: ["reportModels"],
      }),
      screen({
        path: paths.reportModel("$id"),
        name: "ReportModelScreen",
        load: () => import("./screens/ReportModelScreen.tsx"),
        texts: ["reportModels"],
      }),
    ],
  },
} satisfies ClientModule;
