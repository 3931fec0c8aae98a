import fc from "fast-check";
import { expect, test } from "vitest";
import { rounds } from "./testing/proof.ts";
import { guarded, unguarded } from "./formulaGuard.ts";

test.each([
  ["-Tremblay", "'-Tremblay"],
  ["+1 418 555-0134", "'+1 418 555-0134"],
  ["@accueil", "'@accueil"],
  ["=1+1", "'=1+1"],
  [" -x", "' -x"],
  ["Range le quai, -- et vite", "Range le quai, '-- et vite"],
  ["'-typed", "''-typed"],
  ["\t=1", "'\t'=1"],
  ["O’Neil", "O’Neil"],
  ["d'Arcy", "d'Arcy"],
  ["Luc;=1", "Luc;'=1"],
])("%j is written as %j and read back", (text, written) => {
  expect(guarded(text)).toBe(written);
  expect(unguarded(written)).toBe(text);
});

test("whatever is written comes back as it was", () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...Array.from("'\"=+-@|%;, \t\r\nab\u0000＝")),
    maxLength: 12,
  });
  fc.assert(
    fc.property(hostile, (text) => {
      expect(unguarded(guarded(text))).toBe(text);
    }),
    { numRuns: rounds({ short: 2_000, long: 200_000 }) },
  );
});
