import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Collects what a test has left behind, before something is measured: the collector, and the loop that catches up
 * after it, would else be busy with the test's own memory in the middle of the product's work.
 */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
