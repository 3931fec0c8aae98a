import { describe, expect, test } from "vitest";
import { Refusal } from "#platform/errors.ts";
import { makeConnectionQuota, type ConnectionQuota } from "./connectionQuota.ts";

/** Calls that end when the test says so; a session is « person » or « person/2 », of the company that is given. */
function makeCalls(quota: ConnectionQuota) {
  const open = new Map<string, (() => void)[]>();
  const count = (session: string) => open.get(session)?.length ?? 0;
  const call = (session: string, companyId = "company") =>
    quota
      .run(session, async (identify) => {
        identify({ personId: session.split("/")[0] ?? "", companyId });
        await new Promise<void>((resolve) => open.set(session, [...(open.get(session) ?? []), resolve]));
      })
      .then(
        () => "done",
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      );
  const step = () => new Promise((resolve) => setImmediate(resolve));
  /** Ends one call of a session. */
  const end = async (session: string) => {
    open.get(session)?.shift()?.();
    await step();
  };
  const endAll = async () => {
    for (const session of open.keys()) while (count(session) > 0) await end(session);
  };
  /** A first call, by which it is known whose session it is. */
  const known = async (session: string, companyId?: string) => {
    const first = call(session, companyId);
    await step();
    await end(session);
    await first;
  };
  const many = (length: number, session: string, companyId?: string) =>
    Array.from({ length }, () => call(session, companyId));
  return { call, many, known, count, end, endAll, step };
}

describe("of ten connections", () => {
  test("two companies that want all leave one to a third, at once and for as long as they go on", async () => {
    const { many, known, count, end, endAll, step } = makeCalls(makeConnectionQuota({ connections: 10 }));
    const people = { one: ["a", "b"], two: ["c", "d"], three: ["e"] };
    for (const [company, sessions] of Object.entries(people))
      for (const session of sessions) await known(session, company);
    const calls = [
      ...many(8, "a", "one"),
      ...many(8, "b", "one"),
      ...many(8, "c", "two"),
      ...many(8, "d", "two"),
    ];
    await step();
    expect(["a", "b", "c", "d"].map(count)).toEqual([4, 3, 2, 0]);
    for (let round = 0; round < 3; round += 1) {
      const third = many(1, "e", "three");
      await step();
      expect(count("e")).toBe(1);
      await end("e");
      expect(await third[0]).toBe("done");
      await end("a");
    }
    await endAll();
    expect(new Set(await Promise.all(calls))).toEqual(new Set(["done"]));
  });

  test("thirty calls of one person hold four; the others wait without one, and all are answered", async () => {
    const { many, known, count, end, endAll, step } = makeCalls(makeConnectionQuota({ connections: 10 }));
    await known("a");
    const calls = many(30, "a");
    await step();
    expect(count("a")).toBe(4);
    await end("a");
    expect(count("a")).toBe(4);
    await endAll();
    expect(new Set(await Promise.all(calls))).toEqual(new Set(["done"]));
  });

  test("the sessions of one person count together, and a new one from its second call on", async () => {
    const { many, known, count, endAll, step } = makeCalls(makeConnectionQuota({ connections: 10 }));
    await known("a/1");
    await known("a/2");
    const calls = [...many(15, "a/1"), ...many(15, "a/2")];
    await step();
    expect(count("a/1") + count("a/2")).toBe(4);
    await endAll();
    await Promise.all(calls);
  });

  test("a colleague does not wait behind them, nor does another company", async () => {
    const { call, many, known, count, endAll, step } = makeCalls(makeConnectionQuota({ connections: 10 }));
    for (const session of ["a", "b"]) await known(session);
    await known("c", "another");
    const calls = [...many(30, "a"), call("b"), call("c", "another")];
    await step();
    expect([count("a"), count("b"), count("c")]).toEqual([4, 1, 1]);
    await endAll();
    await Promise.all(calls);
  });

  test("a company holds seven, whoever its people are", async () => {
    const { many, known, count, end, endAll, step } = makeCalls(makeConnectionQuota({ connections: 10 }));
    const people = ["a", "b", "c", "d"];
    for (const session of people) await known(session);
    await known("e", "another");
    const calls = [...people.flatMap((session) => many(10, session)), ...many(2, "e", "another")];
    await step();
    expect(people.map(count)).toEqual([4, 3, 0, 0]);
    // Another company has two of the last three; the third is left for others.
    expect(count("e")).toBe(2);
    // Who has the fewest in progress is next.
    for (const session of ["b", "a", "b"]) await end(session);
    expect(people.map(count)).toEqual([3, 1, 1, 0]);
    await endAll();
    expect(new Set(await Promise.all(calls))).toEqual(new Set(["done"]));
  });
});

test("three tabs that load at once are answered; a hundred calls are told to come back in a moment", async () => {
  const { many, known, endAll } = makeCalls(makeConnectionQuota({ connections: 10 }));
  await known("a");
  // Ten calls and a stream each, all before the first of them is answered.
  const ordinary = many(33, "a");
  await endAll();
  expect(new Set(await Promise.all(ordinary))).toEqual(new Set(["done"]));
  const calls = many(100, "a");
  await endAll();
  const outcomes = await Promise.all(calls);
  expect(outcomes.filter((one) => one === "too_many_at_once")).toHaveLength(36);
  expect(outcomes.filter((one) => one === "done")).toHaveLength(64);
});

test("who has waited in vain is told so, and leaves the queue", async () => {
  const { call, many, known, count, end, endAll, step } = makeCalls(
    makeConnectionQuota({ connections: 10, timeoutMs: 1 }),
  );
  for (const session of ["a", "b"]) await known(session);
  const held = many(4, "a");
  expect(await call("a")).toBe("too_many_at_once");
  const others = many(3, "b");
  await step();
  expect(await call("b")).toBe("service_unavailable");
  await end("a");
  expect([count("a"), count("b")]).toEqual([3, 3]);
  await endAll();
  expect(new Set(await Promise.all([...held, ...others]))).toEqual(new Set(["done"]));
});

test("a call that fails gives its place back; one connection is one call", async () => {
  const quota = makeConnectionQuota({ connections: 1 });
  await expect(quota.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const { many, known, count, endAll, step } = makeCalls(quota);
  await known("a");
  const calls = many(3, "a");
  await step();
  expect(count("a")).toBe(1);
  await endAll();
  expect(new Set(await Promise.all(calls))).toEqual(new Set(["done"]));
});
