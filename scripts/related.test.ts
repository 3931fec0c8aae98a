import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// Untyped, since any Node reads it.
const untyped = "./check/related.mjs";
const { findRelatedTests } = (await import(untyped)) as {
  findRelatedTests: (root: string, folders: readonly string[], changed: readonly string[]) => string[];
};

const root = mkdtempSync(path.join(tmpdir(), "rondo-related-"));
const files = {
  "src/people/rules.ts": "export const rule = 1;",
  "src/people/rules.test.ts": 'import { rule } from "./rules.ts";',
  "src/people/server/listPeople.ts": 'import { rule } from "#people/rules.ts";',
  "src/app/router.ts": 'export { listPeople } from "../people/server/listPeople.ts";',
  "src/app/crossConceptTests/endpoints/everyEndpoint.db.test.ts":
    'const { router } = await import("../../router.ts");',
  "src/teams/rules.test.ts": 'import { rule } from "./rules.ts";',
};
beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  [
    "src/people/rules.ts",
    ["src/people/rules.test.ts", "src/app/crossConceptTests/endpoints/everyEndpoint.db.test.ts"],
  ],
  ["src/teams/rules.test.ts", ["src/teams/rules.test.ts"]],
  ["docs/glossary.md", []],
])("a change of %s calls for the tests that reach it, nearest first, and for no other", (changed, tests) => {
  expect(findRelatedTests(root, ["src"], [changed])).toEqual(tests);
});
