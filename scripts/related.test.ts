import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

interface Related {
  file: string;
  distance: number;
}
// Written for any Node that installs the product: without types.
const { nearest, relatedTests } = (await import(new URL("./check/related.mjs", import.meta.url).href)) as {
  nearest: (
    related: readonly Related[],
    secondsOf: (file: string) => number,
    seconds: number,
  ) => { chosen: string[]; left: number };
  relatedTests: (root: string, folders: readonly string[], changed: readonly string[]) => Related[];
};

const root = mkdtempSync(path.join(tmpdir(), "rondo-related-"));
const files = {
  "src/people/rules.ts": "export const rule = 1;",
  "src/people/rules.test.ts": 'import { rule } from "./rules.ts";',
  "src/people/server/listPeople.ts": 'import { rule } from "#people/rules.ts";',
  "src/app/router.ts": 'export { listPeople } from "../people/server/listPeople.ts";',
  "src/app/everyEndpoint.db.test.ts": 'const { router } = await import("./router.ts");',
  "src/teams/rules.test.ts": 'import { rule } from "./rules.ts";',
};
beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const related = (...changed: string[]) => relatedTests(root, ["src"], changed);

test("a change calls for the tests that reach it, nearest first, and for no other", () => {
  expect(related("src/people/rules.ts")).toEqual([
    { file: "src/people/rules.test.ts", distance: 1 },
    { file: "src/app/everyEndpoint.db.test.ts", distance: 3 },
  ]);
  expect(related("docs/glossary.md")).toEqual([]);
  expect(related("src/teams/rules.test.ts")).toEqual([{ file: "src/teams/rules.test.ts", distance: 0 }]);
});

test("what does not fit into the minute is left, but for a test that has changed itself", () => {
  const both = related("src/people/rules.ts");
  expect(nearest(both, () => 30, 40)).toEqual({ chosen: ["src/people/rules.test.ts"], left: 1 });
  expect(nearest(both, () => 20, 40).left).toBe(0);
  expect(nearest(related("src/teams/rules.test.ts"), () => 90, 40).left).toBe(0);
});
