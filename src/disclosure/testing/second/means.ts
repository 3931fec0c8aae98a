import type { MeanCell, Policy } from "../../contract.ts";
import type { Column } from "../../vocabulary.ts";
import { type Figure, isProtected, masked } from "./cells.ts";
import { decimal, isBelow, over, sum, tenth, whole } from "./fractions.ts";
import {
  toEndSpan,
  isPoint,
  propagateSpans,
  point,
  toPrintedBounds,
  toPrintedSpan,
  type Span,
  width,
} from "./spans.ts";
import { findHalfPointStep } from "./steps.ts";

/** A mean as printed, and where it may lie by that; null where nothing is shown. */
export type Mean = { cell: MeanCell; span: Span };

export const toMeanCell = (mean: Mean | null): MeanCell => mean?.cell ?? masked;

/**
 * The mean of a skill or dimension as one group sees it, of which so many people have finished (of the joint group: at
 * most so many may have); a question that is not shown is null.
 */
export function computeMean(
  asked: readonly (Figure | null)[],
  { group, finished }: { group: Column; finished: number },
  policy: Policy,
): Mean | null {
  const shown = asked.filter((figure) => figure !== null);
  if (shown.length < policy.minItemsPerMean) return null;
  const values = shown.filter(({ cell }) => cell.form === "value");
  const used = values.length >= policy.minItemsPerMean ? values : shown;
  const rest = {
    n: Math.min(...used.map(({ n }) => n)),
    questions: { used: used.length, asked: asked.length },
  };
  const count = whole(used.length);
  const exact = over(sum(used.map((figure) => figure.exact)), count);
  const [first] = used;
  if (first?.end && used.every(({ end }) => end === first.end))
    return {
      cell: { form: "value", value: policy.ends[first.end], end: first.end, ...rest },
      span: toEndSpan(first.end, policy),
    };
  if (!isProtected(group) || used.every(({ span }) => isPoint(span))) {
    const value = tenth(exact);
    return { cell: { form: "value", value, ...rest }, span: point(decimal(value)) };
  }
  const corners = propagateSpans(used.map(({ span }) => span));
  const step = isBelow(half, width(corners))
    ? findHalfPointStep(used, exact, { finished, tellsFewest: group !== "joint" }, policy)
    : null;
  return step
    ? { cell: { form: "interval", ...toPrintedBounds(step), ...rest }, span: step }
    : { cell: { ...toPrintedSpan(corners, policy), ...rest }, span: corners };
}

const half = decimal(0.5);
