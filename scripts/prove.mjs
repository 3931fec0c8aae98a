// npm run prove [-- name …]: the long form of the proofs, and their figures into docs/proof.md.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { runCommand } from "./check/steps.mjs";
import { proofs } from "./prove/proofs.mjs";
import { keepFigures } from "./prove/table.ts";
import { ensureReaders } from "./readers.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/installation.mjs";

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(proofs);
const unknown = names.filter((name) => !(name in proofs));
if (unknown.length > 0) {
  console.error(`No proof is called ${unknown.join(", ")}. There are: ${Object.keys(proofs).join(", ")}.`);
  process.exit(2);
}

await ensureInstalled();
await ensureBuilt();
for (const name of names) await prove(proofs[name]);

async function prove({ title, commands, timed }) {
  const folder = mkdtempSync(join(tmpdir(), "rondo-prove-"));
  const file = join(folder, "figures.jsonl");
  const started = performance.now();
  const env = timed ? {} : { RONDO_PROVE: "long", RONDO_FIGURES: file };
  if (commands.some((command) => command.startsWith("playwright"))) env.CHROMIUM_PATH = await findBrowser();
  if (commands.some((command) => command.includes("--project=pdf"))) await ensureReaders();
  const outcomes = [];
  for (const command of commands) outcomes.push(await runCommand(command.split(" "), env));
  const figures = existsSync(file)
    ? readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : [];
  rmSync(folder, { recursive: true, force: true });
  const held = outcomes.every(({ ok }) => ok);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  for (const { output } of outcomes.filter(({ ok }) => !ok)) console.log(output.trimEnd());
  console.log(`${held ? "✓" : "✗"} ${title}  ${minutes} min`);
  if (timed) {
    const [total = ""] = /^Total: .*$/m.exec(outcomes.at(-1).output) ?? [];
    figures.push({ ...timed, measured: `${minutes} minutes. ${total}` });
  }
  for (const { name, measured, asked } of figures)
    console.log(`  ${name}: ${measured}${asked ? `  (asked: ${asked})` : ""}`);
  if (held) keepFigures(title, figures);
  else process.exitCode = 1;
}
