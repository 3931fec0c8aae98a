import { queryOptions, type QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  useRouter,
} from "@tanstack/react-router";
import { useDeferredValue, type ComponentType } from "react";
import type { authContract, Viewer } from "#auth/contract.ts";
import { viewerAddress } from "#auth/rules/viewerAddress.ts";
import { paths } from "#paths.ts";
import { failureFrom, readAddress } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";
import type { Capability } from "#platform/contract/endpoint.ts";
import { ViewerProvider } from "#platform/ui/viewer.tsx";
import { BrokenPage, BrokenStart, Forbidden, Lost, NotFound, Waiting } from "./shell/pages.tsx";
import { askToSignIn, forceLogout } from "./shell/leave.ts";
import { screenTexts, type ScreenName } from "./screenTexts.ts";
import { ReportShell } from "./shell/ReportShell.tsx";
import { Shell } from "./shell/Shell.tsx";
import { addTexts } from "./workspaceTexts.ts";

interface Context {
  queryClient: QueryClient;
}

const auth = queriesOf<typeof authContract>("auth");
/** Read at its address, which the head of the page has asked for already (src/app/pageParts.ts). */
export const viewerQuery = queryOptions({
  queryKey: auth.viewer.queryKey({ input: {} }),
  queryFn: () => readAddress<Viewer | null>(viewerAddress),
  staleTime: 5 * 60_000,
});

/** While the browser loads another page, nothing of this one is shown. */
const elsewhere = () => new Promise<never>(() => undefined);

const root = createRootRouteWithContext<Context>()({ component: Outlet, errorComponent: BrokenStart });

/** A session opened by the link to a report shows that report, and nothing else of the workspace. */
const isOpenTo = ({ scope, reportEvaluationId }: Viewer, pathname: string): boolean =>
  scope === "full" ||
  (scope === "reading" && reportEvaluationId !== null && pathname === paths.report(reportEvaluationId));

/** Screens below require a session. The server checks it too; this only redirects. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ context, location }): Promise<{ viewer: Viewer }> => {
    const viewer = await context.queryClient.ensureQueryData(viewerQuery).catch((error: unknown) => {
      if (failureFrom(error).code !== "unauthorized") throw error;
      forceLogout("invalid");
      return elsewhere();
    });
    if (!viewer || !isOpenTo(viewer, location.pathname)) {
      askToSignIn();
      return elsewhere();
    }
    if ((viewer.needsSecondFactor || viewer.needsOwnPassword) && location.pathname !== paths.security())
      // The router's own way to redirect is to throw one.
      // oxlint-disable-next-line typescript/only-throw-error
      throw redirect({ href: paths.security(), replace: true });
    return { viewer };
  },
  component: SignedIn,
  notFoundComponent: NotFound,
});

function SignedIn() {
  const { viewer, queryClient } = signedIn.useRouteContext();
  const router = useRouter();
  const refresh = async () => {
    await queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 });
    await router.invalidate();
  };
  // The router announces what it has loaded at once, which would draw the frame and the screen in one long task. A
  // deferred value draws them in slices instead, so that a slow device responds to input meanwhile.
  const drawn = useDeferredValue(true, false);
  if (!drawn) return null;
  return (
    <ViewerProvider viewer={viewer} refresh={refresh}>
      {viewer.scope === "full" ? <Shell /> : <ReportShell />}
    </ViewerProvider>
  );
}

/** A screen, fetched with the texts that it shows. */
const screen = <Name extends ScreenName, Module extends Record<Name, ComponentType>>(
  name: Name,
  load: () => Promise<Module>,
) =>
  lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), addTexts(...screenTexts[name])]);
    return module;
  }, name);

/** A group of screens behind a capability (§2 of docs/product-decisions.md). */
const behind = (capability: Capability) =>
  createRoute({
    getParentRoute: () => signedIn,
    id: capability,
    beforeLoad: ({ context }) => {
      // The router's own way to redirect is to throw one.
      if (!context.viewer.capabilities.includes(capability))
        // oxlint-disable-next-line typescript/only-throw-error
        throw redirect({ href: paths.forbidden(), replace: true });
    },
    component: Outlet,
  });
