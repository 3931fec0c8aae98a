import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { administering } from "./groups.tsx";
import { screen } from "./screen.ts";

export const administrationRoutes = {
  administer: [
    createRoute({
      getParentRoute: () => administering,
      path: paths.emailTest(),
      component: screen(
        "EmailTestScreen",
        () => import("#administration/client/screens/EmailTestScreen.tsx"),
      ),
    }),
  ],
};
