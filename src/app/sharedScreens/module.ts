import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";
import { listInAddress, tabInAddress, worded } from "#platform/client/addresses.ts";

/** Screens to which a concept above theirs adds something, and which therefore stand in none. */
export const sharedScreens = {
  screens: {
    signedIn: [
      screen({
        path: paths.notifications(),
        name: "Notifications",
        load: () => import("./Notifications.tsx"),
        texts: [],
        search: tabInAddress,
      }),
    ],
    evaluate: [
      screen({
        path: paths.evaluation("$id"),
        name: "ControlRoom",
        load: () => import("./ControlRoom.tsx"),
        texts: ["evaluations", "launch", "lifecycle", "room", "wizard", "series"],
      }),
      screen({
        path: paths.editEvaluation("$id"),
        name: "EditEvaluation",
        load: () => import("./EditEvaluation.tsx"),
        texts: ["evaluations", "launch", "lifecycle", "wizard", "nominations"],
        search: ({ step }: Record<string, unknown>) => (step === undefined ? {} : { step: worded(step) }),
      }),
      screen({
        path: paths.team("$id"),
        name: "Team",
        load: () => import("./Team.tsx"),
        texts: ["teams", "evaluations", "board"],
        search: tabInAddress,
      }),
    ],
    managePeople: [
      screen({
        path: paths.people(),
        name: "People",
        load: () => import("./People.tsx"),
        texts: ["people", "teams"],
        search: listInAddress,
      }),
      screen({
        path: paths.person("$id"),
        name: "Person",
        load: () => import("./Person.tsx"),
        texts: ["people", "security", "evaluations", "development"],
        search: tabInAddress,
      }),
    ],
    administer: [
      screen({
        path: paths.createQuestion(),
        name: "NewQuestion",
        load: () => import("./NewQuestion.tsx"),
        texts: ["skills"],
      }),
      screen({
        path: paths.editQuestion("$id"),
        name: "QuestionPage",
        load: () => import("./QuestionPage.tsx"),
        texts: ["skills"],
      }),
    ],
    settings: [
      screen({
        path: paths.profile(),
        name: "Profile",
        load: () => import("./Profile.tsx"),
        texts: ["ownProfile", "people"],
      }),
      screen({
        path: paths.settings(),
        name: "Settings",
        load: () => import("../settings/Settings.tsx"),
        texts: ["settings", "notifications"],
      }),
    ],
    managedSettings: [
      screen({
        path: paths.companySettings(),
        name: "CompanySettings",
        load: () => import("./CompanySettings.tsx"),
        texts: ["companySettings", "evaluations"],
      }),
    ],
  },
} satisfies ClientModule;
