import { spawn } from "node:child_process";
import { project, buildToolPath } from "../setup/project.mjs";

/**
 * @typedef {{ ok: boolean, output: string, passed?: number, failed?: number, skipped?: number, triedTwice?: string[], taken?: Record<string, import("./taken.mjs").Taken[]> }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Step
 */

const running = new Set();
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of running) child.kill("SIGTERM");
    process.exit(130);
  });
}

/**
 * What a test may take from the environment: the machine, its network, a database for tests. The settings of a real
 * Rondo are not in it: tests bring their own and must reach neither its database nor its mail server.
 */
const MACHINE =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|TZ|LANG|LC_\w+|TMPDIR|XDG_\w+|CI|FORCE_COLOR|NO_COLOR|(https?|no|all)_proxy|SSL_CERT_\w+|NODE_(OPTIONS|EXTRA_CA_CERTS)|npm_\w+|TEST_DATABASE_URL|CHROMIUM_PATH|PLAYWRIGHT_\w+|RONDO_\w+)$/i;

export const buildEnvironment = (extra = {}) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => MACHINE.test(name))),
  PATH: buildToolPath(),
  ...extra,
});

/**
 * Runs a tool of the project to its end.
 * @param {string[]} command
 * @returns {Promise<Outcome>}
 */
export function runCommand([program, ...args], extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: project,
      env: buildEnvironment(extra),
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", (error) => (output += error.message));
    child.on("close", (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/**
 * Runs the steps, `width` at a time, in order, and prints each when it ends.
 * @param {Step[]} steps
 */
export async function runSteps(steps, width) {
  const waiting = [...steps];
  const outcomes = [];
  const runWaitingSteps = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: width }, runWaitingSteps));
  return outcomes;
}

/** @param {Step} step */
async function runStep({ name, run }) {
  const started = performance.now();
  const outcome = await run().catch((error) => ({ ok: false, output: error.message }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = outcome.passed === undefined ? "" : `  (${outcome.passed} tests)`;
  console.log(`${outcome.ok ? "✓" : "✗"} ${name.padEnd(10)} ${seconds.padStart(6)} s${count}`);
  for (const files of Object.values(outcome.taken ?? {}))
    for (const each of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 3))
      console.log(`    ${each.seconds.toFixed(1).padStart(6)} s  ${each.file}`);
  for (const title of outcome.triedTwice ?? []) console.log(`    failed once, then passed: ${title}`);
  if (!outcome.ok) console.log(`${outcome.output.trimEnd()}\n`);
  return outcome;
}

/**
 * Prints the last lines of a run and sets its exit code. A step that fails without a failed test counts as one; a run that
 * takes longer than it should does not.
 * @param {readonly Outcome[]} outcomes @param {{ seconds: number, target: number }} [took]
 */
export function conclude(outcomes, took) {
  const sum = (count) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const failed = sum((outcome) => (outcome.ok ? 0 : Math.max(1, outcome.failed ?? 0)));
  const skipped = sum((outcome) => outcome.skipped ?? 0);
  const skippedToo = skipped > 0 ? `, ${skipped} skipped` : "";
  if (took)
    console.log(
      `Took ${formatClock(took.seconds)} minutes; target ${formatClock(took.target)} on two quiet cores`,
    );
  console.log(`Total: ${sum((outcome) => outcome.passed ?? 0)} passed, ${failed} failed${skippedToo}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** 690 → « 11:30 » */
const formatClock = (seconds) =>
  [seconds / 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
