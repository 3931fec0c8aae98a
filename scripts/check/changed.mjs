import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "../setup/project.mjs";
import { budgetOf } from "./budgets.mjs";
import { nearest, relatedTests } from "./related.mjs";
import { formatStep, lawStep, runTests, tool } from "./verifications.mjs";

/** Seconds of tests, on two cores: with format, lint, types and law the whole stays under a minute. */
const patience = 40;
const folders = ["src", "scripts", "database", "e2e"];

const git = (...words) => {
  const { status, stdout } = spawnSync("git", words, { cwd: project, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : [];
};

/** What differs from where this branch left main, whether committed or not; new files too. */
export function changedFiles() {
  const [base = "HEAD"] = [...git("merge-base", "HEAD", "main"), ...git("merge-base", "HEAD", "origin/main")];
  const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  return [...new Set(changed)];
}

/** The steps of `npm run check -- --changed`. @param {readonly string[]} changed */
export function stepsFor(changed) {
  const present = changed.filter((file) => existsSync(join(project, file)));
  const code = present.filter((file) => /^(?:src|scripts|database|e2e|bench)\/.*\.(?:tsx?|mjs)$/.test(file));
  const cache = "node_modules/.cache/rondo-types.tsbuildinfo";
  const types = ["node", "node_modules/typescript7/bin/tsc", "-p", ".", "--incremental"];
  const steps = [];
  if (present.length > 0) steps.push(formatStep(present));
  if (changed.some((file) => /\.(?:tsx?|mjs|json)$/.test(file))) {
    // What has not changed since the last time is not read again.
    steps.push(tool("types", [...types, "--tsBuildInfoFile", cache]), lawStep);
    if (code.length > 0) steps.push(tool("lint", ["oxlint", "--type-aware", "--deny-warnings", ...code]));
  }
  return steps;
}

/** The nearest of the tests that reach a changed file, and a sentence about the others. */
export function testsFor(changed) {
  const related = relatedTests(project, folders, changed).filter(
    ({ file }) => !file.endsWith(".pdf.test.ts"),
  );
  const { chosen, left } = nearest(related, secondsOf, patience);
  const others = [
    ...(left > 0 ? [`${left} test files that reach these changes from further away`] : []),
    "the journeys",
  ];
  return {
    step: chosen.length > 0 ? { name: "tests", run: () => runTests(["unit", "database"], chosen) } : null,
    left: `Left for npm test: ${others.join(", and ")}.`,
  };
}

function secondsOf(file) {
  const kind = file.endsWith(".db.test.ts") ? "database" : "unit";
  const tests = [...readFileSync(join(project, file), "utf8").matchAll(/^\s*test(?:\.\w+)?\(/gm)].length;
  return budgetOf(kind, { file, tests });
}
