import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { screen } from "./screen.ts";
import { managedSettings } from "./settings.ts";

export const companyRoutes = {
  settings: [
    createRoute({
      getParentRoute: () => managedSettings,
      path: paths.companySettings(),
      component: screen("CompanySettings", () => import("../CompanySettings.tsx")),
    }),
  ],
};
