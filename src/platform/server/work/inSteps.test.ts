import { expect, test } from "vitest";
import { mapInSteps, maxItemsPerStep } from "#platform/steps.ts";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { inSteps } from "./inSteps.ts";

test("a list of fifty thousand is worked through in order, and others have their turn after 500 at most", async () => {
  const items = Array.from({ length: 50_000 }, (_, at) => at);
  let done = 0;
  const seen: number[] = [];
  const watch = setInterval(() => {}, 1_000);
  const look = () => {
    seen.push(done);
    if (done < items.length) setImmediate(look);
  };
  setImmediate(look);
  const doubled = await inSteps(
    mapInSteps(items, (item, at) => {
      done += 1;
      return item + at;
    }),
  );
  clearInterval(watch);
  expect(doubled).toEqual(items.map((item) => item * 2));
  expect(withoutPause(mapInSteps(items, (item) => item * 2))).toEqual(doubled);
  const steps = seen.map((count, at) => count - (seen[at - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(maxItemsPerStep);
});
