import { createContext, use } from "react";
import type { Action, Objective, Plan } from "../../contract/plan.ts";
import type { Pillar } from "../../vocabulary.ts";
import type { PlanActions } from "./usePlanActions.ts";

/** What a dialog of the page asks about. */
export type Question =
  | { kind: "objective"; objectiveId: string | null; pillar: Pillar }
  | { kind: "action"; objectiveId: string; actionId: string | null }
  | { kind: "setAside"; objectiveId: string }
  | { kind: "removeObjective"; objective: Objective }
  | { kind: "removeAction"; action: Action };

interface PlanPage {
  plan: Plan;
  /** The reader is the person whose plan it is. */
  isOwn: boolean;
  mayWrite: boolean;
  actions: PlanActions;
  ask: (question: Question) => void;
}

const PlanContext = createContext<PlanPage | null>(null);
export const PlanProvider = PlanContext.Provider;

/** The plan that the page shows, and what can be done with it here. */
export function usePlanPage(): PlanPage {
  const page = use(PlanContext);
  if (!page) throw new Error("a part of a plan outside of its page");
  return page;
}
