/** The continuous scale of heat tables: pure, apart from the geometry that reports load. */

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

/** Further from what it is compared with, a figure is coloured as at this distance. */
const maxGap = 1;

/** Where a difference stands on the scale of gaps: on which side, and how much of that side's colour, in percent. */
export function computeGapHeat(gap: number): { side: "above" | "below"; mix: number } {
  const share = Math.min(maxGap, Math.abs(gap)) / maxGap;
  return { side: gap < 0 ? "below" : "above", mix: Math.round(share * 100) };
}
