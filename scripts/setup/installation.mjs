import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { refuseNodeThatCannotRun } from "./nodeVersion.mjs";
import { SetupError } from "./setupError.mjs";
import { project, readIfExists } from "./project.mjs";
import { runInTurn } from "./runInTurn.mjs";

const lockFile = join(project, "package-lock.json");
/** npm ci empties node_modules, hence the stamp goes with what it describes. */
const stamp = join(project, "node_modules/.rondo-install");

/** Installs the dependencies when they are missing or the lock file has changed since. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    await runInTurn(() => {
      if (!isInstalled()) install();
    });
  }
  refuseNodeThatCannotRun();
}

const computeLockDigest = () => createHash("sha256").update(readFileSync(lockFile)).digest("hex");
const isInstalled = () => readIfExists(stamp) === computeLockDigest();

function install() {
  if (!matchesWhatNpmInstalled()) runNpm();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, computeLockDigest());
}

/** Compares npm's own record of node_modules with the lock file: npm may have been run by hand. */
function matchesWhatNpmInstalled() {
  const record = join(project, "node_modules/.package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, "utf8")).packages);
  return wanted.every(
    ([folder, { version, optional, devOptional }]) =>
      folder === "" || optional || devOptional || installed[folder]?.version === version,
  );
}

function runNpm() {
  console.log("Installation des dépendances (une minute environ, la première fois)…");
  // The build needs the development dependencies, even where NODE_ENV=production would leave them out.
  const flags = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const [command, ...args] = findNpmCommand();
  const result = spawnSync(command, [...args, "ci", ...flags], { cwd: project, encoding: "utf8" });
  if (result.status === 0) return;
  throw new SetupError(
    `${result.error?.message ?? `${result.stdout}${result.stderr}`.trim()}\nL’installation des dépendances a échoué (npm ci).`,
  );
}

/** The npm that called us, else the one on PATH. */
function findNpmCommand() {
  const caller = process.env.npm_execpath ?? "";
  return /npm-cli\.c?js$/.test(caller) ? [process.execPath, caller] : ["npm"];
}
