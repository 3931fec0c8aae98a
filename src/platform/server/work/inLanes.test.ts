import { expect, test } from "vitest";
import { inLanes } from "./inLanes.ts";

const step = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test says so. */
function makeWork(lanes: number) {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const begun: string[] = [];
  const hand = inLanes(lanes, (key) => {
    begun.push(key);
    const gate = Promise.withResolvers<void>();
    gates.set(key, gate);
    return gate.promise;
  });
  const getGate = (key: string) => gates.get(key) ?? Promise.withResolvers<void>();
  return { hand, begun, getGate };
}

test("what hangs takes its lanes and no more: others are handed over, and wait for nobody", async () => {
  const { hand, begun, getGate } = makeWork(2);
  const first = hand("a");
  const second = hand("b");
  // A third company, and the first one again, have their worker back at once.
  await Promise.all([hand("c"), hand("a")]);
  expect(begun).toEqual(["a", "b"]);
  getGate("b").resolve();
  await step();
  expect(begun).toEqual(["a", "b", "c"]);
  getGate("c").resolve();
  await second;
  // What came for a key in progress is done after it, by the lane that had it.
  getGate("a").resolve();
  await step();
  expect(begun).toEqual(["a", "b", "c", "a"]);
  getGate("a").resolve();
  await first;
});

test("work that fails says so, gives its lane back, and leaves what waits to whoever comes next", async () => {
  const { hand, begun, getGate } = makeWork(1);
  const failing = hand("a");
  await hand("b");
  getGate("a").reject(new Error("no"));
  await expect(failing).rejects.toThrow("no");
  const after = hand("c");
  expect(begun).toEqual(["a", "b"]);
  getGate("b").resolve();
  await step();
  expect(begun).toEqual(["a", "b", "c"]);
  getGate("c").resolve();
  await after;
});

test("work of many steps makes room for what waits, and is finished afterwards", async () => {
  const left = new Map([
    ["many", 25],
    ["one", 1],
  ]);
  const done: string[] = [];
  const hand = inLanes(1, async (key, shouldContinue) => {
    while (left.get(key) && shouldContinue()) {
      left.set(key, (left.get(key) ?? 0) - 1);
      await step();
      done.push(key);
    }
  });
  const first = hand("many");
  await hand("one");
  await first;
  const many = (times: number) => Array<string>(times).fill("many");
  expect(done).toEqual([...many(10), "one", ...many(15)]);
});
