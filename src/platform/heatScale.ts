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

/** The two ends of a range on the heat scale; null where no ink would be legible on both. */
export function computeHeatBand(from: number, to: number): { from: HeatPlace; to: HeatPlace } | null {
  const ends = { from: computeHeat(from), to: computeHeat(to) };
  return ends.from.ink === ends.to.ink ? ends : null;
}
