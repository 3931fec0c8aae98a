import type { CSSProperties } from "react";
import { computeAxisShare, type ChartValue, type Range } from "#platform/chartGeometry.ts";
import { computeGapHeat, computeHeat } from "#platform/heatScale.ts";

/** What the colour of a cell says: where it stands on the scale, or how far it is from the first row: from the middle of its range. */
export type HeatScale =
  | { kind: "range"; range: Range }
  | { kind: "gap"; from: readonly (ChartValue | null)[] };

/** How a cell looks: `ink` is the class of its number, `style` its colours. */
interface HeatLook {
  look: "masked" | "plain" | "ranged" | "warm";
  ink?: "low" | "middle" | "high" | "onGap";
  style?: CSSProperties;
}

export const formatPlace = (share: number): string => {
  const { below, mix } = computeHeat(share);
  return `color-mix(in srgb, var(--heat-${below + 1}) ${mix}%, var(--heat-${below}))`;
};

export const formatGapColour = (gap: number): string => {
  const { side, mix } = computeGapHeat(gap);
  return `color-mix(in srgb, var(--heat-${side}) ${mix}%, var(--heat-none))`;
};

const toEnds = (value: ChartValue): Range =>
  value.form === "value" ? { from: value.value, to: value.value } : value;

/** The colours of a figure in a column; a range is hatched between the two of its ends. */
export function styleHeat(value: ChartValue | null, column: number, scale: HeatScale): HeatLook {
  if (!value) return { look: "masked" };
  const { from, to } = toEnds(value);
  if (scale.kind === "range") {
    const shares = [computeAxisShare(from, scale.range), computeAxisShare(to, scale.range)] as const;
    if (from !== to) return hatch(formatPlace(shares[0]), formatPlace(shares[1]));
    return { look: "warm", ink: computeHeat(shares[0]).ink, style: { background: formatPlace(shares[0]) } };
  }
  const compared = scale.from[column];
  if (!compared) return { look: "plain" };
  const { from: least, to: greatest } = toEnds(compared);
  const middle = (least + greatest) / 2;
  if (from !== to) return hatch(formatGapColour(from - middle), formatGapColour(to - middle));
  return { look: "warm", ink: "onGap", style: { background: formatGapColour(from - middle) } };
}

const hatch = (from: string, to: string): HeatLook => ({
  look: "ranged",
  style: { "--hatch-from": from, "--hatch-to": to } as CSSProperties,
});
