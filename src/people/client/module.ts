import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";
import { tabInAddress } from "#platform/client/addresses.ts";

export const people = {
  texts: {
    ownProfile: {
      fr: () => import("./own/texts.fr.ts"),
      en: () => import("./own/texts.en.ts"),
    },
    people: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
    peopleImport: {
      fr: () => import("../texts/import.fr.ts"),
      en: () => import("../texts/import.en.ts"),
    },
  },
  screens: {
    managePeople: [
      screen({
        path: paths.invitePerson(),
        name: "InvitePersonScreen",
        load: () => import("./screens/InvitePersonScreen.tsx"),
        texts: ["people"],
        search: tabInAddress,
      }),
      screen({
        path: paths.importPeople(),
        name: "ImportPeopleScreen",
        load: () => import("./screens/ImportPeopleScreen.tsx"),
        texts: ["people", "imports", "peopleImport"],
      }),
      screen({
        path: paths.organisationChart(),
        name: "OrganisationChartScreen",
        load: () => import("./screens/OrganisationChartScreen.tsx"),
        texts: ["people"],
      }),
      screen({
        path: paths.editPerson("$id"),
        name: "EditPersonScreen",
        load: () => import("./screens/EditPersonScreen.tsx"),
        texts: ["people"],
      }),
    ],
    settings: [
      screen({
        path: paths.editProfile(),
        name: "EditProfileScreen",
        load: () => import("./screens/EditProfileScreen.tsx"),
        texts: ["ownProfile", "people"],
      }),
    ],
  },
} satisfies ClientModule;
