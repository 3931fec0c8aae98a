import { appendFileSync } from "node:fs";
import { keepFigures } from "../../scripts/prove/table.ts";
import type { Figure } from "./figures.ts";

const marks = { yes: "✓", "in the best round": "!", no: "✗" } as const;

/** Prints the figures; those of a whole run stay in docs/proof.md. A goal missed for good ends the run with 1, one met in the best round only is marked « ! ». */
export function report(figures: readonly Figure[], { title, keep }: { title: string; keep: boolean }): void {
  for (const { name, measured, asked, met } of figures)
    console.log(`${met ? marks[met] : " "} ${name}: ${measured}${asked ? `  (asked: ${asked})` : ""}`);
  if (figures.some(({ met }) => met === "no")) process.exitCode = 1;
  if (keep) keepFigures(title, figures);
  const proved = process.env["RONDO_FIGURES"];
  if (proved)
    for (const { name, measured, asked } of figures)
      appendFileSync(proved, `${JSON.stringify({ name, measured: String(measured), asked })}\n`);
}
