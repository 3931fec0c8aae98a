import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";
import { listInAddress } from "#platform/client/addresses.ts";

export const jobs = {
  texts: {
    positionImport: {
      fr: () => import("../texts/import.fr.ts"),
      en: () => import("../texts/import.en.ts"),
    },
    jobs: {
      fr: () => import("../texts.fr.ts"),
      en: () => import("../texts.en.ts"),
    },
  },
  screens: {
    administer: [
      screen({
        path: paths.jobPositions(),
        name: "JobPositionsScreen",
        load: () => import("./screens/JobPositionsScreen.tsx"),
        texts: ["jobs", "skills"],
        search: listInAddress,
      }),
      screen({
        path: paths.createJobPosition(),
        name: "CreateJobPositionScreen",
        load: () => import("./screens/CreateJobPositionScreen.tsx"),
        texts: ["jobs", "skills"],
      }),
      screen({
        path: paths.importPositions(),
        name: "ImportPositionsScreen",
        load: () => import("./screens/ImportPositionsScreen.tsx"),
        texts: ["jobs", "imports", "positionImport"],
      }),
      screen({
        path: paths.jobPosition("$id"),
        name: "JobPositionScreen",
        load: () => import("./screens/JobPositionScreen.tsx"),
        texts: ["jobs", "skills"],
      }),
      screen({
        path: paths.jobFamilies(),
        name: "JobFamiliesScreen",
        load: () => import("./screens/JobFamiliesScreen.tsx"),
        texts: ["jobs", "skills"],
        search: listInAddress,
      }),
      screen({
        path: paths.createJobFamily(),
        name: "CreateJobFamilyScreen",
        load: () => import("./screens/CreateJobFamilyScreen.tsx"),
        texts: ["jobs"],
      }),
      screen({
        path: paths.jobFamily("$id"),
        name: "JobFamilyScreen",
        load: () => import("./screens/JobFamilyScreen.tsx"),
        texts: ["jobs", "skills"],
      }),
      screen({
        path: paths.jobStatuses(),
        name: "JobStatusesScreen",
        load: () => import("./screens/JobStatusesScreen.tsx"),
        texts: ["jobs", "skills"],
      }),
    ],
  },
} satisfies ClientModule;
