import type { ObjectiveStatus } from "../vocabulary.ts";
import { isOpen } from "./objective.ts";

interface Step {
  kind: "objective" | "action";
  words: string;
  dueOn: string | null;
}

/** With the objective that it leads to. */
export interface NextStep<Objective = unknown> extends Step {
  objective: Objective;
}

interface StepObjective {
  sentence: string;
  status: ObjectiveStatus;
  dueOn: string | null;
  /** In their order. */
  actions: readonly { text: string; dueOn: string | null; doneOn: string | null }[];
}

/** What there is to do for an objective: its open actions, by its own day where they have none; itself where none is left. */
const listSteps = ({ sentence, dueOn, actions }: StepObjective): Step[] => {
  const open = actions.filter(({ doneOn }) => doneOn === null);
  if (open.length === 0) return [{ kind: "objective", words: sentence, dueOn }];
  return open.map(({ text, dueOn: until }) => ({ kind: "action", words: text, dueOn: until ?? dueOn }));
};

/**
 * The next step of a plan whose objectives stand in their order: what is due first, late or not; without any day, the first one
 * of an objective that is under way, then of one that is to come. Null: nothing is open.
 */
export function chooseNextStep<Objective extends StepObjective>(
  objectives: readonly Objective[],
): NextStep<Objective> | null {
  const open = objectives.filter(({ status }) => isOpen(status));
  const steps = [
    ...open.filter(({ status }) => status === "running"),
    ...open.filter(({ status }) => status !== "running"),
  ].flatMap((objective) => listSteps(objective).map((step) => ({ ...step, objective })));
  // What has a day comes before what has none; an equal day keeps the order of the plan.
  const [next] = steps.toSorted((a, b) => (a.dueOn ?? "9").localeCompare(b.dueOn ?? "9"));
  return next ?? null;
}
