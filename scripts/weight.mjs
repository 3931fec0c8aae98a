// node scripts/weight.mjs [folder of a built client]: what each page of the built client loads at first, against its budget (src/platform/client/README.md).
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { project, buildToolPath } from "./setup/project.mjs";

// The project's own Node reads TypeScript; the one that runs this file may be older.
const { status } = spawnSync("node", [join(project, "scripts/weight/main.ts"), ...process.argv.slice(2)], {
  env: { ...process.env, PATH: buildToolPath() },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
