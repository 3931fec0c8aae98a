import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../setup/build.mjs";
import { project } from "../setup/project.mjs";
import { runCommand } from "./steps.mjs";
import { readPlaywrightDurations, readVitestDurations, triedTwice } from "./taken.mjs";

/** A file that has not changed since it was found in order is not parsed again. @param {readonly string[]} files */
export const formatStep = (files) => {
  const cache = ["--cache", "--cache-strategy=content", "--cache-location=.cache/prettier"];
  return makeStep("format", [
    "prettier",
    "--check",
    "--log-level=warn",
    "--ignore-unknown",
    ...cache,
    ...files,
  ]);
};

export const lawStep = makeStep("law", ["node", "scripts/law.mjs"]);

/** All callers that ask for the build wait for the one in progress. */
export const buildStep = { name: "build", run: () => ensureBuilt().then(() => ({ ok: true, output: "" })) };

/** What needs neither a database nor a browser; independent of one another, the longest first. */
export const staticSteps = [
  formatStep(["."]),
  makeStep("types", ["node", "node_modules/typescript7/bin/tsc", "-p", "."]),
  makeStep("lint", ["oxlint", "--type-aware", "--deny-warnings"]),
  makeStep("unused", ["knip", "--no-progress"]),
  // Without the tests as entries: what only they use is dead code.
  makeStep("dead code", [
    "knip",
    "-c",
    "knip.production.json",
    "--production",
    "--no-progress",
    "--include=files,exports,types",
  ]),
  lawStep,
  { name: "weight", run: () => ensureBuilt().then(() => runCommand(["node", "scripts/weight.mjs"])) },
  { name: "lockfile", run: checkLockfile },
];

export const unitStep = { name: "tests", run: () => runTests(["unit", "database"]) };

/** What strict readers, which npm does not carry, say of the PDF. @param {Promise<void>} readers */
export const makePdfStep = (readers) => ({
  name: "pdf",
  run: async () => {
    await readers;
    return runTests(["pdf"]);
  },
});

/** @param {readonly string[]} projects @param {readonly string[]} [files] all of them by default */
export const runTests = (projects, files = []) =>
  runWithReport(async (report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const chosen = projects.map((name) => `--project=${name}`);
    const outcome = await runCommand(["vitest", "run", ...chosen, ...reporters, ...files]);
    const counts = readReport(report);
    if (!counts) return outcome;
    return {
      ...outcome,
      passed: counts.numPassedTests,
      failed: counts.numFailedTests,
      skipped: counts.numPendingTests + counts.numTodoTests,
      taken: readVitestDurations(counts),
    };
  });

/**
 * @param {Promise<string>} browser path of a Chromium that starts
 * @param {Promise<void>} proxy settled once nginx is there, or cannot be
 */
export const makeJourneyStep = (browser, proxy) => ({
  name: "journeys",
  run: () =>
    runWithReport(async (report) => {
      await proxy;
      const traces = join("test-results", String(process.pid));
      const outcome = await runCommand(
        [
          "playwright",
          "test",
          // The long ones run in `npm run prove -- axe` (e2e/long.ts).
          "--grep-invert=@long",
          // A browser on a shared machine fails once in some thousand steps: a second try tells that from a fault, and
          // its name is printed, so that it is looked into.
          "--retries=1",
          "--reporter=list,json,./e2e/failureReporter.ts",
          `--output=${traces}`,
        ],
        { CHROMIUM_PATH: await browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      );
      if (outcome.ok) rmSync(join(project, traces), { recursive: true, force: true });
      const read = readReport(report);
      if (!read) return outcome;
      const { stats } = read;
      return {
        ...outcome,
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
        taken: readPlaywrightDurations(read),
        triedTwice: triedTwice(read),
      };
    }),
});

export function makeStep(name, command) {
  return { name, run: () => runCommand(command) };
}

/** A package absent from the lock makes `npm ci` fail on other machines only: npm says so in a dry run. */
async function checkLockfile() {
  const { ok, output } = await runCommand(["npm", "ci", "--dry-run", "--offline", "--no-audit", "--no-fund"]);
  return { ok: ok && !output.includes("Missing:"), output };
}

async function runWithReport(work) {
  const folder = mkdtempSync(join(tmpdir(), "rondo-check-"));
  try {
    return await work(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);
