import { expect, test } from "vitest";
import { Refusal } from "#platform/errors.ts";
import { makeTurns } from "./turns.ts";

test("only two work at once, the rest wait in order, and a full line turns away with when to come back", async () => {
  const inTurn = makeTurns({ atOnce: 2, waiting: 3 });
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (id: number) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(id);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    });
  const accepted = [1, 2, 3, 4, 5].map(work);
  const refused = await work(6).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: "service_unavailable", retryAfter: 5 });

  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(accepted);
  expect([most, order]).toEqual([2, [1, 2, 3, 4, 5]]);
});

test("work that fails gives its place back", async () => {
  const inTurn = makeTurns({ atOnce: 1, waiting: 0 });
  await expect(inTurn(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await inTurn(async () => "done")).toBe("done");
});
