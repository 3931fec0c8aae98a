import { refuse } from "#platform/errors.ts";

/**
 * Work of which only a few may run at once: the others wait in line, and a full line turns away with
 * `service_unavailable`, to come back in a few seconds.
 */
export function makeTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) refuse("service_unavailable", undefined, 5);
      // Whoever finishes hands its place over: `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
