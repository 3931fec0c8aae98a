import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { breakpoints } from "./breakpoints.ts";

const src = path.resolve(import.meta.dirname, "../..");
const widths = Object.values(breakpoints).map((width) => Number.parseFloat(width));
const allowed = new Set([
  ...widths.map((width) => `min-width: ${width}em`),
  ...widths.map((width) => `max-width: ${(width - 0.01).toFixed(2)}em`),
]);

/** Conditions of width that no breakpoint explains. */
const strangersIn = (css: string) =>
  [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    (query.match(/(?:min|max)-width:\s*[^)]+/g) ?? []).filter((condition) => !allowed.has(condition)),
  );

test("a layout changes at a known width only", () => {
  const files = globSync("**/*.css", { cwd: src });
  expect(files.length).toBeGreaterThan(40);
  const strangers = files.flatMap((file) =>
    strangersIn(readFileSync(path.join(src, file), "utf8")).map((condition) => `${file}: ${condition}`),
  );
  expect(strangers, "widths of src/platform/client/breakpoints.ts").toEqual([]);
});

test("a width of its own is found", () => {
  expect(strangersIn("@media screen and (max-width: 47.99em) {} @media (max-width: 820px) {}")).toEqual([
    "max-width: 820px",
  ]);
});
