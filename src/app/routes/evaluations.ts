import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { evaluating } from "./groups.tsx";
import { screen, worded } from "./screen.ts";

export const evaluationsRoutes = {
  evaluate: [
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.evaluations(),
      validateSearch: ({ search, status, size }: Record<string, unknown>) => ({
        ...(search === undefined ? {} : { search: worded(search) }),
        ...(typeof status === "string" ? { status } : {}),
        ...(size === undefined ? {} : { size: Number(size) }),
      }),
      component: screen(
        "EvaluationsScreen",
        () => import("#evaluations/client/screens/EvaluationsScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.evaluationsBoard(),
      component: screen(
        "EvaluationsBoardScreen",
        () => import("#evaluations/client/screens/EvaluationsBoardScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => evaluating,
      path: paths.evaluationsCalendar(),
      validateSearch: ({ month }: Record<string, unknown>): { month?: string } =>
        month === undefined ? {} : { month: worded(month) },
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
