import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { project } from "./project.mjs";

/**
 * Runs a script of the project that is written in TypeScript: in this process when this Node reads TypeScript, else
 * with the Node that npm installed. Whoever types `node scripts/…` may have an older one.
 * @param {string} script from the root of the project
 */
export async function runTypeScript(script) {
  const file = join(project, script);
  if (process.features.typescript) {
    await import(file);
    return;
  }
  const own = join(project, "node_modules/.bin/node");
  if (!existsSync(own)) {
    console.error(
      `Ce script demande les dépendances de Rondo : lancez « npm ci », puis recommencez (Node ${process.version} ne lit pas TypeScript).`,
    );
    process.exitCode = 1;
    return;
  }
  process.exitCode = spawnSync(own, [file, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1;
}
