import type { Gap, MeanCell, Snapshot } from "#disclosure/contract.ts";
import { formatGap, formatNumber, say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { AnyCell } from "./presentation.ts";
import type { ReportWords } from "./words.ts";

/**
 * A range on one line, where the sentence would take two: « 3,5 à 4 » beside « entre 3,5 et 4 », which is read aloud.
 * Null where the words are short already.
 */
export function sayShortCell({ language, texts }: ReportWords, cell: AnyCell | null): string | null {
  if (!cell || cell.form === "masked" || cell.form === "value") return null;
  return joinEnds(language, texts.cells.short, cell, formatNumber);
}

/** « −1,7 à −1,5 »; null where the gap is one number. */
export const sayShortGap = ({ language, texts }: ReportWords, gap: Gap): string | null =>
  gap.form === "value" ? null : joinEnds(language, texts.cells.short, gap, formatGap);

const joinEnds = (
  language: Language,
  short: string,
  { from, to }: { from: number; to: number },
  format: (language: Language, value: number) => string,
) => say(language, short, { from: format(language, from), to: format(language, to) });

/** On what a mean rests, where the legend does not say it already: as many people as answered, and every question. */
export function saySpecialBasis(
  words: ReportWords,
  { groups }: Pick<Snapshot, "groups">,
  cell: MeanCell | null,
  group: Group,
): string {
  if (!cell || cell.form === "masked") return "";
  const { used, asked } = cell.questions;
  const isApproximate = cell.form === "value" && cell.approximate !== undefined;
  const answered = groups.find((each) => each.group === group)?.answered ?? null;
  return isApproximate || used < asked || cell.n !== answered ? words.basis(cell, group) : "";
}
