import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { managingPeople } from "./groups.tsx";
import { listInAddress, screen, tabInAddress } from "./screen.ts";
import { settings } from "./settings.ts";

export const peopleRoutes = {
  settings: [
    createRoute({
      getParentRoute: () => settings,
      path: paths.profile(),
      component: screen("ProfileScreen", () => import("#people/client/screens/ProfileScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => settings,
      path: paths.editProfile(),
      component: screen("EditProfileScreen", () => import("#people/client/screens/EditProfileScreen.tsx")),
    }),
  ],
  managePeople: [
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.people(),
      validateSearch: listInAddress,
      component: screen("People", () => import("../People.tsx")),
    }),
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.invitePerson(),
      validateSearch: tabInAddress,
      component: screen("InvitePersonScreen", () => import("#people/client/screens/InvitePersonScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.importPeople(),
      component: screen("ImportPeopleScreen", () => import("#people/client/screens/ImportPeopleScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.organisationChart(),
      component: screen(
        "OrganisationChartScreen",
        () => import("#people/client/screens/OrganisationChartScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.person("$id"),
      validateSearch: tabInAddress,
      component: screen("Person", () => import("../Person.tsx")),
    }),
    createRoute({
      getParentRoute: () => managingPeople,
      path: paths.editPerson("$id"),
      component: screen("EditPersonScreen", () => import("#people/client/screens/EditPersonScreen.tsx")),
    }),
  ],
};
