import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Comparison, Gap, GapState, GroupGap, OthersCell, Policy, Tag } from "../../contract.ts";
import type { Column } from "../../vocabulary.ts";
import { type Figure, isProtected, otherGroups } from "./cells.ts";
import {
  decimal,
  type Fraction,
  isAtLeast,
  isBelow,
  isEqual,
  minus,
  over,
  size,
  sum,
  tenth,
  times,
  whole,
} from "./fractions.ts";
import {
  type End,
  findReachedEnd,
  toEndSpan,
  isNarrow,
  isPoint,
  toPrintedBounds,
  toPrintedSpan,
  type Span,
} from "./spans.ts";

/** What one group says, as printed, and where it may lie by that. */
export type GroupFigure = { group: Column; cell: OthersCell; span: Span; people: number };

type WeightedOthers = { cell: OthersCell; of: Column[]; span: Span; raters: Fraction };

export const noComparison: Comparison = {
  others: null,
  othersOf: [],
  gap: null,
  state: null,
  tag: null,
  mostlyManager: false,
};

/** Self against the weighted mean of the groups that are shown. */
export function compareWithOthers(
  self: Fraction | null,
  groupFigures: readonly GroupFigure[],
  row: WeightRow,
  policy: Policy,
): Comparison {
  const others = weighOthers(groupFigures, row, policy);
  if (!others) return noComparison;
  const published = { ...noComparison, others: others.cell, othersOf: others.of };
  if (!self) return published;
  const state = computeGapState(self, others, policy);
  const tag = computeTag(self, others, policy);
  const without = weighOthers(
    groupFigures.filter(({ group }) => group !== "manager"),
    row,
    policy,
  );
  const isByManager = tag !== null && others.of.includes("manager") && without !== null;
  return {
    ...published,
    gap: toPrintedGap(
      self,
      others.cell.form === "value" && others.cell.end ? toEndSpan(others.cell.end, policy) : others.span,
    ),
    state,
    tag,
    mostlyManager: isByManager && !mayHaveTag(tag, self, without, policy),
  };
}

function weighOthers(
  groupFigures: readonly GroupFigure[],
  row: WeightRow,
  policy: Policy,
): WeightedOthers | null {
  const getWeight = (group: Column) => (group === "joint" ? row.peer + row.direct_report : row[group]);
  const contributing = [...otherGroups, "joint" as const].flatMap((group) =>
    groupFigures.filter((voice) => voice.group === group && getWeight(group) > 0),
  );
  if (contributing.length === 0) return null;
  const weights = contributing.map(({ group }) => whole(getWeight(group)));
  const total = sum(weights);
  const weigh = (numbers: readonly Fraction[]) =>
    over(sum(numbers.map((number, index) => times(number, weights[index]!))), total);
  const span = {
    from: weigh(contributing.map((voice) => voice.span.from)),
    to: weigh(contributing.map((voice) => voice.span.to)),
  };
  // The effective number of raters: each group's mean has the noise of its own people.
  const noise = contributing.map((voice, index) => {
    const share = over(weights[index]!, total);
    return over(times(share, share), whole(voice.people));
  });
  const n = contributing.some(({ group }) => group === "joint")
    ? null
    : contributing.reduce((all, { people }) => all + people, 0);
  return {
    // A single group keeps its own figure.
    cell:
      contributing.length === 1
        ? contributing[0]!.cell
        : { ...toPrintedOthers(contributing, span, policy), n },
    of: contributing.map(({ group }) => group),
    span,
    raters: over(whole(1), sum(noise)),
  };
}

function toPrintedOthers(contributing: readonly GroupFigure[], span: Span, policy: Policy) {
  const end = contributing.some(({ group }) => isProtected(group))
    ? findCommonEnd(contributing, span, policy)
    : null;
  if (end) return { form: "value", value: policy.ends[end], end } as const;
  return isPoint(span) ? ({ form: "value", value: tenth(span.from) } as const) : toPrintedSpan(span, policy);
}

/** The end of one number that reaches it wherever it lies; a wider span is printed as what it is. */
function findCommonEnd(contributing: readonly GroupFigure[], span: Span, policy: Policy): End | null {
  const end = findReachedEnd(span.from, policy);
  if (end === null || findReachedEnd(span.to, policy) !== end) return null;
  if (contributing.every(({ cell }) => cell.form === "value" && cell.end === end)) return end;
  // Without a mark, a group that prints the limit lies on this side of it: rounding brought it there.
  const limit = decimal(policy.ends[end]);
  const isLimit = (at: Span) => isPoint(at) && isEqual(at.from, limit);
  const isByRounding =
    isLimit(span) && contributing.some((voice) => isProtected(voice.group) && isLimit(voice.span));
  return isNarrow(span) && !isByRounding ? end : null;
}

