import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { signedIn } from "./groups.tsx";
import { screen, tabInAddress } from "./screen.ts";

export const dashboardsRoutes = {
  signedIn: [
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.dashboard(),
      component: screen("DashboardScreen", () => import("#dashboards/client/screens/DashboardScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.myEvaluations(),
      validateSearch: tabInAddress,
      component: screen(
        "MyEvaluationsScreen",
        () => import("#dashboards/client/screens/MyEvaluationsScreen.tsx"),
      ),
    }),
  ],
};
