// The Chromium of the journeys: the first that starts. `node scripts/browser.mjs` prints its path.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { installPackages, listPathCandidates, succeeds } from "./setup/debian.mjs";
import { SetupError } from "./setup/setupError.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const INSTALL_MS = 600_000;

/** The path of a browser that starts, installed if need be. @throws SetupError with the command to run. */
export async function findBrowser() {
  const found =
    (await findFirstThatStarts([
      process.env.CHROMIUM_PATH,
      ...listPathCandidates(NAMES),
      findPlaywrightChromium(),
    ])) ??
    ((await installPackages(["chromium"])) ? await findFirstThatStarts(listPathCandidates(NAMES)) : null) ??
    ((await installPlaywrightChromium()) ? await findFirstThatStarts([findPlaywrightChromium()]) : null);
  if (found) return found;
  throw new SetupError(
    "Aucun navigateur Chromium ne démarre sur cette machine : lancez « npx playwright install --with-deps chromium », ou donnez le chemin d’un Chromium dans CHROMIUM_PATH.",
  );
}

async function findFirstThatStarts(candidates) {
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    if (await succeeds([candidate, "--version"])) return candidate;
  }
  return null;
}

function findPlaywrightChromium() {
  return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
}

const installPlaywrightChromium = () => succeeds(["playwright", "install", "chromium"], INSTALL_MS);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
