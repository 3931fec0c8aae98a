import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { managingPeople } from "./groups.tsx";
import { screen } from "./screen.ts";

export const companyRoutes = {
  managePeople: [
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.companySettings(),
      component: screen("CompanySettings", () => import("../CompanySettings.tsx")),
    }),
  ],
};
