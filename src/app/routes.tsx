import type { QueryClient } from "@tanstack/react-query";
import { createRoute, createRouter } from "@tanstack/react-router";
import type { Viewer } from "#auth/contract.ts";
import { paths } from "#paths.ts";
import type { ScreenGroup } from "#platform/client/clientModule.ts";
import { administering, evaluating, managingPeople, root, signedIn } from "./routes/groups.tsx";
import { readQuery, writeQuery } from "./routes/query.ts";
import { createScreenComponent, createRedirection, createScreenRoutes } from "./routes/screen.ts";
import { managedSettings, settings } from "./routes/settings.ts";
import { viewerQuery } from "./routes/viewerQuery.ts";
import { clientModules } from "./clientModules.ts";
import { BrokenPage, Forbidden, Lost, NotFound, Waiting } from "./shell/pages.tsx";

const listScreens = (group: ScreenGroup) => clientModules.flatMap(({ screens }) => screens?.[group] ?? []);

/** What belongs to no concept, and addresses that are known under another name. */
const others = [
  createRoute({ getParentRoute: () => signedIn, path: paths.forbidden(), component: Forbidden }),
  createRoute({ getParentRoute: () => signedIn, path: paths.notFound(), component: NotFound }),
  createRedirection("/dashboard", paths.dashboard()),
  createRedirection("/user", paths.dashboard()),
  createRedirection("/app", paths.dashboard()),
  createRedirection("/admin", paths.dashboard()),
  // The address that the specification gives.
  createRedirection("/admin/questions/questions/new", paths.createQuestion()),
  createRedirection(paths.editJobPosition("$id"), (pathname) => pathname.replace(/\/edit\/?$/, "")),
];

/** Open to all visitors, signed in or not. */
const openToAll = createRoute({
  getParentRoute: () => root,
  id: "open-to-all",
  beforeLoad: async ({ context }): Promise<{ viewer: Viewer | null }> => ({
    viewer: await context.queryClient.ensureQueryData(viewerQuery),
  }),
  component: createScreenComponent({ name: "OpenToAll", load: () => import("./OpenToAll.tsx"), texts: [] }),
});
const example = createRoute({
  getParentRoute: () => openToAll,
  path: paths.exampleReport(),
  component: createScreenComponent({
    name: "ExampleReportScreen",
    load: () => import("#reports/client/screens/ExampleReportScreen.tsx"),
    texts: ["reports", "evaluations"],
  }),
});
/** An address that no screen answers: with one's own menu, or the way in. */
const unknown = createRoute({ getParentRoute: () => openToAll, path: "$", component: NotFound });

const tree = root.addChildren([
  openToAll.addChildren([example, unknown]),
  signedIn.addChildren([
    ...createScreenRoutes(signedIn, listScreens("signedIn")),
    ...others,
    settings.addChildren(createScreenRoutes(settings, listScreens("settings"))),
    evaluating.addChildren(createScreenRoutes(evaluating, listScreens("evaluate"))),
    managingPeople.addChildren([
      ...createScreenRoutes(managingPeople, listScreens("managePeople")),
      managedSettings.addChildren(createScreenRoutes(managedSettings, listScreens("managedSettings"))),
    ]),
    administering.addChildren(createScreenRoutes(administering, listScreens("administer"))),
  ]),
]);

export const createAppRouter = (queryClient: QueryClient) =>
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
