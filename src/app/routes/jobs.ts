import { createRoute, redirect } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { administering } from "./groups.tsx";
import { listInAddress, screen } from "./screen.ts";

export const jobsRoutes = {
  administer: [
    createRoute({
      getParentRoute: () => administering,
      path: paths.jobPositions(),
      validateSearch: listInAddress,
      component: screen("JobPositionsScreen", () => import("#jobs/client/screens/JobPositionsScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.createJobPosition(),
      component: screen(
        "CreateJobPositionScreen",
        () => import("#jobs/client/screens/CreateJobPositionScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.importPositions(),
      component: screen(
        "ImportPositionsScreen",
        () => import("#jobs/client/screens/ImportPositionsScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.jobPosition("$id"),
      component: screen("JobPositionScreen", () => import("#jobs/client/screens/JobPositionScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.editJobPosition("$id"),
      beforeLoad: ({ location }) => {
        // oxlint-disable-next-line typescript/only-throw-error
        throw redirect({ href: location.pathname.replace(/\/edit\/?$/, ""), replace: true });
      },
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.jobFamilies(),
      validateSearch: listInAddress,
      component: screen("JobFamiliesScreen", () => import("#jobs/client/screens/JobFamiliesScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.createJobFamily(),
      component: screen(
        "CreateJobFamilyScreen",
        () => import("#jobs/client/screens/CreateJobFamilyScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.jobFamily("$id"),
      component: screen("JobFamilyScreen", () => import("#jobs/client/screens/JobFamilyScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.jobStatuses(),
      component: screen("JobStatusesScreen", () => import("#jobs/client/screens/JobStatusesScreen.tsx")),
    }),
  ],
};
