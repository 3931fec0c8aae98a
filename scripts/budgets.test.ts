import { expect, test } from "vitest";

interface Taken {
  file: string;
  seconds: number;
  tests: number;
}
// Written for any Node that installs the product: without types.
const { compare, excesses, excessInWords } = (await import(
  new URL("./check/budgets.mjs", import.meta.url).href
)) as {
  compare: (kind: string, taken: readonly Taken[]) => Taken[];
  excesses: (compared: readonly Taken[]) => Taken[];
  excessInWords: (one: Taken) => string;
};

const taken = (seconds: Record<string, number>) =>
  Object.entries(seconds).map(([file, each]) => ({ file, seconds: each, tests: 1 }));

test("a file that takes many times its budget is named, with what to do", () => {
  const compared = compare(
    "journeys",
    taken({ "e2e/a.spec.ts": 8, "e2e/b.spec.ts": 70, "e2e/c.spec.ts": 7 }),
  );
  expect(compared.map(({ file }) => file)).toEqual(["e2e/b.spec.ts", "e2e/a.spec.ts", "e2e/c.spec.ts"]);
  const [worst, ...others] = excesses(
    compare("journeys", taken({ a: 8, b: 8, c: 8, d: 8, e: 8, f: 8, g: 60 })),
  );
  expect(others).toEqual([]);
  expect(worst && excessInWords(worst)).toMatch(/^g took 60\.0 s; its budget is 8\.0 s.*budgets\.mjs/);
});

test("a machine that is slower by ten fails no file", () => {
  const quiet = { a: 8, b: 16, c: 4, d: 9 };
  const busy = Object.fromEntries(Object.entries(quiet).map(([file, seconds]) => [file, seconds * 10]));
  expect(excesses(compare("journeys", taken(quiet)))).toEqual([]);
  expect(excesses(compare("journeys", taken(busy)))).toEqual([]);
});
