import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { signedIn } from "./groups.tsx";
import { screen, tabInAddress } from "./screen.ts";

export const notificationsRoutes = {
  signedIn: [
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.notifications(),
      validateSearch: tabInAddress,
      component: screen("Notifications", () => import("../Notifications.tsx")),
    }),
  ],
};
