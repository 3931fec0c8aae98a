import type { MeanScale } from "#disclosure/rules/pulse/themes.ts";
import type { PulseTrend } from "#disclosure/rules/pulse/trend.ts";
import { say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

/** How a change was judged. `scale`: of which kind its means are; each has a limit of its own. */
export type JudgedChange = Pick<PulseTrend, "rule" | "limit"> & { scale: MeanScale };

interface Words {
  language: Language;
  texts: Readonly<Record<MeanScale, Readonly<Record<"fixed" | "spread", string>>>> & {
    readonly rounded: string;
    readonly intervals: string;
  };
  formatLimit: (limit: number) => string;
}

/** A sentence for each rule and kind of mean that a change here was judged by, and once what rounding leaves open. */
export function sayNoise(
  changes: readonly JudgedChange[],
  { language, texts, formatLimit }: Words,
): string[] {
  const ofMeans = changes.flatMap(({ rule, limit, scale }) =>
    rule === "intervals" || limit === null
      ? []
      : [say(language, texts[scale][rule], { limit: formatLimit(limit) })],
  );
  const hasIntervals = changes.some(({ rule }) => rule === "intervals");
  return [
    ...new Set(ofMeans),
    ...(ofMeans.length > 0 ? [texts.rounded] : []),
    ...(hasIntervals ? [texts.intervals] : []),
  ];
}
