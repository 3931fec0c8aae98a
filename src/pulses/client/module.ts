import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";

export const pulses = {
  texts: {
    pulses: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
    pulseTemplates: {
      fr: () => import("./templates/texts.fr.ts"),
      en: () => import("./templates/texts.en.ts"),
    },
    mySurveys: {
      fr: () => import("./mine/texts.fr.ts"),
      en: () => import("./mine/texts.en.ts"),
    },
    pulseRuns: {
      fr: () => import("./runs/texts.fr.ts"),
      en: () => import("./runs/texts.en.ts"),
    },
    pulseEditor: {
      fr: () => import("./editor/texts.fr.ts"),
      en: () => import("./editor/texts.en.ts"),
    },
    pulseNote: {
      fr: () => import("./note/textsWithErrors.fr.ts"),
      en: () => import("./note/textsWithErrors.en.ts"),
    },
    pulseReport: {
      fr: () => import("./report/texts.fr.ts"),
      en: () => import("./report/texts.en.ts"),
    },
  },
  screens: {
    signedIn: [
      screen({
        path: paths.pulses(),
        name: "MySurveysScreen",
        load: () => import("./screens/MySurveysScreen.tsx"),
        texts: ["pulses", "mySurveys"],
      }),
      screen({
        path: paths.pulseReport("$id"),
        name: "PulseReportScreen",
        load: () => import("./screens/PulseReportScreen.tsx"),
        texts: ["pulses", "pulseReport", "pulseNote", "evaluations"],
      }),
    ],
    managePeople: [
      screen({
        path: paths.pulseRuns(),
        name: "PulseRunsScreen",
        load: () => import("./screens/PulseRunsScreen.tsx"),
        texts: ["pulses", "pulseRuns"],
      }),
      screen({
        path: paths.pulseTemplates(),
        name: "PulseTemplatesScreen",
        load: () => import("./screens/PulseTemplatesScreen.tsx"),
        texts: ["pulses", "pulseTemplates"],
      }),
      screen({
        path: paths.editPulse("$id"),
        name: "PulseEditorScreen",
        load: () => import("./screens/PulseEditorScreen.tsx"),
        texts: ["pulses", "pulseTemplates", "pulseEditor"],
      }),
    ],
    administer: [
      screen({
        path: paths.pulseLibrary(),
        name: "PulseLibraryScreen",
        load: () => import("./screens/PulseLibraryScreen.tsx"),
        texts: ["pulses", "pulseTemplates"],
      }),
    ],
  },
} satisfies ClientModule;
