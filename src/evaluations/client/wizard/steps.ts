import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { isProtected } from "#evaluations/rules/enumerations.ts";
import { getInvitedRoles } from "#evaluations/rules/launch.ts";
import type { LaunchableEvaluation } from "../launch/recipients.ts";
import { listAskedTypes } from "#evaluations/rules/questionnaire.ts";

export const steps = ["information", "skills", "participation", "summary"] as const;
export type Step = (typeof steps)[number];

/** `?step=2`. */
export const parseStep = (given: string | undefined): Step =>
  steps[Number(given ?? "1") - 1] ?? "information";
export const getStepNumber = (step: Step) => steps.indexOf(step) + 1;

/** Collects the facts of `whyNotLaunch` from the evaluation of the contract. */
export const launchFacts = (evaluation: LaunchableEvaluation) => ({
  ...evaluation,
  itemCount: listAskedTypes(evaluation).length,
  invitedCount: evaluation.participants.filter(({ role }) => role !== "subject").length,
});

/** Nothing is missing from this step. To launch, the person's own answers would be enough; to be done, they are not. */
export function isComplete(step: Step, evaluation: Evaluation | null): boolean {
  if (!evaluation || step === "summary") return false;
  const facts = launchFacts(evaluation);
  if (step === "information") return evaluation.name.trim() !== "" && evaluation.subject !== null;
  if (step === "skills") return facts.itemCount > 0;
  if (!evaluation.subject) return false;
  const roles = getInvitedRoles(evaluation.evaluationType);
  // The manager who joins at launch is no colleague: where colleagues are asked, one at least is chosen.
  if (roles.some(isProtected)) return evaluation.participants.some(({ role }) => isProtected(role));
  return roles.length === 0 || facts.invitedCount > 0 || evaluation.joiningManager !== null;
}
