/** The geometry of charts: pure, shared by the screens and the PDF. */

/** What a chart draws of one figure: a number, open at an end or not (« 4,5 et plus »), or a range. */
export type ChartValue =
  | { form: "value"; value: number; end?: "high" | "low" | undefined }
  | { form: "interval"; from: number; to: number };

export interface Range {
  from: number;
  to: number;
}

/** Where a value stands on an axis, from 0 at its start to 1 at its end; beyond an end, at that end. */
export const computeAxisShare = (value: number, { from, to }: Range): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Pieces of line between neighbouring values: what is missing leaves a hole, never a bridge. */
export function computeSegments(values: readonly (number | null)[]) {
  return values.slice(1).flatMap((value, index) => {
    const before = values[index];
    return value === null || before === null || before === undefined
      ? []
      : [{ index, from: before, to: value }];
  });
}
