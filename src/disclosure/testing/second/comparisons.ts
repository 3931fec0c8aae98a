import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { Comparison, Gap, GapState, GroupGap, OthersCell, Policy, Tag } from "../../contract.ts";
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
  endReached,
  endSpan,
  isNarrow,
  isPoint,
  printedBounds,
  printedSpan,
  type Span,
} from "./spans.ts";

/** What one group says, as printed, and where it may lie by that. */
export type Voice = { group: Group; cell: OthersCell; span: Span };

type Others = { cell: OthersCell; of: Group[]; span: Span; raters: Fraction };

export const nothing: Comparison = {
  others: null,
  othersOf: [],
  gap: null,
  state: null,
  tag: null,
  mostlyManager: false,
};

/** Self against the weighted mean of the groups that are shown. */
export function comparison(
  self: Fraction | null,
  voices: readonly Voice[],
  row: WeightRow,
  policy: Policy,
): Comparison {
  const others = othersOf(voices, row, policy);
  if (!others) return nothing;
  const said = { ...nothing, others: others.cell, othersOf: others.of };
  if (!self) return said;
  const state = stateOf(self, others, policy);
  const tag = tagOf(self, others, policy);
  const without = othersOf(
    voices.filter(({ group }) => group !== "manager"),
    row,
    policy,
  );
  const isByManager = tag !== null && others.of.includes("manager") && without !== null;
  return {
    ...said,
    gap: printedGap(
      self,
      others.cell.form === "value" && others.cell.end ? endSpan(others.cell.end, policy) : others.span,
    ),
    state,
    tag,
    mostlyManager: isByManager && !mayBear(tag, self, without, policy),
  };
}

function othersOf(voices: readonly Voice[], row: WeightRow, policy: Policy): Others | null {
  const heard = otherGroups.flatMap((group) =>
    voices.filter((voice) => voice.group === group && row[group] > 0),
  );
  if (heard.length === 0) return null;
  const weights = heard.map(({ group }) => whole(row[group]));
  const total = sum(weights);
  const weigh = (numbers: readonly Fraction[]) =>
    over(sum(numbers.map((number, index) => times(number, weights[index]!))), total);
  const span = {
    from: weigh(heard.map((voice) => voice.span.from)),
    to: weigh(heard.map((voice) => voice.span.to)),
  };
  // The effective number of raters: each group's mean has the noise of its own people.
  const noise = heard.map((voice, index) => {
    const share = over(weights[index]!, total);
    return over(times(share, share), whole(voice.cell.n));
  });
  const n = heard.reduce((all, { cell }) => all + cell.n, 0);
  return {
    // A group that is alone is what it says itself.
    cell: heard.length === 1 ? heard[0]!.cell : { ...printedOthers(heard, span, policy), n },
    of: heard.map(({ group }) => group),
    span,
    raters: over(whole(1), sum(noise)),
  };
}

function printedOthers(heard: readonly Voice[], span: Span, policy: Policy) {
  const end = heard.some(({ group }) => isProtected(group)) ? endOf(heard, span, policy) : null;
  if (end) return { form: "value", value: policy.ends[end], end } as const;
  return isPoint(span) ? ({ form: "value", value: tenth(span.from) } as const) : printedSpan(span, policy);
}

/** The end of one number that reaches it wherever it lies; a wider span is printed as what it is. */
function endOf(heard: readonly Voice[], span: Span, policy: Policy): End | null {
  const end = endReached(span.from, policy);
  if (end === null || endReached(span.to, policy) !== end) return null;
  if (heard.every(({ cell }) => cell.form === "value" && cell.end === end)) return end;
  // Without a mark, a group that prints the limit lies on this side of it: rounding brought it there.
  const limit = decimal(policy.ends[end]);
  const isLimit = (at: Span) => isPoint(at) && isEqual(at.from, limit);
  const isByRounding =
    isLimit(span) && heard.some((voice) => isProtected(voice.group) && isLimit(voice.span));
  return isNarrow(span) && !isByRounding ? end : null;
}

function printedGap(self: Fraction, { from, to }: Span): Gap {
  const [least, most] = [minus(from, self), minus(to, self)];
  return isEqual(least, most)
    ? { form: "value", value: tenth(least) }
    : { form: "interval", ...printedBounds({ from: least, to: most }) };
}

type Against = { span: Span; raters: Fraction };

/** Of the exact numbers; where they are a span, a gap is notable from the wider measure on, and at both corners. */
function stateOf(self: Fraction, { span, raters }: Against, policy: Policy): GapState {
  const gaps = [minus(span.from, self), minus(span.to, self)] as const;
  const states = gaps.map((gap) => stateOfNumber(gap, raters, policy));
  if (isPoint(span) || states.every((state) => state === "none")) return states[0]!;
  const fallback = decimal(policy.notable.fallback);
  const isOutside = isAtLeast(gaps[0], fallback) || isAtLeast(minus(whole(0), gaps[1]), fallback);
  return isOutside && states.every((state) => state === "notable") ? "notable" : "inconclusive";
}

function stateOfNumber(gap: Fraction, raters: Fraction, { notable, pooledSd }: Policy): GapState {
  const least = decimal(pooledSd === null ? notable.fallback : notable.least);
  // |gap| > z·s/√n, squared.
  const noise = times(decimal(notable.z), decimal(pooledSd ?? 0));
  const isBeyondNoise = isBelow(times(noise, noise), times(times(gap, gap), raters));
  if (isAtLeast(size(gap), least) && isBeyondNoise) return "notable";
  return isAtLeast(decimal(notable.least), size(gap)) ? "none" : "inconclusive";
}

/** The tag that holds at every corner. */
function tagOf(self: Fraction, against: Against, policy: Policy): Tag | null {
  const { from, to } = against.span;
  const state = stateOf(self, against, policy);
  const strength = decimal(policy.strength);
  if (state === "inconclusive") return null;
  if (state === "notable") return isBelow(self, from) ? "recognise_strength" : "blind_spot";
  if (isAtLeast(from, strength)) return "shared_strength";
  return isBelow(to, strength) ? "shared_opportunity" : null;
}

/** Whether some number within the span would bear this tag. */
function mayBear(tag: Tag, self: Fraction, { span, raters }: Against, policy: Policy): boolean {
  const { from, to } = span;
  const strength = decimal(policy.strength);
  const stateAt = (at: Fraction) => stateOfNumber(minus(at, self), raters, policy);
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
export function groupGap(self: Figure | null, figure: Figure | null, policy: Policy): GroupGap | null {
  if (!self || !figure) return null;
  const own = self.span.from;
  const { cell, span, n } = figure;
  const isBand = cell.form === "band";
  if (isBand && isAtLeast(own, span.from) && isAtLeast(span.to, own)) return null;
  const raters = whole(isBand ? policy.k : n);
  return { gap: printedGap(own, span), state: stateOf(own, { span, raters }, policy) };
}
