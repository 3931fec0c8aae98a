import { isOurFault } from "../process/failures.ts";
import type { Counted } from "./limits.ts";

/** Runs what a counted call does, and settles the count by how it ends. */
export async function settleAttempt<T>(
  counted: Counted,
  services: Parameters<typeof isOurFault>[1],
  work: () => Promise<T>,
): Promise<T> {
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await (isOurFault(error, services) ? counted.notChecked() : counted.refused());
    throw error;
  }
  await counted.succeeded();
  return result;
}
