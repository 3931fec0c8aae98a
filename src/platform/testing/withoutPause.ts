import type { Steps } from "../steps.ts";

/** All parts, one immediately after the other. */
export function withoutPause<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
