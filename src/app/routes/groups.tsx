import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, Outlet, redirect, useRouter } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import type { Viewer } from "#auth/contract.ts";
import { paths } from "#paths.ts";
import { failureFrom } from "#platform/client/api.ts";
import type { Capability } from "#platform/contract/endpoint.ts";
import { ViewerProvider } from "#platform/ui/viewer.tsx";
import { readChosenRole, viewAsRole } from "../roleView/roleView.ts";
import { askToSignIn, forceLogout } from "../shell/leave.ts";
import { BrokenStart, NotFound } from "../shell/pages.tsx";
import { ReportShell } from "../shell/ReportShell.tsx";
import { Shell } from "../shell/Shell.tsx";
import { viewerQuery } from "./viewerQuery.ts";

interface Context {
  queryClient: QueryClient;
}

/** While the browser loads another page, nothing of this one is shown. */
const waitForNavigation = () => new Promise<never>(() => undefined);

export const root = createRootRouteWithContext<Context>()({ component: Outlet, errorComponent: BrokenStart });

/** A session opened by the link to a report shows that report, and nothing else of the workspace. */
const isOpenTo = ({ scope, objectId }: Viewer, pathname: string): boolean =>
  scope === "full" || (scope === "reading" && objectId !== null && pathname === paths.report(objectId));

/** Screens below require a session. The server checks it too; this only redirects. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ context, location }): Promise<{ viewer: Viewer }> => {
    const viewer = await context.queryClient.ensureQueryData(viewerQuery).catch((error: unknown) => {
      if (failureFrom(error).code !== "unauthorized") throw error;
      forceLogout("invalid");
      return waitForNavigation();
    });
    if (!viewer || !isOpenTo(viewer, location.pathname)) {
      askToSignIn();
      return waitForNavigation();
    }
    if ((viewer.needsSecondFactor || viewer.needsOwnPassword) && location.pathname !== paths.security())
      // The router's own way to redirect is to throw one.
      // oxlint-disable-next-line typescript/only-throw-error
      throw redirect({ href: paths.security(), replace: true });
    // The comparison is decided when the product is built: a production build holds no role view.
    return { viewer: import.meta.env.MODE === "development" ? viewAsRole(viewer, readChosenRole()) : viewer };
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

/** A group of screens behind a capability (§2 of docs/product-decisions.md). */
const createGuardedRoute = (capability: Capability) =>
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
export const evaluating = createGuardedRoute("evaluate");
export const managingPeople = createGuardedRoute("managePeople");
export const administering = createGuardedRoute("administer");
