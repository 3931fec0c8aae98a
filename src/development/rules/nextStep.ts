import type { ObjectiveStatus } from "../vocabulary.ts";
import { isOpen } from "./objective.ts";

export interface NextStep {
  kind: "objective" | "action";
  words: string;
  dueOn: string | null;
}

interface StepObjective {
  sentence: string;
  status: ObjectiveStatus;
  dueOn: string | null;
  /** In their order. */
  actions: readonly { text: string; dueOn: string | null; doneOn: string | null }[];
}

/** What there is to do for an objective: its open actions, itself where none is left. */
const listSteps = ({ sentence, dueOn, actions }: StepObjective): NextStep[] => {
  const open = actions.filter(({ doneOn }) => doneOn === null);
  if (open.length === 0) return [{ kind: "objective", words: sentence, dueOn }];
  return open.map(({ text, dueOn: until }) => ({ kind: "action", words: text, dueOn: until }));
};

/**
 * The next step of a plan whose objectives stand in their order: what is due first, late or not; without any day, the first one
 * of an objective that is under way, then of one that is to come. Null: nothing is open.
 */
export function chooseNextStep(objectives: readonly StepObjective[]): NextStep | null {
  const open = objectives.filter(({ status }) => isOpen(status));
  const steps = [
    ...open.filter(({ status }) => status === "running"),
    ...open.filter(({ status }) => status !== "running"),
  ].flatMap(listSteps);
  // What has a day comes before what has none; an equal day keeps the order of the plan.
  const [next] = steps.toSorted((a, b) => (a.dueOn ?? "9").localeCompare(b.dueOn ?? "9"));
  return next ?? null;
}
