import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { administering } from "./groups.tsx";
import { screen } from "./screen.ts";

export const weightsRoutes = {
  administer: [
    createRoute({
      getParentRoute: () => administering,
      path: paths.weightMatrix(),
      component: screen("WeightMatrixScreen", () => import("#weights/client/screens/WeightMatrixScreen.tsx")),
    }),
  ],
};