function toPrintedGap(self: Fraction, { from, to }: Span): Gap {
  const [least, most] = [minus(from, self), minus(to, self)];
  return isEqual(least, most)
    ? { form: "value", value: tenth(least) }
    : { form: "interval", ...toPrintedBounds({ from: least, to: most }) };
}

type Against = { span: Span; raters: Fraction };

/** Of the exact numbers; where they are a span, a gap is notable from the wider measure on, and at both corners. */
function computeGapState(self: Fraction, { span, raters }: Against, policy: Policy): GapState {
  const gaps = [minus(span.from, self), minus(span.to, self)] as const;
  const states = gaps.map((gap) => computeStateOfNumber(gap, raters, policy));
  if (isPoint(span) || states.every((state) => state === "none")) return states[0]!;
  const fallback = decimal(policy.notable.fallback);
  const isOutside = isAtLeast(gaps[0], fallback) || isAtLeast(minus(whole(0), gaps[1]), fallback);
  return isOutside && states.every((state) => state === "notable") ? "notable" : "inconclusive";
}

function computeStateOfNumber(gap: Fraction, raters: Fraction, { notable, pooledSd }: Policy): GapState {
  const least = decimal(pooledSd === null ? notable.fallback : notable.least);
  // |gap| > z·s/√n, squared.
  const noise = times(decimal(notable.z), decimal(pooledSd ?? 0));
  const isBeyondNoise = isBelow(times(noise, noise), times(times(gap, gap), raters));
  if (isAtLeast(size(gap), least) && isBeyondNoise) return "notable";
  return isAtLeast(decimal(notable.least), size(gap)) ? "none" : "inconclusive";
}

/** The tag that holds at every corner. */
function computeTag(self: Fraction, against: Against, policy: Policy): Tag | null {
  const { from, to } = against.span;
  const state = computeGapState(self, against, policy);
  const strength = decimal(policy.strength);
  if (state === "inconclusive") return null;
  if (state === "notable") return isBelow(self, from) ? "recognise_strength" : "blind_spot";
  if (isAtLeast(from, strength)) return "shared_strength";
  return isBelow(to, strength) ? "shared_opportunity" : null;
}

/** Whether some number within the span would bear this tag. */
function mayHaveTag(tag: Tag, self: Fraction, { span, raters }: Against, policy: Policy): boolean {
  const { from, to } = span;
  const strength = decimal(policy.strength);
  const stateAt = (at: Fraction) => computeStateOfNumber(minus(at, self), raters, policy);
  switch (tag) {
    case "recognise_strength":
      return isBelow(self, to) && stateAt(to) === "notable";
    case "blind_spot":
      return isBelow(from, self) && stateAt(from) === "notable";
    case "shared_strength":
      return isAtLeast(to, strength) && stateAt(nearest(self, larger(from, strength), to)) === "none";
    case "shared_opportunity": {
      if (!isBelow(from, strength)) return false;
      const at = nearest(self, from, smaller(to, strength));
      // The limit itself belongs to the strengths, anything below it does not.
      const isNear = isBelow(size(minus(at, self)), decimal(policy.notable.least));
      return isEqual(at, strength) ? isNear : stateAt(at) === "none";
    }
  }
}

const larger = (a: Fraction, b: Fraction): Fraction => (isBelow(a, b) ? b : a);
const smaller = (a: Fraction, b: Fraction): Fraction => (isBelow(a, b) ? a : b);
const nearest = (to: Fraction, from: Fraction, until: Fraction): Fraction => smaller(larger(to, from), until);

/** One group on its own beside self; nothing where self lies within its band. */
export function computeGroupGap(self: Figure | null, figure: Figure | null, policy: Policy): GroupGap | null {
  if (!self || !figure) return null;
  const own = self.span.from;
  const { cell, span, n } = figure;
  const isBand = cell.form === "band";
  if (isBand && isAtLeast(own, span.from) && isAtLeast(span.to, own)) return null;
  const raters = whole(isBand ? policy.k : n);
  return { gap: toPrintedGap(own, span), state: computeGapState(own, { span, raters }, policy) };
}
