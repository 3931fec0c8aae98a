import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";
import { listInAddress, tabInAddress } from "#platform/client/addresses.ts";

export const dashboards = {
  texts: {
    dashboards: {
      fr: () => import("../texts.fr.ts"),
      en: () => import("../texts.en.ts"),
    },
    mine: {
      fr: () => import("./mine/texts.fr.ts"),
      en: () => import("./mine/texts.en.ts"),
    },
    board: {
      fr: () => import("./board/texts.fr.ts"),
      en: () => import("./board/texts.en.ts"),
    },
    hub: {
      fr: () => import("./hub/texts.fr.ts"),
      en: () => import("./hub/texts.en.ts"),
    },
  },
  screens: {
    signedIn: [
      screen({
        path: paths.dashboard(),
        name: "DashboardScreen",
        load: () => import("./screens/DashboardScreen.tsx"),
        texts: ["dashboards"],
      }),
      screen({
        path: paths.myEvaluations(),
        name: "MyEvaluationsScreen",
        load: () => import("./screens/MyEvaluationsScreen.tsx"),
        texts: ["mine", "dashboards", "evaluations"],
        search: tabInAddress,
      }),
      screen({
        path: paths.managedPeople(),
        name: "ManagedPeopleScreen",
        load: () => import("./screens/ManagedPeopleScreen.tsx"),
        texts: ["teams", "mine", "dashboards", "development"],
        search: listInAddress,
      }),
    ],
    evaluate: [
      screen({
        path: paths.appDashboard(),
        name: "CompanyDashboardScreen",
        load: () => import("./screens/CompanyDashboardScreen.tsx"),
        texts: ["board", "hub", "exports", "evaluations"],
      }),
    ],
    managePeople: [
      screen({
        path: paths.reportsHub(),
        name: "ReportsHubScreen",
        load: () => import("./screens/ReportsHubScreen.tsx"),
        texts: ["hub", "board", "exports", "evaluations"],
      }),
      screen({
        path: paths.reportsByPerson(),
        name: "ReportsByPersonScreen",
        load: () => import("./screens/ReportsByPersonScreen.tsx"),
        texts: ["hub", "exports", "evaluations", "teams"],
        search: listInAddress,
      }),
    ],
  },
} satisfies ClientModule;
