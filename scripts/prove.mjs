// npm run prove [-- name …]: the long form of the proofs, and their figures into docs/proof.md.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { runCommand } from "./check/steps.mjs";
import { proofs, titles } from "./prove/proofs.mjs";
import { withFigures } from "./prove/table.ts";
import { ensureReaders } from "./readers.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/installation.mjs";
import { project, readIfThere } from "./setup/project.mjs";

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(proofs);
const unknown = names.filter((name) => !(name in proofs));
if (unknown.length > 0) {
  console.error(`No proof is called ${unknown.join(", ")}. There are: ${Object.keys(proofs).join(", ")}.`);
  process.exit(2);
}

await ensureInstalled();
await ensureBuilt();
const page = join(project, "docs/proof.md");
for (const name of names) await prove(proofs[name]);

async function prove({ title, commands, timed }) {
  const folder = mkdtempSync(join(tmpdir(), "rondo-prove-"));
  const file = join(folder, "figures.jsonl");
  const started = performance.now();
  const browser = commands.some(([tool]) => tool === "playwright") ? await findBrowser() : "";
  if (commands.flat().includes("--project=pdf")) await ensureReaders();
  let held = true;
  let total = "";
  for (const command of commands) {
    const length = timed ? { RONDO_BUDGETS: "checked" } : { RONDO_PROVE: "long", RONDO_FIGURES: file };
    const { ok, output } = await runCommand(command, {
      ...length,
      ...(browser && { CHROMIUM_PATH: browser }),
    });
    held &&= ok;
    total = /^Total: .*$/m.exec(output)?.[0] ?? total;
    if (!ok) console.log(output.trimEnd());
  }
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  rmSync(folder, { recursive: true, force: true });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`${held ? "✓" : "✗"} ${title}  ${minutes} min`);
  const figures = lines.map((line) => JSON.parse(line));
  if (timed) figures.push({ ...timed, measured: `${minutes} minutes. ${total}` });
  for (const { name, measured, asked } of figures) {
    console.log(`  ${name}: ${measured}${asked ? `  (asked: ${asked})` : ""}`);
  }
  if (!held) {
    process.exitCode = 1;
    return;
  }
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(page, withFigures(readIfThere(page), { title, day, machine: machine(), figures }, titles));
}

function machine() {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores ${model.trim()}, ${memory} GiB, Node ${process.versions.node}, ${process.platform}`;
}
