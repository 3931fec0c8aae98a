import { setImmediate } from "node:timers/promises";
import type { Steps } from "#platform/steps.ts";

/** Runs long work without holding the event loop: whatever has arrived meanwhile goes first after each part. */
export async function inSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
