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

/** Which ink is legible on a place of the heat scale; HeatTable.module.css gives each its colour in both schemes. */
export type HeatInk = "low" | "middle" | "high";

export interface HeatPlace {
  /** The token below (`--heat-0` to `--heat-3`), and how much of the next one is mixed in, in percent. */
  below: number;
  mix: number;
  ink: HeatInk;
}

/** On the ramp from light to dark, where white becomes more legible than black: both have a contrast of 4.5 there. */
const switchAt = 0.745;

/**
 * A place on the continuous heat scale, from 0 to 1. The ramp of the dark scheme is the same one read backwards, so
 * its ink changes at the mirrored place.
 */
export function computeHeat(share: number): HeatPlace {
  const steps = share * 4;
  const below = Math.min(3, Math.floor(steps));
  return {
    below,
    mix: Math.round((steps - below) * 100),
    ink: share < 1 - switchAt ? "low" : share < switchAt ? "middle" : "high",
  };
}

/** The two ends of a range on the heat scale; null where no ink would be legible on both. */
export function computeHeatBand(from: number, to: number): { from: HeatPlace; to: HeatPlace } | null {
  const ends = { from: computeHeat(from), to: computeHeat(to) };
  return ends.from.ink === ends.to.ink ? ends : null;
}
