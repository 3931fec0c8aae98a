import type { ReactNode } from "react";
import type { ChartValue } from "#platform/chartGeometry.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { formatGap, formatNumber } from "#platform/texts.ts";
import { formatGapColour, formatPlace, type HeatScale } from "./heatColours.ts";
import styles from "./HeatTable.module.css";
import { useChartTexts } from "./useChartTexts.ts";

const steps = Array.from({ length: 9 }, (_, index) => index / 8);

const isRange = (value: ChartValue | null) => value?.form === "interval";

interface HeatLegendProps {
  scale: HeatScale;
  hasRanges: boolean;
  /** Why cells are masked; null where none is. */
  maskedReason: ReactNode;
}

/** What the colours of a heat table say, and its two other looks where they occur. */
export function HeatLegend({ scale, hasRanges, maskedReason }: HeatLegendProps) {
  const { language } = useLanguage();
  const texts = useChartTexts();
  const isGap = scale.kind === "gap";
  const colours = steps.map((share) => (isGap ? formatGapColour(2 * share - 1) : formatPlace(share)));
  return (
    <ul className={styles.legend}>
      <li>
        {isGap ? formatGap(language, -1) : formatNumber(language, scale.range.from)}
        <span
          aria-hidden="true"
          className={styles.ramp}
          style={{ background: `linear-gradient(to right, ${colours.join(", ")})` }}
        />
        {isGap ? formatGap(language, 1) : formatNumber(language, scale.range.to)}
        {isGap && <span>{scale.from.some(isRange) ? texts.gapFromMiddle : texts.gap}</span>}
      </li>
      {hasRanges && (
        <li>
          <span
            aria-hidden="true"
            className={`${styles.sample} ${styles.ranged}`}
            style={{ "--hatch-from": colours[5], "--hatch-to": colours[7] } as object}
          />
          <span>{texts.range}</span>
        </li>
      )}
      {maskedReason && (
        <li className={styles.reason}>
          <span aria-hidden="true" className={`${styles.sample} ${styles.masked}`}>
            –
          </span>
          <span>{maskedReason}</span>
        </li>
      )}
    </ul>
  );
}
