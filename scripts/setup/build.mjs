import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SetupError } from "./setupError.mjs";
import { project, readIfExists, buildToolPath } from "./project.mjs";
import { runInTurn } from "./runInTurn.mjs";

const stamp = join(project, "dist/.rondo-build");
const FOLDERS = ["src", "database", "public"];
/** At the root: package.json, the lock, tsconfig.json, the configurations of Vite and the HTML entries. */
const ROOT_FILES = /^(package(-lock)?\.json|tsconfig.*\.json|vite\..*|.*\.html)$/;
const IS_TEST = /\.test\.tsx?$/;

/**
 * Builds the browser's and the server's bundles when what they are made of has changed. `mode` is "production", or
 * "development" for what only its developers see (src/app/README.md).
 */
export async function ensureBuilt(mode = "production") {
  const digest = `${computeSourceDigest()} ${mode}`;
  if (readIfExists(stamp) === digest) return;
  await runInTurn(() => {
    if (readIfExists(stamp) !== digest) build(digest, mode);
  });
}

function build(digest, mode) {
  console.log("Construction…");
  // A build that fails half-way must not pass for the previous one.
  rmSync(stamp, { force: true });
  const env = { ...process.env, PATH: buildToolPath(), BUILD_MODE: mode };
  const result = spawnSync(buildCommand(), { cwd: project, encoding: "utf8", shell: true, env });
  if (result.status !== 0)
    throw new SetupError(`${result.stdout}${result.stderr}\nLa construction a échoué.`.trim());
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

/** The script `build` of package.json, without the second npm in between (0.4 s). */
const buildCommand = () => JSON.parse(readFileSync(join(project, "package.json"), "utf8")).scripts.build;

/** By content: git changes dates at will. */
function computeSourceDigest() {
  const hash = createHash("sha256");
  for (const file of listSources())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(project, file)))
      .update("\0");
  return hash.digest("hex");
}

function listSources() {
  const rootFiles = readdirSync(project).filter((name) => ROOT_FILES.test(name));
  const inFolders = FOLDERS.filter((folder) => existsSync(join(project, folder))).flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(project.length)),
  );
  return [...rootFiles, ...inFolders].sort((a, b) => (a < b ? -1 : 1));
}
