import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { screen } from "./screen.ts";
import { settings } from "./settings.ts";

export const authRoutes = {
  settings: [
    createRoute({
      getParentRoute: () => settings,
      path: paths.settings(),
      component: screen("Settings", () => import("../settings/Settings.tsx")),
    }),
    createRoute({
      getParentRoute: () => settings,
      path: paths.security(),
      component: screen("SecurityScreen", () => import("#auth/client/screens/SecurityScreen.tsx")),
    }),
  ],
};
