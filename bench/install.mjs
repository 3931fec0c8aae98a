// Installs what only the benchmarks need, when it is missing or its lock file has changed since.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = import.meta.dirname;
const stamp = join(folder, "node_modules/.rondo-install");
const digest = createHash("sha256")
  .update(readFileSync(join(folder, "package-lock.json")))
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== digest) {
  console.log("Installing what the benchmark compares with (half a minute)…");
  const flags = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", flags, { cwd: folder, stdio: "inherit" });
  if (status !== 0) process.exit(1);
  writeFileSync(stamp, digest);
}
