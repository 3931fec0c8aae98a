import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";
import { worded } from "#platform/client/addresses.ts";

/** The parameters in the address of the list and of its other views. */
const parseListSearch = ({ search, status, size }: Record<string, unknown>) => ({
  ...(search === undefined ? {} : { search: worded(search) }),
  ...(typeof status === "string" ? { status } : {}),
  ...(size === undefined ? {} : { size: Number(size) }),
});

export const evaluations = {
  texts: {
    evaluations: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
    launch: {
      fr: () => import("./launch/texts.fr.ts"),
      en: () => import("./launch/texts.en.ts"),
    },
    wizard: {
      fr: () => import("./wizard/texts.fr.ts"),
      en: () => import("./wizard/texts.en.ts"),
    },
    lifecycle: {
      fr: () => import("./lifecycle/texts.fr.ts"),
      en: () => import("./lifecycle/texts.en.ts"),
    },
    room: {
      fr: () => import("./room/texts.fr.ts"),
      en: () => import("./room/texts.en.ts"),
    },
  },
  screens: {
    evaluate: [
      screen({
        path: paths.evaluations(),
        name: "EvaluationsScreen",
        load: () => import("./screens/EvaluationsScreen.tsx"),
        texts: ["evaluations", "lifecycle", "teams", "exports"],
        search: parseListSearch,
      }),
      screen({
        path: paths.evaluationsBoard(),
        name: "EvaluationsBoardScreen",
        load: () => import("./screens/EvaluationsBoardScreen.tsx"),
        texts: ["evaluations", "launch", "lifecycle", "teams"],
        search: parseListSearch,
      }),
      screen({
        path: paths.evaluationsCalendar(),
        name: "EvaluationsCalendarScreen",
        load: () => import("./screens/EvaluationsCalendarScreen.tsx"),
        texts: ["evaluations", "teams"],
        search: (given: Record<string, unknown>) => ({
          ...parseListSearch(given),
          ...(given["month"] === undefined ? {} : { month: worded(given["month"]) }),
        }),
      }),
      screen({
        path: paths.createEvaluation(),
        name: "CreateEvaluationScreen",
        load: () => import("./screens/CreateEvaluationScreen.tsx"),
        texts: ["evaluations", "launch", "lifecycle", "wizard"],
      }),
    ],
  },
} satisfies ClientModule;
