import { expect, test } from "vitest";
import { Refusal } from "#platform/errors.ts";
import { makeTurns } from "./turns.ts";

/** Work that ends when the test says so; `order` is the order in which it started. */
function makeWork(turns: ReturnType<typeof makeTurns>) {
  const finish: (() => void)[] = [];
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const work = (source: string, id: string) =>
    turns.run(source, async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(id);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    });
  const finishAll = async () => {
    while (finish.length > 0) {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { work, finishAll, order, most: () => most };
}
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

test("only two run at once, the rest wait in order, and a full queue says when to come back", async () => {
  const turns = makeTurns({ atOnce: 2, waiting: 3 });
  const { work, finishAll, order, most } = makeWork(turns);
  const accepted = ["1", "2", "3", "4", "5"].map((id) => work("one", id));
  expect(turns.waiting()).toBe(3);
  const refused = await work("one", "6").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: "service_unavailable", retryAfter: 5 });
  await finishAll();
  await Promise.all(accepted);
  expect([most(), order, turns.waiting()]).toEqual([2, ["1", "2", "3", "4", "5"], 0]);
});

test("two hundred calls of one source let another's pass after those already running", async () => {
  const { work, finishAll, order } = makeWork(makeTurns({ atOnce: 2, waiting: 250 }));
  const many = Array.from({ length: 200 }, (_, index) => work("many", `many ${index}`));
  const others = [work("second", "second"), work("third", "third")];
  await finishAll();
  await Promise.all([...many, ...others]);
  expect(order.indexOf("second")).toBeLessThanOrEqual(3);
  expect(order.indexOf("third")).toBeLessThanOrEqual(4);
});

test("a full queue turns away the last call of the longest line, not a newcomer", async () => {
  const { work, finishAll } = makeWork(makeTurns({ atOnce: 1, waiting: 4 }));
  const many = Array.from({ length: 5 }, (_, index) => outcome(work("many", String(index))));
  const newcomers = [outcome(work("second", "a")), outcome(work("third", "b"))];
  // Two lines of one and one of two: a second call would make a line longer than it takes from another.
  const again = outcome(work("second", "c"));
  await finishAll();
  expect(await Promise.all(many)).toEqual([
    "done",
    "done",
    "done",
    "service_unavailable",
    "service_unavailable",
  ]);
  expect(await Promise.all([...newcomers, again])).toEqual(["done", "done", "service_unavailable"]);
});

test("work that fails gives its place back", async () => {
  const turns = makeTurns({ atOnce: 1, waiting: 0 });
  await expect(turns.run("one", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await turns.run("one", async () => "done")).toBe("done");
});
