import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { evaluating } from "./groups.tsx";
import { screen, worded } from "./screen.ts";

/** What the address of the list says, and that of its other views. */
const searched = ({ search, status, size }: Record<string, unknown>) => ({
  ...(search === undefined ? {} : { search: worded(search) }),
  ...(typeof status === "string" ? { status } : {}),
  ...(size === undefined ? {} : { size: Number(size) }),
});

export const evaluationsRoutes = {
  evaluate: [
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.evaluations(),
      validateSearch: searched,
      component: screen(
        "EvaluationsScreen",
        () => import("#evaluations/client/screens/EvaluationsScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.evaluationsBoard(),
      validateSearch: searched,
      component: screen(
        "EvaluationsBoardScreen",
        () => import("#evaluations/client/screens/EvaluationsBoardScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.evaluationsCalendar(),
      validateSearch: (given: Record<string, unknown>) => ({
        ...searched(given),
        ...(given["month"] === undefined ? {} : { month: worded(given["month"]) }),
      }),
      component: screen(
        "EvaluationsCalendarScreen",
        () => import("#evaluations/client/screens/EvaluationsCalendarScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.createEvaluation(),
      component: screen(
        "CreateEvaluationScreen",
        () => import("#evaluations/client/screens/CreateEvaluationScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.evaluation("$id"),
      component: screen("ControlRoom", () => import("../ControlRoom.tsx")),
    }),
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.editEvaluation("$id"),
      validateSearch: ({ step }: Record<string, unknown>): { step?: string } =>
        step === undefined ? {} : { step: worded(step) },
      component: screen("EditEvaluation", () => import("../EditEvaluation.tsx")),
    }),
  ],
};
