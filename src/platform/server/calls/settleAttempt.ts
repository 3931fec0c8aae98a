import { isOurFault } from "../process/failures.ts";
import type { Counted } from "./limits.ts";

/**
 * Counts the call as one that brought nothing. Once its work is over: a count in PostgreSQL needs a connection of its own,
 * and a call that is refused in the end gives its try back anyway.
 */
export type GiveBack = () => Promise<void>;

/** Runs what a counted call does, and settles the count by how it ends. */
export async function settleAttempt<T>(
  counted: Counted,
  services: Parameters<typeof isOurFault>[1],
  work: (giveBack: GiveBack) => Promise<T>,
): Promise<T> {
  let result: T;
  let isSettled = false;
  let isEmpty = false;
  const giveBack = async () => {
    isEmpty = true;
    if (isSettled) await counted.empty();
  };
  try {
    result = await work(giveBack);
  } catch (error) {
    await (isOurFault(error, services) ? counted.notChecked() : counted.refused());
    throw error;
  }
  await counted.succeeded();
  isSettled = true;
  if (isEmpty) await counted.empty();
  return result;
}
