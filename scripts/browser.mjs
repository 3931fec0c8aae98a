// The Chromium of the journeys: the first that starts. `node scripts/browser.mjs` prints its path.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { aptInstall, onPath, succeeds } from "./setup/debian.mjs";
import { Obstacle } from "./setup/obstacle.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const INSTALL_MS = 600_000;

/** The path of a browser that starts, installed if need be. @throws Obstacle with the command to run. */
export async function findBrowser() {
  const found =
    (await firstThatStarts([process.env.CHROMIUM_PATH, ...onPath(NAMES), playwrightChromium()])) ??
    ((await aptInstall(["chromium"])) ? await firstThatStarts(onPath(NAMES)) : null) ??
    ((await playwrightInstall()) ? await firstThatStarts([playwrightChromium()]) : null);
  if (found) return found;
  throw new Obstacle(
    "Aucun navigateur Chromium ne démarre sur cette machine : lancez « npx playwright install --with-deps chromium », ou donnez le chemin d’un Chromium dans CHROMIUM_PATH.",
  );
}

async function firstThatStarts(candidates) {
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    if (await succeeds([candidate, "--version"])) return candidate;
  }
  return null;
}

function playwrightChromium() {
  return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
}

const playwrightInstall = () => succeeds(["playwright", "install", "chromium"], INSTALL_MS);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
