import { existsSync } from "node:fs";
import { join } from "node:path";
import { SetupError } from "./setupError.mjs";
import { project } from "./project.mjs";

const TO_INSTALL = [20, 19];
/** The first that runs TypeScript and holds node:sqlite without a flag. */
const TO_RUN = [22, 18];

/** What npm itself needs; the Node that runs Rondo comes with the dependencies on Linux. */
export function refuseOldNode() {
  if (isOlderThan(TO_INSTALL)) {
    throw new SetupError(
      `Rondo demande Node ${TO_INSTALL.join(".")} ou plus récent; voici Node ${process.versions.node}.`,
    );
  }
}

/** Where npm brought no Node (macOS, Windows), the installed one must be able to run Rondo. */
export function refuseNodeThatCannotRun() {
  if (existsSync(join(project, "node_modules/.bin/node")) || !isOlderThan(TO_RUN)) return;
  throw new SetupError(
    `Sur ${process.platform}, Rondo demande Node ${TO_RUN.join(".")} ou plus récent; voici Node ${process.versions.node}.`,
  );
}

/** @param {number[]} version */
function isOlderThan([major = 0, minor = 0]) {
  const [hereMajor = 0, hereMinor = 0] = process.versions.node.split(".").map(Number);
  return hereMajor < major || (hereMajor === major && hereMinor < minor);
}
