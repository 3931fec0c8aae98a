import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { evaluating, managingPeople, signedIn } from "./groups.tsx";
import { listInAddress, screen, tabInAddress } from "./screen.ts";

export const teamsRoutes = {
  signedIn: [
    createRoute({
      getParentRoute: () => signedIn,
      path: paths.managedPeople(),
      validateSearch: listInAddress,
      component: screen(
        "ManagedPeopleScreen",
        () => import("#dashboards/client/screens/ManagedPeopleScreen.tsx"),
      ),
    }),
  ],
  evaluate: [
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.teams(),
      validateSearch: listInAddress,
      component: screen("TeamsScreen", () => import("#teams/client/screens/TeamsScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.team("$id"),
      validateSearch: tabInAddress,
      component: screen("Team", () => import("../Team.tsx")),
    }),
  ],
  managePeople: [
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.createTeam(),
      component: screen("CreateTeamScreen", () => import("#teams/client/screens/CreateTeamScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.importTeams(),
      component: screen("ImportTeamsScreen", () => import("#teams/client/screens/ImportTeamsScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.directions(),
      component: screen("DirectionsScreen", () => import("#teams/client/screens/DirectionsScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.editTeam("$id"),
      component: screen("EditTeamScreen", () => import("#teams/client/screens/EditTeamScreen.tsx")),
    }),
  ],
};
