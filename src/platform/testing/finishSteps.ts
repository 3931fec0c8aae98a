import type { Steps } from "../steps.ts";

/** Runs it at once, where nothing waits. */
export function finishSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
