import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { signedIn } from "./groups.tsx";
import { screen } from "./screen.ts";

export const authRoutes = {
  signedIn: [
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.settings(),
      component: screen("SettingsScreen", () => import("#auth/client/screens/SettingsScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.security(),
      component: screen("SecurityScreen", () => import("#auth/client/screens/SecurityScreen.tsx")),
    }),
  ],
};
