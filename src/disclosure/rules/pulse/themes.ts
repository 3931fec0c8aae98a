import type { PulseMean, PulseQuestionResult, PulseTheme, ThemeMean } from "../../contract/pulse.ts";
import {
  ceilTenths,
  compare,
  dividedBy,
  floorTenths,
  fraction,
  type Fraction,
  fromPrinted,
  fromSetting,
  minus,
  roundToTenths,
  sumFractions,
} from "../fractions.ts";
import { isPoint, type Range, toPoint } from "../ranges.ts";
import { pulseEnds } from "./cells.ts";

/** The lowest and the greatest level of each kind of mean. */
const scales = {
  scale: { ends: pulseEnds.scale, from: 1, to: 5 },
  score: { ends: pulseEnds.enps, from: 0, to: 10 },
} as const;
export type MeanScale = keyof typeof scales;

/** Where the answers behind a printed mean may stand: it was rounded to a tenth. */
export function toPossibleMeans(mean: PulseMean, scale: MeanScale): Range {
  const range = toMeanRange(mean, scale);
  return mean.end ? range : widen(range, rounding);
}

/** What lies within half a tenth is printed alike. */
const rounding = fraction(1, 20);
const widen = ({ low, high }: Range, by: Fraction): Range => ({
  low: minus(low, by),
  high: sumFractions([high, by]),
});

/** What a printed mean says: behind an end lies everything to the end of the scale. */
export function toMeanRange({ value, end }: PulseMean, scale: MeanScale): Range {
  const { ends, from, to } = scales[scale];
  if (end === "high") return { low: fromSetting(ends.high), high: fraction(to, 1) };
  if (end === "low") return { low: fraction(from, 1), high: fromSetting(ends.low) };
  return toPoint(fromPrinted(value));
}

/** The mean of the printed means of each theme, over the whole run; a theme without one has none. */
export function averageThemes(questions: readonly PulseQuestionResult[]): PulseTheme[] {
  const parts = questions.flatMap(({ key, theme, whole }) =>
    theme !== null && whole.form === "scale" ? [{ key, theme, mean: whole.mean }] : [],
  );
  return [...Map.groupBy(parts, ({ theme }) => theme)].map(([theme, members]) => ({
    theme,
    mean: printThemeMean(members.map(({ mean }) => mean)),
    questions: members.map(({ key }) => key),
  }));
}

function printThemeMean(means: readonly PulseMean[]): ThemeMean {
  const end = means[0]?.end;
  if (end && means.every((mean) => mean.end === end))
    return { form: "value", value: pulseEnds.scale[end], end };
  const range = averageRanges(means.map((mean) => toMeanRange(mean, "scale")));
  return isPoint(range)
    ? { form: "value", value: roundToTenths(range.low) / 10 }
    : { form: "interval", from: floorTenths(range.low) / 10, to: ceilTenths(range.high) / 10 };
}

/** Where the answers behind a theme may stand, by the printed means of its questions. */
export const toThemeRange = (
  theme: Pick<PulseTheme, "questions">,
  questions: readonly PulseQuestionResult[],
): Range =>
  averageRanges(
    questions.flatMap(({ key, whole }) =>
      whole.form === "scale" && theme.questions.includes(key) ? [toPossibleMeans(whole.mean, "scale")] : [],
    ),
  );

function averageRanges(ranges: readonly Range[]): Range {
  const corner = (of: keyof Range): Fraction =>
    dividedBy(sumFractions(ranges.map((range) => range[of])), ranges.length);
  return { low: corner("low"), high: corner("high") };
}

/** Surely greater by at least a margin, whatever both ranges allow. */
export const isSurelyAbove = (above: Range, below: Range, margin: Fraction): boolean =>
  compare(above.low, sumFractions([below.high, margin])) >= 0;
