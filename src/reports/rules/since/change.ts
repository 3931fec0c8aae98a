import type { GroupMeans, MeanCell, OthersCell, Policy } from "#disclosure/contract.ts";
import {
  compare,
  dividedBy,
  type Fraction,
  fraction,
  minus,
  plus,
  sumFractions,
  times,
} from "#disclosure/rules/fractions.ts";
import {
  classifyGap,
  computeCertainPart,
  createGapCriteria,
  type GapCriteria,
  printGap,
} from "#disclosure/rules/gaps.ts";
import { type Range, toRange } from "#disclosure/rules/ranges.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { Change, ComparedFigure } from "../../contract/since.ts";
import type { ChangeState } from "../../vocabulary/since.ts";

/** Two figures over the same questions. */
export type FigurePair = Pick<Change, "past" | "now" | "questions">;

export interface Policies {
  past: Policy;
  now: Policy;
}

/**
 * How the view of one group changed. Each mean varies by chance as n people together do (§6 of
 * docs/product-decisions.md); one's own view is what the person said, and does not.
 */
export function computeChange(pair: FigurePair, group: Group, policies: Policies): Change {
  const { past, now } = pair;
  const variance = plus(
    fraction(1, countPeople(past, policies.past)),
    fraction(1, countPeople(now, policies.now)),
  );
  return toChange(pair, group === "self" ? null : variance, policies);
}

/** A band stands for k people at least (§5). */
const countPeople = (figure: ComparedFigure, { k }: Policy) => (figure.form === "band" ? k : figure.n);

/** A mean without what a comparison does not say of it; null where it is hidden, or the joint group feeds it. */
export function toFigure(cell: MeanCell | OthersCell | null): ComparedFigure | null {
  if (!cell || cell.form === "masked" || cell.n === null) return null;
  const { n } = cell;
  if (cell.form === "interval") return { form: "interval", from: cell.from, to: cell.to, n };
  const { form, value, end, approximate } = cell;
  return { form, value, n, ...(end && { end }), ...(approximate && { approximate }) };
}

/** A figure of « les autres », and the weights behind it. */
export interface WeightedMeans {
  cells: GroupMeans;
  others: OthersCell | null;
  othersOf: readonly Column[];
  row: WeightRow;
}

/**
 * How « les autres » changed: only where they are the same groups by the same weights, and each of them is compared as it
 * is printed.
 */
export function computeOthersChange(
  past: WeightedMeans,
  now: WeightedMeans,
  comparable: readonly Group[],
  policies: Policies,
): Change | null {
  const [earlier, later] = [toFigure(past.others), toFigure(now.others)];
  const areAlike =
    now.othersOf.length > 1 &&
    now.othersOf.length === past.othersOf.length &&
    now.othersOf.every(
      (group) =>
        group !== "joint" &&
        past.othersOf.includes(group) &&
        comparable.includes(group) &&
        past.row[group] === now.row[group],
    );
  if (!earlier || !later || !areAlike) return null;
  const variance = plus(computeVarianceShare(past), computeVarianceShare(now));
  return toChange({ past: earlier, now: later, questions: null }, variance, policies);
}

/** Of the variance of one person, the share that a weighted mean of groups has: Σ(w²/n) / (Σw)². */
function computeVarianceShare({ cells, othersOf, row }: WeightedMeans): Fraction {
  const parts = othersOf.flatMap((group) => {
    if (group === "joint") return [];
    const cell = cells[group];
    return cell && cell.form !== "masked" ? [{ weight: row[group], n: cell.n }] : [];
  });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return dividedBy(sumFractions(parts.map(({ weight, n }) => fraction(weight ** 2, n))), total ** 2);
}

/** `variance`: of the difference, in shares of that of one person; null where chance has no part in it. */
function toChange(
  { past, now, questions }: FigurePair,
  variance: Fraction | null,
  policies: Policies,
): Change {
  // Only a masked cell has no range.
  const [from, to] = [toRange(past, policies.past)!, toRange(now, policies.now)!];
  const range = { low: minus(to.low, from.high), high: minus(to.high, from.low) };
  const printed = { past, now, questions, change: printGap(range) };
  if (variance === null) return { ...printed, state: "own", within: null };
  const criteria = createGapCriteria(variance, policies.now);
  return { ...printed, state: classifyChange(range, criteria), within: computeWithin(range, criteria) };
}

const zero = fraction(0, 1);

/** Notable as a gap is: at every corner, from the least that counts, and beyond the noise. */
function classifyChange(range: Range, criteria: GapCriteria): ChangeState {
  if (classifyGap(zero, range, criteria).state === "notable")
    return compare(range.low, zero) > 0 ? "higher" : "lower";
  const certain = computeCertainPart(range);
  const { noiseSquared } = criteria;
  return noiseSquared !== null && compare(times(certain, certain), noiseSquared) > 0 ? "small" : "noise";
}

/** All that the change may be: what its figures allow, and the noise on either side. */
function computeWithin({ low, high }: Range, { noiseSquared }: GapCriteria): Change["within"] {
  if (noiseSquared === null) return null;
  const noise = Math.sqrt(toNumber(noiseSquared));
  return {
    from: Math.floor(10 * (toNumber(low) - noise)) / 10,
    // Not Math.ceil, which gives −0 for what lies just below zero.
    to: (0 - Math.floor(-10 * (toNumber(high) + noise))) / 10,
  };
}

const toNumber = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);
