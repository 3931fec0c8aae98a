import type { CutCell, IndexCell } from "#disclosure/contract/company.ts";
import {
  ceilTenths,
  compare,
  dividedBy,
  floorTenths,
  type Fraction,
  fraction,
  fromPrinted,
  minus,
  plus,
  sumFractions,
  times,
} from "#disclosure/rules/fractions.ts";
import { type Bounds, toPoint } from "#reports/rules/explain/arithmetic.ts";
import type { IndexWeights } from "../../contract/figures.ts";
import { findMeasuredSkill, objectivesMeasure, valuesMeasure } from "../measures.ts";

/**
 * The arithmetic of a reader who has the published figures of a cut and the formula, and nothing else. It repeats what
 * the server does on purpose: an index that it does not find again says something that its figures do not explain.
 */

export type ShownCell = Exclude<CutCell, { form: "masked" }>;
export const indexDimensions = ["skills", "values", "objectives"] as const;
export type IndexDimension = (typeof indexDimensions)[number];

/** A dimension that counts: its published figures, each alike. */
export interface IndexPart {
  dimension: IndexDimension;
  weight: number;
  figures: { measure: string; cell: ShownCell }[];
  bounds: Bounds;
}

export interface ExplainedIndex {
  parts: IndexPart[];
  /** Left out, their weight shared by the others. */
  left: { dimension: IndexDimension; weight: number; reason: "noWeight" | "tooFew" | "none" }[];
  /** The weights of what counts, together. */
  total: number;
  /** The weighted mean, from 1 to 5. */
  score: Bounds;
  /** From 0 to 100, before it is rounded. */
  bounds: Bounds;
  index: IndexCell;
}

const minSkills = 3;

export const readCell = (cell: ShownCell): Bounds =>
  cell.form === "value"
    ? toPoint(fromPrinted(cell.value))
    : { low: fromPrinted(cell.from), high: fromPrinted(cell.to) };

/** The index of a cut, found again from its published figures by measure; null where too few are published. */
export function explainIndex(
  figures: Readonly<Record<string, CutCell>>,
  { dimensions }: Pick<IndexWeights, "dimensions">,
): ExplainedIndex | null {
  const parts: IndexPart[] = [];
  const left: ExplainedIndex["left"] = [];
  for (const dimension of indexDimensions) {
    const weight = dimensions[dimension];
    const shown = Object.entries(figures).flatMap(([measure, cell]) =>
      findDimension(measure) === dimension && cell.form !== "masked" ? [{ measure, cell }] : [],
    );
    if (weight === 0) left.push({ dimension, weight, reason: "noWeight" });
    else if (shown.length === 0) left.push({ dimension, weight, reason: "none" });
    else if (dimension === "skills" && shown.length < minSkills)
      left.push({ dimension, weight, reason: "tooFew" });
    else
      parts.push({
        dimension,
        weight,
        figures: shown,
        bounds: average(shown.map(({ cell }) => ({ weight: 1, bounds: readCell(cell) }))),
      });
  }
  if (parts.length === 0) return null;
  const score = average(parts);
  const bounds = scaleScore(score);
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return { parts, left, total, score, bounds, index: printIndex(bounds) };
}

function findDimension(measure: string): IndexDimension | null {
  if (findMeasuredSkill(measure) !== null) return "skills";
  if (measure === valuesMeasure) return "values";
  return measure === objectivesMeasure ? "objectives" : null;
}

function average(parts: readonly { weight: number; bounds: Bounds }[]): Bounds {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const at = (corner: keyof Bounds) =>
    dividedBy(
      sumFractions(parts.map(({ weight, bounds }) => times(bounds[corner], fraction(weight, 1)))),
      total,
    );
  return { low: at("low"), high: at("high") };
}

/** From the scale of 1 to 5 to that of 0 to 100. */
export const scaleScore = ({ low, high }: Bounds): Bounds => ({ low: toIndex(low), high: toIndex(high) });

const toIndex = (score: Fraction) => dividedBy(times(minus(score, fraction(1, 1)), fraction(100, 1)), 4);

/** At most one point apart, the index is the middle; wider, the least whole numbers around it. */
export function printIndex({ low, high }: Bounds): IndexCell {
  if (compare(minus(high, low), fraction(1, 1)) <= 0)
    return { form: "value", value: floorWhole(plus(dividedBy(plus(low, high), 2), fraction(1, 2))) };
  return { form: "interval", from: floorWhole(low), to: ceilTenths(dividedBy(high, 10)) };
}

const floorWhole = (value: Fraction) => floorTenths(dividedBy(value, 10));

export const isSameIndex = (a: IndexCell, b: IndexCell): boolean =>
  a.form === "value"
    ? b.form === "value" && a.value === b.value
    : b.form === "interval" && a.from === b.from && a.to === b.to;
