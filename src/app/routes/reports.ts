import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { signedIn } from "./groups.tsx";
import { screen } from "./screen.ts";

export const reportsRoutes = {
  signedIn: [
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.report("$id"),
      component: screen("ReportScreen", () => import("#reports/client/screens/ReportScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.reviewReport("$id"),
      component: screen("ReviewReportScreen", () => import("#reports/client/screens/ReviewReportScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.flaggedComments("$id"),
      component: screen(
        "FlaggedCommentsScreen",
        () => import("#reports/client/screens/FlaggedCommentsScreen.tsx"),
      ),
    }),
  ],
};
