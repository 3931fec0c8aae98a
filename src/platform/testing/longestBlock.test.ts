import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchBlocks } from "./longestBlock.ts";

const work = (milliseconds: number) => {
  const end = process.threadCpuUsage().user + milliseconds * 1000;
  while (process.threadCpuUsage().user < end);
};

test("the longest piece of work in one go is told, in processor time", async () => {
  const watch = watchBlocks();
  for (const milliseconds of [30, 80, 40]) {
    work(milliseconds);
    await setTimeout(5);
  }
  await watch.stop();
  expect(watch.longest()).toBeGreaterThanOrEqual(75);
});

test("waiting is no work", async () => {
  const watch = watchBlocks();
  await setTimeout(150);
  await watch.stop();
  expect(watch.longest()).toBeLessThan(75);
});
