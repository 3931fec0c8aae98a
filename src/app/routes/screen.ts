import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from "@tanstack/react-router";
import type { Screen } from "#platform/client/clientModule.ts";
import { addTexts } from "../workspaceTexts.ts";
import { signedIn } from "./groups.tsx";

/** A screen, fetched with the texts that it shows. */
export const createScreenComponent = ({ name, load, texts }: Pick<Screen, "name" | "load" | "texts">) =>
  lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), addTexts(...texts)]);
    return module;
  }, name);

/** The routes of these screens, under the route that says who may see them. */
export const createScreenRoutes = (parent: AnyRoute, screens: readonly Screen[]) =>
  screens.map(({ path, search, ...screen }) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: createScreenComponent(screen),
      ...(search ? { validateSearch: search } : {}),
    }),
  );

/** An address that leads to another one. */
export const createRedirection = (path: string, to: string | ((pathname: string) => string)) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    beforeLoad: ({ location }) => {
      const href = typeof to === "string" ? to : to(location.pathname);
      // The router's own way to redirect is to throw one.
      // oxlint-disable-next-line typescript/only-throw-error
      throw redirect({ href, replace: true });
    },
  });
