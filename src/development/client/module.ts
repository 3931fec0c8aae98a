import { paths } from "#paths.ts";
import { listInAddress, tabInAddress } from "#platform/client/addresses.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";

export const development = {
  texts: {
    development: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
    developmentPlan: {
      fr: () => import("./plan/texts.fr.ts"),
      en: () => import("./plan/texts.en.ts"),
    },
    developmentCheckpoint: {
      fr: () => import("./checkpoint/launch/textsWithErrors.fr.ts"),
      en: () => import("./checkpoint/launch/textsWithErrors.en.ts"),
    },
    developmentLibrary: {
      fr: () => import("./library/textsWithErrors.fr.ts"),
      en: () => import("./library/textsWithErrors.en.ts"),
    },
  },
  screens: {
    administer: [
      screen({
        path: paths.developmentLibrary(),
        name: "DevelopmentLibraryScreen",
        load: () => import("./screens/DevelopmentLibraryScreen.tsx"),
        texts: ["developmentLibrary", "skills"],
        search: listInAddress,
      }),
      screen({
        path: paths.createLibraryEntry(),
        name: "CreateLibraryEntryScreen",
        load: () => import("./screens/CreateLibraryEntryScreen.tsx"),
        texts: ["development", "developmentLibrary"],
      }),
      screen({
        path: paths.libraryEntry("$id"),
        name: "LibraryEntryScreen",
        load: () => import("./screens/LibraryEntryScreen.tsx"),
        texts: ["development", "developmentLibrary"],
      }),
    ],
    evaluate: [
      screen({
        path: paths.checkpoint("$id"),
        name: "CheckpointScreen",
        load: () => import("./screens/CheckpointScreen.tsx"),
        texts: ["developmentCheckpoint", "evaluations", "launch"],
      }),
    ],
    signedIn: [
      screen({
        path: paths.developmentPlan("$id"),
        name: "DevelopmentPlanScreen",
        load: () => import("./screens/DevelopmentPlanScreen.tsx"),
        texts: ["development", "developmentPlan"],
        search: tabInAddress,
      }),
    ],
  },
} satisfies ClientModule;
