import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { project } from "../setup/project.mjs";
import { findRelatedTests } from "./related.mjs";
import { formatStep, lawStep, runTests, makeStep } from "./verifications.mjs";

/** So many test files, the nearest to what changed, take about forty seconds on two cores. */
const MAX_TEST_FILES = 30;
const folders = ["src", "scripts", "database", "e2e"];

const runGit = (...words) => {
  const { status, stdout } = spawnSync("git", words, { cwd: project, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : [];
};

/**
 * What differs from where this branch left main, whether committed or not, new files too. Null where that is
 * unknown: on main itself, or without it.
 * @returns {string[] | null}
 */
export function listChangedFiles() {
  const [base] = [...runGit("merge-base", "HEAD", "main"), ...runGit("merge-base", "HEAD", "origin/main")];
  const [branch] = runGit("rev-parse", "--abbrev-ref", "HEAD");
  if (!base || branch === "main") return null;
  const changed = [
    ...runGit("diff", "--name-only", base),
    ...runGit("ls-files", "--others", "--exclude-standard"),
  ];
  return [...new Set(changed)];
}

/** The static steps of `npm run check -- --changed`. @param {readonly string[]} changed */
export function selectSteps(changed) {
  const present = changed.filter((file) => existsSync(join(project, file)));
  const code = present.filter((file) => /^(?:src|scripts|database|e2e|bench)\/.*\.(?:tsx?|mjs)$/.test(file));
  // What has not changed since the last time is not read again.
  const cache = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/rondo-types.tsbuildinfo"];
  const types = ["node", "node_modules/typescript7/bin/tsc", "-p", ".", ...cache];
  const lint = ["oxlint", "--type-aware", "--deny-warnings", ...code];
  return [
    ...(present.length > 0 ? [formatStep(present)] : []),
    ...(changed.length > 0 ? [makeStep("types", types), lawStep] : []),
    ...(code.length > 0 ? [makeStep("lint", lint)] : []),
  ];
}

/** What no import reaches: the tests that read such files. */
const readers = [
  [/\.md$/, ["scripts/decisions.test.ts", "scripts/contributing.test.ts", "scripts/prove/proofs.test.ts"]],
  [/\.css$/, ["scripts/cssModules.test.ts"]],
  [
    /^database\/.*\.sql$/,
    ["database/migrations.test.ts", "src/app/crossConceptTests/endpoints/everyPermission.db.test.ts"],
  ],
];

/** The nearest of the tests that reach a changed file, and how many more do. @param {readonly string[]} changed */
export function selectTests(changed) {
  const reading = readers.flatMap(([pattern, tests]) =>
    changed.some((file) => pattern.test(file)) ? tests : [],
  );
  const reaching = findRelatedTests(project, folders, changed).filter(
    (file) => !file.endsWith(".pdf.test.ts"),
  );
  const related = [...new Set([...reading, ...reaching])];
  const chosen = related.slice(0, MAX_TEST_FILES);
  return {
    steps: chosen.length > 0 ? [{ name: "tests", run: () => runTests(["unit", "database"], chosen) }] : [],
    left: related.length - chosen.length,
  };
}
