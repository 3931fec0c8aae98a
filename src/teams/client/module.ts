import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";
import { listInAddress } from "#platform/client/addresses.ts";

export const teams = {
  texts: {
    teams: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
    teamImport: {
      fr: () => import("../texts/import.fr.ts"),
      en: () => import("../texts/import.en.ts"),
    },
  },
  screens: {
    evaluate: [
      screen({
        path: paths.teams(),
        name: "TeamsScreen",
        load: () => import("./screens/TeamsScreen.tsx"),
        texts: ["teams"],
        search: listInAddress,
      }),
    ],
    managePeople: [
      screen({
        path: paths.createTeam(),
        name: "CreateTeamScreen",
        load: () => import("./screens/CreateTeamScreen.tsx"),
        texts: ["teams"],
      }),
      screen({
        path: paths.importTeams(),
        name: "ImportTeamsScreen",
        load: () => import("./screens/ImportTeamsScreen.tsx"),
        texts: ["teams", "imports", "teamImport"],
      }),
      screen({
        path: paths.directions(),
        name: "DirectionsScreen",
        load: () => import("./screens/DirectionsScreen.tsx"),
        texts: ["teams"],
      }),
      screen({
        path: paths.editTeam("$id"),
        name: "EditTeamScreen",
        load: () => import("./screens/EditTeamScreen.tsx"),
        texts: ["teams"],
      }),
    ],
  },
} satisfies ClientModule;
