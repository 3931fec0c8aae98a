import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { signedIn } from "./groups.tsx";
import { screen } from "./screen.ts";

export const nominationsRoutes = {
  signedIn: [
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.nomination("$id"),
      component: screen("NominationScreen", () => import("#nominations/client/screens/NominationScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.decideNomination("$id"),
      component: screen(
        "DecideNominationScreen",
        () => import("#nominations/client/screens/DecideNominationScreen.tsx"),
      ),
    }),
  ],
};
