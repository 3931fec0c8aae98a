import type {
  PulseHighlight,
  PulseMean,
  PulseQuestionResult,
  PulseSnapshot,
  PulseTheme,
} from "../../contract/pulse.ts";
import { fromSetting, compare } from "../fractions.ts";
import type { Range } from "../ranges.ts";
import { compareEnps, compareMeans } from "./trend.ts";
import { isSurelyAbove, type MeanScale, toThemeRange } from "./themes.ts";
import type { PulseSpread } from "./spread.ts";

/** What is known of the earlier runs of the series when a run closes; it feeds the sentences only. */
export interface PulsePast {
  /** The report of the last run that closed; null before the first. */
  previous: PulseSnapshot | null;
  spread: PulseSpread;
}

export const noPast: PulsePast = { previous: null, spread: { scale: null, score: null } };

/** A theme stands out where its mean surely lies so far from every other one, in points. */
export const themeMargin = 0.75;

const maxHighlights = 2;

/**
 * At most two facts for the first page, each proved by the printed cells of the whole run alone: the change since the last
 * run that goes furthest beyond noise, then the theme that stands highest, then the one that stands lowest.
 */
export function selectPulseHighlights(
  { questions, themes }: Pick<PulseSnapshot, "questions" | "themes">,
  { previous, spread }: PulsePast,
): PulseHighlight[] {
  const changes = questions.flatMap((now) => {
    const before = previous?.questions.find(({ key }) => key === now.key);
    return before ? listChanges(before, now, spread) : [];
  });
  const [first] = changes.toSorted((a, b) => b.beyond - a.beyond);
  const ranges = themes.map((theme) => ({ theme, range: toThemeRange(theme, questions) }));
  const outstanding = [
    findOutstanding(ranges, "highest_theme"),
    // Of two themes, one gap is one fact.
    themes.length > 2 ? findOutstanding(ranges, "lowest_theme") : null,
  ];
  return [first?.highlight, ...outstanding].filter((each) => each != null).slice(0, maxHighlights);
}

interface Change {
  highlight: PulseHighlight;
  /** How many times the limit of noise the change surely is; of an eNPS, the width of its interval. */
  beyond: number;
}

/** As the trend of a question is told: an eNPS is followed by its mean where it is withheld in the last run. */
function listChanges(
  { whole: before }: PulseQuestionResult,
  { key, whole: now }: PulseQuestionResult,
  spread: PulseSpread,
): Change[] {
  if (before.form === "scale" && now.form === "scale")
    return listMeanChanges(key, [before.mean, now.mean], "scale", spread);
  if (before.form !== "enps" || now.form !== "enps") return [];
  if (!now.enps) return listMeanChanges(key, [before.mean, now.mean], "score", spread);
  if (!before.enps) return [];
  const [from, to] = [before.enps, now.enps];
  const { state, change, rule } = compareEnps(from, to);
  if (state === "noise") return [];
  const kind = state === "up" ? "rise" : "fall";
  const beyond = Math.abs(change.from) / Math.max(1, from.to - from.from, to.to - to.from);
  return [{ highlight: { kind, question: key, before: from, now: to, rule }, beyond }];
}

function listMeanChanges(
  question: string,
  [before, now]: [PulseMean, PulseMean],
  scale: MeanScale,
  spread: PulseSpread,
): Change[] {
  const { state, change, rule, limit } = compareMeans(before, now, scale, spread);
  if (state === "noise") return [];
  const certain = state === "up" ? change.from : -change.to;
  const kind = state === "up" ? "rise" : "fall";
  return [{ highlight: { kind, question, before, now, rule }, beyond: certain / limit! }];
}

function findOutstanding(
  themes: readonly { theme: PulseTheme; range: Range }[],
  kind: "highest_theme" | "lowest_theme",
): PulseHighlight | null {
  const isHighest = kind === "highest_theme";
  const [first, next] = themes.toSorted(({ range: one }, { range: other }) =>
    isHighest ? compare(other.high, one.high) : compare(one.low, other.low),
  );
  if (!first || !next) return null;
  const margin = fromSetting(themeMargin);
  const standsOut = themes.every(
    (each) =>
      each === first ||
      (isHighest
        ? isSurelyAbove(first.range, each.range, margin)
        : isSurelyAbove(each.range, first.range, margin)),
  );
  const { theme, mean } = first.theme;
  return standsOut ? { kind, theme, mean, next: next.theme.theme } : null;
}
