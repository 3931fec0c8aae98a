import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import path from "node:path";
import { withFigures } from "../../scripts/prove/table.ts";
import type { Figure } from "./figures.ts";
import { project } from "./servers.ts";

/** Plain JavaScript, which says nothing of its types. */
const { titles } = (await import(path.join(project, "scripts/prove/proofs.mjs"))) as { titles: string[] };

const marks = { yes: "✓", "in the best round": "!", no: "✗" } as const;

/** Prints the figures; those of a whole run stay in docs/proof.md. A goal missed for good ends the run with 1, one met in the best round only is marked « ! ». */
export function report(figures: readonly Figure[], { title, keep }: { title: string; keep: boolean }): void {
  for (const { name, measured, asked, met } of figures)
    console.log(`${met ? marks[met] : " "} ${name}: ${measured}${asked ? `  (asked: ${asked})` : ""}`);
  if (figures.some(({ met }) => met === "no")) process.exitCode = 1;
  if (!keep) return;
  const machine = `${cpus().length} cores ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}`;
  const page = path.join(project, "docs/proof.md");
  const day = new Date().toISOString().slice(0, 10);
  const before = existsSync(page) ? readFileSync(page, "utf8") : "";
  writeFileSync(page, withFigures(before, { title, day, machine, figures }, titles));
}
