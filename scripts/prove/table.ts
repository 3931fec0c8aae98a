import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import path from "node:path";

export interface Figure {
  name: string;
  measured: string | number;
  asked?: string;
  /** Of several figures with one name, the one that is largest here is shown. */
  distance?: number;
  /** For what is measured: whether the goal is met. A test that fails leaves no row. */
  met?: string;
}

/** docs/proof.md is one table; each proof owns the rows that begin with its title, with the day they were measured. */
export interface Run {
  title: string;
  day: string;
  machine: string;
  figures: readonly Figure[];
}

// Untyped, since any Node reads it.
const untyped = "./proofs.mjs";
const { proofs } = (await import(untyped)) as { proofs: Record<string, { title: string }> };
/** The table's first column, in order: the proofs, then what `npm run bench` and `npm run bench:page` measure. */
const every = [...Object.values(proofs).map(({ title }) => title), "Speed (server)", "Speed (pages)"];

/** Replaces the rows of one proof in docs/proof.md. */
export function keepFigures(title: string, figures: readonly Figure[]): void {
  const page = path.resolve(import.meta.dirname, "../../docs/proof.md");
  const [{ model } = { model: "" }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores ${model.trim()}, ${memory} GiB, Node ${process.versions.node}, ${process.platform}`;
  const day = new Date().toISOString().slice(0, 10);
  const before = existsSync(page) ? readFileSync(page, "utf8") : "";
  writeFileSync(page, replaceFigures(before, { title, day, machine, figures }, every));
}

const heading = ["| Proof | What | Measured | Asked | Met | Day |", "|---|---|---|---|---|---|"];

/**
 * The page with the rows of one proof replaced, in the order of `titles`.
 * @param page the page as it stands, or ""
 * @param titles every proof there is, in order: rows of others are dropped
 */
export function replaceFigures(page: string, run: Run, titles: readonly string[]): string {
  const kept = page.split("\n").filter((line) => isRow(line) && readTitle(line) !== run.title);
  const added = keepFarthest(run.figures).map(({ name, measured, asked, met }) =>
    formatRow([run.title, name, String(measured), asked ?? "", met ?? "", run.day]),
  );
  const rows = titles.flatMap((title) => [...kept, ...added].filter((line) => readTitle(line) === title));
  return [
    "# What was proved, and when",
    "",
    "Written by `npm run prove`, `npm run bench` and `npm run bench:page`; no figure is copied here by hand. Proofs are tests: one that fails leaves no row. What is measured says whether it met its goal by the median of the rounds (« yes »), only in the best of them, or not; the reasons are in [bench/README.md](../bench/README.md).",
    "",
    `Machine of the last run: ${run.machine}`,
    "",
    ...heading,
    ...rows,
    "",
  ].join("\n");
}

/** One figure for each name: the first, or that with the largest distance. */
function keepFarthest(figures: readonly Figure[]): readonly Figure[] {
  const kept = new Map<string, Figure>();
  for (const figure of figures) {
    const before = kept.get(figure.name);
    if (!before || (figure.distance ?? 0) > (before.distance ?? 0)) kept.set(figure.name, figure);
  }
  return [...kept.values()];
}

const formatRow = (cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll("|", "/").replaceAll("\n", " ")).join(" | ")} |`;
const isRow = (line: string) => line.startsWith("| ") && !heading.includes(line);
const readTitle = (line: string) => line.split("|")[1]?.trim();
