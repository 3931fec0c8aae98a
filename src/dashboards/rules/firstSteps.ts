import type { Dashboard } from "../contract.ts";

export interface FirstStepsProgress {
  hasInvited: boolean;
  hasCreated: boolean;
  /** A report, be it the example. */
  hasRead: boolean;
}

/**
 * Computes the first steps of a company; null once the last is done, and for readers who do not take them. An existing
 * report counts as read, so that the example is not offered.
 */
export function computeFirstSteps(
  {
    firstSteps,
    newReports,
    led,
    latestReport,
  }: Pick<Dashboard, "firstSteps" | "newReports" | "led" | "latestReport">,
  hasReadExample: boolean,
): FirstStepsProgress | null {
  if (!firstSteps) return null;
  const hasReports =
    newReports.length > 0 || latestReport !== null || led.some(({ status }) => status === "completed");
  const steps = { ...firstSteps, hasRead: hasReadExample || hasReports };
  return steps.hasInvited && steps.hasCreated && steps.hasRead ? null : steps;
}
