import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const script = path.resolve(import.meta.dirname, "../weight.mjs");

test("node scripts/weight.mjs runs on a Node that reads no TypeScript, such as 20", () => {
  const command = ["--no-experimental-strip-types", script, "no/such/build"];
  const { stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  expect(stderr).toMatch(/npm run build/);
});
