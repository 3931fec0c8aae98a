import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { screenTexts, type ScreenName } from "../screenTexts.ts";
import { addTexts } from "../workspaceTexts.ts";
import { signedIn } from "./groups.tsx";

/** A screen, fetched with the texts that it shows. */
export const screen = <Name extends ScreenName, Module extends Record<Name, ComponentType>>(
  name: Name,
  load: () => Promise<Module>,
) =>
  lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), addTexts(...screenTexts[name])]);
    return module;
  }, name);

/** A search parameter as text; any other type counts as absent. */
export const worded = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Which tab of a page is open. */
export const tabInAddress = ({ tab }: Record<string, unknown>): { tab?: string } =>
  typeof tab === "string" ? { tab } : {};

/** The search and the size of a list. */
export const listInAddress = ({ search, size }: Record<string, unknown>) => ({
  ...(search === undefined ? {} : { search: worded(search) }),
  ...(size === undefined ? {} : { size: Number(size) }),
});

/** An address that leads to another one. */
export const redirection = (path: string, to: string) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    beforeLoad: () => {
      // The router's own way to redirect is to throw one.
      // oxlint-disable-next-line typescript/only-throw-error
      throw redirect({ href: to, replace: true });
    },
  });
