import { appendFileSync } from "node:fs";

/**
 * A proof is an ordinary test with two lengths: short in `npm test`, long in `npm run prove -- <name>`
 * (scripts/prove.mjs), which also writes its figures into docs/proof.md.
 */
export const proving = process.env["RONDO_PROVE"] === "long";

export const rounds = (length: { short: number; long: number }): number =>
  proving ? length.long : length.short;

export interface Figure {
  /** What was measured, in words a planner understands. */
  name: string;
  measured: string | number;
  /** What the issue or the specification asks for, as it reads there. */
  asked?: string;
  /** Of several figures with one name, the table shows the one that is largest here. */
  distance?: number;
}

/** Keeps a figure for the table of proofs. It asserts nothing: the test does. */
export function noteFigure(figure: Figure): void {
  const file = process.env["RONDO_FIGURES"];
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
