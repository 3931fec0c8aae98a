/** docs/proof.md is one table; each proof owns the rows that begin with its title, with the day they were measured. */
export interface Run {
  title: string;
  day: string;
  machine: string;
  figures: readonly { name: string; measured: string | number; asked?: string }[];
}

const heading = ["| Proof | What | Measured | Asked | Day |", "|---|---|---|---|---|"];

/**
 * The page with the rows of one proof replaced, in the order of `titles`.
 * @param page the page as it stands, or ""
 * @param titles every proof there is, in order: rows of others are dropped
 */
export function withFigures(page: string, run: Run, titles: readonly string[]): string {
  const kept = page.split("\n").filter((line) => isRow(line) && titleOf(line) !== run.title);
  const added = run.figures.map(({ name, measured, asked }) =>
    row([run.title, name, String(measured), asked ?? "", run.day]),
  );
  const rows = titles.flatMap((title) => [...kept, ...added].filter((line) => titleOf(line) === title));
  return [
    "# What was proved, and when",
    "",
    "Written by `npm run prove`, `npm run bench` and `npm run bench:page`; no figure is copied here by hand.",
    "",
    `Machine of the last run: ${run.machine}`,
    "",
    ...heading,
    ...rows,
    "",
  ].join("\n");
}

const row = (cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll("|", "/").replaceAll("\n", " ")).join(" | ")} |`;
const isRow = (line: string) => line.startsWith("| ") && !heading.includes(line);
const titleOf = (line: string) => line.split("|")[1]?.trim();
