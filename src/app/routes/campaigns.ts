import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { evaluating } from "./groups.tsx";
import { screen } from "./screen.ts";

export const campaignsRoutes = {
  evaluate: [
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.campaigns(),
      component: screen("CampaignsScreen", () => import("#campaigns/client/screens/CampaignsScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.createCampaign(),
      component: screen(
        "CreateCampaignScreen",
        () => import("#campaigns/client/screens/CreateCampaignScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.campaign("$id"),
      component: screen("CampaignScreen", () => import("#campaigns/client/screens/CampaignScreen.tsx")),
    }),
  ],
};
