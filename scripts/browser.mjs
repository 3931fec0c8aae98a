// The Chromium of the journeys: the first that starts. `node scripts/browser.mjs` prints its path.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Obstacle } from "./setup/obstacle.mjs";
import { project, toolPath } from "./setup/project.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PATIENCE_MS = { version: 30_000, install: 600_000 };

/** The path of a browser that starts, installed if need be. @throws Obstacle with the command to run. */
export async function findBrowser() {
  const found =
    (await firstThatStarts([process.env.CHROMIUM_PATH, ...onPath(NAMES), playwrightChromium()])) ??
    ((await aptInstall()) ? await firstThatStarts(onPath(NAMES)) : null) ??
    ((await playwrightInstall()) ? await firstThatStarts([playwrightChromium()]) : null);
  if (found) return found;
  throw new Obstacle(
    "Aucun navigateur Chromium ne démarre sur cette machine : lancez « npx playwright install --with-deps chromium », ou donnez le chemin d’un Chromium dans CHROMIUM_PATH.",
  );
}

async function firstThatStarts(candidates) {
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    if (await succeeds([candidate, "--version"], PATIENCE_MS.version)) return candidate;
  }
  return null;
}

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightChromium() {
  return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
}

async function aptInstall() {
  if (!onPath(["apt-get"]).some((file) => existsSync(file))) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(await succeeds(["sudo", "-n", "true"], PATIENCE_MS.version))) return false;
  const asRoot = [
    ...(isRoot ? [] : ["sudo", "-n"]),
    "env",
    "DEBIAN_FRONTEND=noninteractive",
    "apt-get",
    "-q",
  ];
  await succeeds([...asRoot, "update"], PATIENCE_MS.install);
  return succeeds([...asRoot, "install", "-y", "--no-install-recommends", "chromium"], PATIENCE_MS.install);
}

const playwrightInstall = () => succeeds(["playwright", "install", "chromium"], PATIENCE_MS.install);

function succeeds([program, ...args], timeout) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: toolPath() };
    const child = spawn(program, args, { cwd: project, env, stdio: "ignore", timeout });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
