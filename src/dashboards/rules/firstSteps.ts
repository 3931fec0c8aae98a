import type { Dashboard } from "../contract.ts";

export interface FirstStepsProgress {
  hasInvited: boolean;
  hasCreated: boolean;
  /** A report, be it the example. */
  hasRead: boolean;
}

/**
 * The first steps of a company, until the last of them is done; null from then on, and for whoever does not take them.
 * Where reports exist, nobody is sent to an example.
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
