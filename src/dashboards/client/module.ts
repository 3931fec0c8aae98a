import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";
import { listInAddress, tabInAddress } from "#platform/client/addresses.ts";

export const dashboards = {
  texts: {
    dashboards: {
      fr: () => import("../texts.fr.ts"),
      en: () => import("../texts.en.ts"),
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
        texts: ["dashboards", "evaluations"],
        search: tabInAddress,
      }),
      screen({
        path: paths.managedPeople(),
        name: "ManagedPeopleScreen",
        load: () => import("./screens/ManagedPeopleScreen.tsx"),
        texts: ["teams", "dashboards"],
        search: listInAddress,
      }),
    ],
  },
} satisfies ClientModule;