const evaluating = behind("evaluate");
const managingPeople = behind("managePeople");
const administering = behind("administer");

/** A search parameter as text; any other type counts as absent. */
const worded = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Which tab of a page is open. */
const tabInAddress = ({ tab }: Record<string, unknown>): { tab?: string } =>
  typeof tab === "string" ? { tab } : {};

/** The search and the size of a list. */
const listInAddress = ({ search, size }: Record<string, unknown>) => ({
  ...(search === undefined ? {} : { search: worded(search) }),
  ...(size === undefined ? {} : { size: Number(size) }),
});

const redirection = (path: string, to: string) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    beforeLoad: () => {
      // oxlint-disable-next-line typescript/only-throw-error
      throw redirect({ href: to, replace: true });
    },
  });

const open = [
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
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.managedPeople(),
    validateSearch: listInAddress,
    component: screen("ManagedPeopleScreen", () => import("#teams/client/screens/ManagedPeopleScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.profile(),
    component: screen("ProfileScreen", () => import("#people/client/screens/ProfileScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.settings(),
    component: screen("SettingsScreen", () => import("#auth/client/screens/SettingsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.editProfile(),
    component: screen("EditProfileScreen", () => import("#people/client/screens/EditProfileScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.security(),
    component: screen("SecurityScreen", () => import("#auth/client/screens/SecurityScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: paths.report("$id"),
    component: screen("ReportScreen", () => import("#reports/client/screens/ReportScreen.tsx")),
  }),
  createRoute({ getParentRoute: () => signedIn, path: paths.forbidden(), component: Forbidden }),
  createRoute({ getParentRoute: () => signedIn, path: paths.notFound(), component: NotFound }),
  redirection("/dashboard", paths.dashboard()),
  redirection("/user", paths.dashboard()),
  redirection("/app", paths.dashboard()),
  redirection(paths.appDashboard(), paths.dashboard()),
  redirection("/admin", paths.dashboard()),
  redirection("/admin/dashboard", paths.dashboard()),
];

const evaluations = [
  createRoute({
    getParentRoute: () => evaluating,
    path: paths.evaluations(),
    validateSearch: ({ search, status, size }: Record<string, unknown>) => ({
      ...(search === undefined ? {} : { search: worded(search) }),
      ...(typeof status === "string" ? { status } : {}),
      ...(size === undefined ? {} : { size: Number(size) }),
    }),
    component: screen("EvaluationsScreen", () => import("#evaluations/client/screens/EvaluationsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => evaluating,
    path: paths.createEvaluation(),
    component: screen(
      "CreateEvaluationScreen",
      () => import("#evaluations/client/screens/CreateEvaluationScreen.tsx"),
    ),
  }),
  createRoute({
    getParentRoute: () => evaluating,
    path: paths.evaluation("$id"),
    component: screen("ControlRoom", () => import("./ControlRoom.tsx")),
  }),
  createRoute({
    getParentRoute: () => evaluating,
    path: paths.editEvaluation("$id"),
    validateSearch: ({ step }: Record<string, unknown>): { step?: string } =>
      step === undefined ? {} : { step: worded(step) },
    component: screen(
      "EditEvaluationScreen",
      () => import("#evaluations/client/screens/EditEvaluationScreen.tsx"),
    ),
  }),
];

const people = [
  createRoute({
    getParentRoute: () => managingPeople,
    path: paths.companySettings(),
    component: screen("CompanySettings", () => import("./CompanySettings.tsx")),
  }),
  createRoute({
    getParentRoute: () => managingPeople,
    path: paths.people(),
    validateSearch: listInAddress,
    component: screen("People", () => import("./People.tsx")),
  }),
  createRoute({
    getParentRoute: () => managingPeople,
    path: paths.invitePerson(),
    validateSearch: tabInAddress,
    component: screen("InvitePersonScreen", () => import("#people/client/screens/InvitePersonScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => managingPeople,
    path: paths.importPeople(),
    component: screen("ImportPeopleScreen", () => import("#people/client/screens/ImportPeopleScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => managingPeople,
    path: paths.organisationChart(),
    component: screen(
      "OrganisationChartScreen",
      () => import("#people/client/screens/OrganisationChartScreen.tsx"),
    ),
  }),
  createRoute({
    getParentRoute: () => managingPeople,
    path: paths.person("$id"),
    validateSearch: tabInAddress,
    component: screen("Person", () => import("./Person.tsx")),
  }),
  createRoute({
    getParentRoute: () => managingPeople,
    path: paths.editPerson("$id"),
    beforeLoad: ({ location }) => {
      // oxlint-disable-next-line typescript/only-throw-error
      throw redirect({ href: location.pathname.replace(/\/edit\/?$/, ""), replace: true });
    },
  }),
];

const teams = [
  createRoute({
    getParentRoute: () => evaluating,
    path: paths.teams(),
    validateSearch: listInAddress,
    component: screen("TeamsScreen", () => import("#teams/client/screens/TeamsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => evaluating,
    path: paths.team("$id"),
    validateSearch: tabInAddress,
    component: screen("Team", () => import("./Team.tsx")),
  }),
];
const teamsToManage = [
  createRoute({
    getParentRoute: () => managingPeople,
    path: paths.createTeam(),
    component: screen("CreateTeamScreen", () => import("#teams/client/screens/CreateTeamScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => managingPeople,
    path: paths.directions(),
    component: screen("DirectionsScreen", () => import("#teams/client/screens/DirectionsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => managingPeople,
    path: paths.editTeam("$id"),
    component: screen("EditTeamScreen", () => import("#teams/client/screens/EditTeamScreen.tsx")),
  }),
];
const catalogue = [
  createRoute({
    getParentRoute: () => administering,
    path: paths.questionCategories(),
    validateSearch: listInAddress,
    component: screen("SkillsScreen", () => import("#skills/client/screens/SkillsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => administering,
    path: paths.createSkill(),
    component: screen("CreateSkillScreen", () => import("#skills/client/screens/CreateSkillScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => administering,
    path: paths.skill("$id"),
    component: screen("SkillScreen", () => import("#skills/client/screens/SkillScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => administering,
    path: paths.questions(),
    validateSearch: listInAddress,
    component: screen("QuestionsScreen", () => import("#skills/client/screens/QuestionsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => administering,
    path: paths.createQuestion(),
    component: screen("NewQuestion", () => import("./NewQuestion.tsx")),
  }),
  createRoute({
    getParentRoute: () => administering,
    path: paths.importQuestions(),
    component: screen(
      "ImportQuestionsScreen",
      () => import("#skills/client/screens/ImportQuestionsScreen.tsx"),
    ),
  }),
  createRoute({
    getParentRoute: () => administering,
    path: paths.editQuestion("$id"),
    component: screen("QuestionPage", () => import("./QuestionPage.tsx")),
  }),
  createRoute({
    getParentRoute: () => administering,
    path: paths.values(),
    component: screen("ValuesScreen", () => import("#skills/client/screens/ValuesScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => administering,
    path: paths.createValue(),
    component: screen("CreateValueScreen", () => import("#skills/client/screens/CreateValueScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => administering,
    path: paths.editValue("$id"),
    component: screen("EditValueScreen", () => import("#skills/client/screens/EditValueScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => administering,
    path: paths.weightMatrix(),
    component: screen("WeightMatrixScreen", () => import("#weights/client/screens/WeightMatrixScreen.tsx")),
  }),
  // The address that the specification gives.
  redirection("/admin/questions/questions/new", paths.createQuestion()),
];

const jobs = [
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

const tree = root.addChildren([
  openToAll.addChildren([example]),
  signedIn.addChildren([
    ...open,
    evaluating.addChildren([...evaluations, ...teams]),
    managingPeople.addChildren([...people, ...teamsToManage]),
    administering.addChildren([...catalogue, ...jobs]),
  ]),
]);

export const routerOf = (queryClient: QueryClient) =>
  createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: false,
    defaultPendingComponent: Waiting,
    defaultPendingMs: 200,
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: Lost,
    // The screen's title moves the page to the top and takes the focus (platform/client/screen.tsx).
    scrollRestoration: false,
  });
