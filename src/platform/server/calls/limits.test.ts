import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Limit } from "#platform/contract/limits.ts";
import type { Database } from "../database/database.ts";
import { makeLimits, type Caller, type Limits } from "./limits.ts";
import { settleAttempt } from "./settleAttempt.ts";

const minute = 60;
const done: Limit = { per: "person", max: 3, within: minute, successesOnly: true, kept: "inProcess" };
const sent: Limit = { ...done, max: 5, evenIfEmpty: true };
const caller: Caller = { personId: "ana", address: "", headers: new Headers() };

let limits: Limits;
beforeEach(() => {
  vi.useFakeTimers();
  // What is counted in the process asks no database.
  limits = makeLimits({ db: {} as Database, keys: { secret: "s", appUrl: "" }, companyRate: 0 });
});
afterEach(() => vi.useRealTimers());

const count = () => limits.count("draft", [done, sent], caller);
const readLeft = async () => {
  const each = [];
  for (const limit of [done, sent]) each.push((await limits.readLeft("draft", [limit], caller)).count);
  return each;
};

test("a call that is refused is none of what was done nor of what was sent; one that brings nothing was sent", async () => {
  await (await count()).succeeded();
  expect(await readLeft()).toEqual([2, 4]);
  await (await count()).refused();
  await (await count()).notChecked();
  expect(await readLeft()).toEqual([2, 4]);
  await (await count()).empty();
  expect(await readLeft()).toEqual([2, 3]);
});

test("a call that one limit refuses gives its place back in the others", async () => {
  for (const left of [2, 1, 0]) {
    await count();
    expect((await readLeft())[0]).toBe(left);
  }
  await expect(count()).rejects.toThrow("too_many_requests");
  expect(await readLeft()).toEqual([0, 2]);
});

test("a try that is given back after its window adds none to the next one", async () => {
  const late = await count();
  vi.advanceTimersByTime(minute * 1000);
  await late.refused();
  expect(await readLeft()).toEqual([3, 5]);
  await count();
  await late.refused();
  expect(await readLeft()).toEqual([2, 4]);
});

test("a try is given back during the work and after it, once each", async () => {
  const log = { error: () => {} } as unknown as Parameters<typeof settleAttempt>[1];
  const later = await settleAttempt(await count(), log, async (giveBack) => {
    await giveBack();
    expect(await readLeft()).toEqual([2, 4]);
  });
  expect(later).toBeUndefined();
  expect(await readLeft()).toEqual([3, 4]);
  const giveBack = await settleAttempt(await count(), log, async (back) => back);
  expect(await readLeft()).toEqual([2, 3]);
  await giveBack();
  expect(await readLeft()).toEqual([3, 3]);
});
