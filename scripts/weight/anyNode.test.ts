import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const script = path.resolve(import.meta.dirname, "../weight.mjs");

test("node scripts/weight.mjs runs on a Node that reads no TypeScript, such as 20", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--no-experimental-strip-types", script], {
    encoding: "utf8",
  });
  expect(stderr).not.toMatch(/ERR_UNKNOWN_FILE_EXTENSION/);
  // Without a build it says what to do; with one, it weighs.
  expect(stdout + stderr).toMatch(/DashboardScreen|npm run build/);
});
