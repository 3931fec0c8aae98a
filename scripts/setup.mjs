// Run by npm before `start` (with --build), `dev` (with --development), `test` and `check`, by any Node, before any
// dependency exists: it may import nothing but Node and its neighbours.
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/installation.mjs";
import { refuseOldNode } from "./setup/nodeVersion.mjs";
import { SetupError } from "./setup/setupError.mjs";

try {
  refuseOldNode();
  await ensureInstalled();
  if (process.argv.includes("--build")) await ensureBuilt();
  if (process.argv.includes("--development")) await ensureBuilt("development");
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
