import { describe, expect, test } from "vitest";
import { Refusal } from "#platform/errors.ts";
import { makeFairQueue } from "./fairQueue.ts";

/** Work that ends when the test says so; `order` is the order in which it started. */
function makeWork(turns: ReturnType<typeof makeFairQueue>) {
  const endings: (() => void)[] = [];
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const work = (source: string, id: string, isStranger = false) =>
    turns.run({ name: source, isStranger }, async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(id);
      await new Promise<void>((resolve) => endings.push(resolve));
      running -= 1;
    });
  const finish = async (count: number) => {
    for (let ended = 0; ended < count && endings.length > 0; ended += 1) {
      endings.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { work, finish, finishAll: () => finish(Infinity), order, most: () => most };
}
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

test("only two run at once, the rest wait in order, and a full queue says when to come back", async () => {
  const turns = makeFairQueue({ maxConcurrent: 2, waiting: 3 });
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
  const { work, finishAll, order } = makeWork(makeFairQueue({ maxConcurrent: 2, waiting: 250 }));
  const many = Array.from({ length: 200 }, (_, index) => work("many", `many ${index}`));
  const others = [work("second", "second"), work("third", "third")];
  await finishAll();
  await Promise.all([...many, ...others]);
  expect(order.indexOf("second")).toBeLessThanOrEqual(3);
  expect(order.indexOf("third")).toBeLessThanOrEqual(4);
});

test("a full queue turns away the last call of the longest line, not a newcomer", async () => {
  // A draw of nearly one always falls on the newcomer.
  const turns = makeFairQueue({ maxConcurrent: 1, waiting: 4, random: () => 0.999 });
  const { work, finishAll } = makeWork(turns);
  const many = Array.from({ length: 5 }, (_, index) => outcome(work("many", String(index))));
  const newcomers = [outcome(work("second", "a")), outcome(work("third", "b"))];
  // Two lines of one and one of two: a second call would make a line as long, and the draw decides.
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
  const turns = makeFairQueue({ maxConcurrent: 1, waiting: 0 });
  await expect(turns.run({ name: "one" }, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await turns.run({ name: "one" }, async () => "done")).toBe("done");
});

describe("strangers from sixty networks, one call each at a time", () => {
  const networks = Array.from({ length: 60 }, (_, index) => `network ${index}`);
  function attack(random: () => number) {
    const made = makeWork(makeFairQueue({ maxConcurrent: 2, waiting: 50, random }));
    const outcomes = networks.map((network) => outcome(made.work(network, network, true)));
    return { ...made, outcomes };
  }

  test("neither refuse nor delay somebody known: every second turn is theirs", async () => {
    const { work, finishAll, order, outcomes } = attack(() => 0.999);
    const known = ["device a", "device b", "account c"];
    const answers = known.map((source) => outcome(work(source, source)));
    await finishAll();
    expect(await Promise.all(answers)).toEqual(["done", "done", "done"]);
    expect(known.map((source) => order.indexOf(source))).toEqual([2, 4, 6]);
    expect((await Promise.all(outcomes)).filter((one) => one === "done")).toHaveLength(52);
  });

  test("are not starved by people who are known either", async () => {
    const { work, finishAll, order, outcomes } = attack(() => 0.999);
    const known = Array.from({ length: 50 }, (_, index) => outcome(work(`device ${index}`, "known")));
    await finishAll();
    await Promise.all([...outcomes, ...known]);
    expect(order.slice(2, 8).filter((id) => id === "known")).toHaveLength(3);
  });

  test("share the places by lot: a newcomer gets in as often as anybody", async () => {
    const { work, finishAll, outcomes } = attack(() => 0);
    const newcomer = outcome(work("newcomer", "newcomer", true));
    await finishAll();
    expect(await newcomer).toBe("done");
    const turnedAway = (await Promise.all(outcomes)).filter((one) => one === "service_unavailable");
    expect(turnedAway).toHaveLength(9);
  });

  test("who come back stand behind a newcomer, and go before it does", async () => {
    // The lot always falls on the newcomer: what lets it in is that it was not served yet.
    const { work, finish, finishAll, order } = attack(() => 0.999);
    await finish(10);
    const back = networks.slice(2, 12).map((network) => outcome(work(network, "back", true)));
    const newcomer = outcome(work("newcomer", "newcomer", true));
    await finishAll();
    expect(await newcomer).toBe("done");
    expect(order.indexOf("newcomer")).toBeLessThan(order.indexOf("back"));
    const turnedAway = (await Promise.all(back)).filter((one) => one === "service_unavailable");
    expect(turnedAway).toHaveLength(1);
  });
});
