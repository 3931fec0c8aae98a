import { createMonthlyRuns } from "./monthly.ts";
import type { DemoSurveys } from "./runs.ts";
import { createOpenRun, createSmallRun } from "./single.ts";

/** A survey of each month with its trend, one that too few answered, and one that is open and asks everybody. */
export async function createDemoPulses(
  surveys: DemoSurveys,
  { today, authorKey }: { today: string; authorKey: string },
): Promise<void> {
  await createMonthlyRuns(surveys, authorKey, today);
  await createSmallRun(surveys, authorKey, today);
  await createOpenRun(surveys, authorKey, today);
}
