import type { QueryClient } from "@tanstack/react-query";
import { createRoute, createRouter } from "@tanstack/react-router";
import type { Viewer } from "#auth/contract.ts";
import { paths } from "#paths.ts";
import { administrationRoutes } from "./routes/administration.ts";
import { authRoutes } from "./routes/auth.ts";
import { companyRoutes } from "./routes/company.ts";
import { dashboardsRoutes } from "./routes/dashboards.ts";
import { evaluationsRoutes } from "./routes/evaluations.ts";
import { administering, evaluating, managingPeople, root, signedIn } from "./routes/groups.tsx";
import { viewerQuery } from "./routes/viewerQuery.ts";
import { jobsRoutes } from "./routes/jobs.ts";
import { nominationsRoutes } from "./routes/nominations.ts";
import { notificationsRoutes } from "./routes/notifications.ts";
import { peopleRoutes } from "./routes/people.ts";
import { readQuery, writeQuery } from "./routes/query.ts";
import { reportsRoutes } from "./routes/reports.ts";
import { redirection, screen } from "./routes/screen.ts";
import { managedSettings, settings } from "./routes/settings.ts";
import { skillsRoutes } from "./routes/skills.ts";
import { teamsRoutes } from "./routes/teams.ts";
import { weightsRoutes } from "./routes/weights.ts";
import { BrokenPage, Forbidden, Lost, NotFound, Waiting } from "./shell/pages.tsx";
import { campaignsRoutes } from "./routes/campaigns.ts";

/** The screens of every concept, by who may see them. */
const groups = {
  signedIn: [
    ...dashboardsRoutes.signedIn,
    ...nominationsRoutes.signedIn,
    ...notificationsRoutes.signedIn,
    ...teamsRoutes.signedIn,
    ...reportsRoutes.signedIn,
  ],
  evaluate: [...evaluationsRoutes.evaluate, ...teamsRoutes.evaluate, ...campaignsRoutes.evaluate],
  managePeople: [...peopleRoutes.managePeople, ...teamsRoutes.managePeople],
  settings: [...peopleRoutes.settings, ...authRoutes.settings],
  managedSettings: companyRoutes.settings,
  administer: [
    ...skillsRoutes.administer,
    ...weightsRoutes.administer,
    ...jobsRoutes.administer,
    ...administrationRoutes.administer,
  ],
};

/** What belongs to no concept, and addresses that are known under another name. */
const others = [
  createRoute({ getParentRoute: () => signedIn, path: paths.forbidden(), component: Forbidden }),
  createRoute({ getParentRoute: () => signedIn, path: paths.notFound(), component: NotFound }),
  redirection("/dashboard", paths.dashboard()),
  redirection("/user", paths.dashboard()),
  redirection("/app", paths.dashboard()),
  redirection(paths.appDashboard(), paths.dashboard()),
  redirection("/admin", paths.dashboard()),
  redirection("/admin/dashboard", paths.dashboard()),
  // The address that the specification gives.
  redirection("/admin/questions/questions/new", paths.createQuestion()),
];

/** Open to everybody, signed in or not. */
const openToAll = createRoute({
  getParentRoute: () => root,
  id: "open-to-all",
  beforeLoad: async ({ context }): Promise<{ viewer: Viewer | null }> => ({
    viewer: await context.queryClient.ensureQueryData(viewerQuery),
  }),
  component: screen("OpenToAll", () => import("./OpenToAll.tsx")),
});
const example = createRoute({
  getParentRoute: () => openToAll,
  path: paths.exampleReport(),
  component: screen("ExampleReportScreen", () => import("#reports/client/screens/ExampleReportScreen.tsx")),
});
/** An address that no screen answers: with one's own menu, or the way in. */
const unknown = createRoute({ getParentRoute: () => openToAll, path: "$", component: NotFound });

const tree = root.addChildren([
  openToAll.addChildren([example, unknown]),
  signedIn.addChildren([
    ...groups.signedIn,
    ...others,
    settings.addChildren(groups.settings),
    evaluating.addChildren(groups.evaluate),
    managingPeople.addChildren([...groups.managePeople, managedSettings.addChildren(groups.managedSettings)]),
    administering.addChildren(groups.administer),
  ]),
]);

export const routerOf = (queryClient: QueryClient) =>
  createRouter({
    routeTree: tree,
    context: { queryClient },
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    defaultPreload: false,
    defaultPendingComponent: Waiting,
    defaultPendingMs: 200,
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: Lost,
    // The screen's title moves the page to the top and takes the focus (platform/client/screen.tsx).
    scrollRestoration: false,
  });
