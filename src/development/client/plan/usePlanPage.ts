import { createContext, use } from "react";
import type { Action, Objective, Plan } from "../../contract/plan.ts";
import type { Pillar } from "../../vocabulary.ts";
import type { Place } from "./place.ts";
import type { PlanActions } from "./usePlanActions.ts";

/** What fills the plan from the library, from a model or from a report. */
export type BeginningQuestion =
  | { kind: "library"; objectiveId: string }
  | { kind: "models"; pillar: Pillar }
  /** `evaluationId`: whose report it is; without one, the latest. */
  | { kind: "report"; pillar: Pillar; evaluationId?: string | undefined };

/** What a form of the page is about, or a question before what cannot be taken back. */
export type FormQuestion =
  | { kind: "objective"; objectiveId: string | null; pillar: Pillar }
  | { kind: "action"; objectiveId: string; actionId: string | null }
  | { kind: "move"; objective: Objective }
  | { kind: "setAside"; objectiveId: string }
  | { kind: "removeObjective"; objective: Objective }
  | { kind: "removeAction"; action: Action }
  | { kind: "beginCycle" };

export type Question = FormQuestion | BeginningQuestion | { kind: "draft" };

export const isBeginning = (question: Question): question is BeginningQuestion =>
  question.kind === "library" || question.kind === "models" || question.kind === "report";

export const isForm = (question: Question): question is FormQuestion =>
  !isBeginning(question) && question.kind !== "draft";

interface PlanPage {
  plan: Plan;
  /** The reader is the person whose plan it is. */
  isOwn: boolean;
  mayWrite: boolean;
  actions: PlanActions;
  ask: (question: Question) => void;
  /** Shows an objective, with the focus on it once no dialog is open. */
  goTo: (objective: Place) => void;
  /** The objective that takes the focus when it is shown. */
  awaited: string | null;
  arrive: () => void;
}

const PlanContext = createContext<PlanPage | null>(null);
export const PlanProvider = PlanContext.Provider;

/** The plan that the page shows, and what can be done with it here. */
export function usePlanPage(): PlanPage {
  const page = use(PlanContext);
  if (!page) throw new Error("a part of a plan outside of its page");
  return page;
}
