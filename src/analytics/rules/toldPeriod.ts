import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import { findPeriod, movePeriod } from "#platform/periods.ts";

/**
 * The first day of the period whose figures are shown: of the one asked for, but none later than the last one told; that
 * one where none is asked for. While nothing is told it is the one asked for, or the last one that is over.
 */
export function findShownPeriod(
  { kind, day }: { kind: FigurePeriodKind; day?: string | undefined },
  told: { last: string } | null,
  today: string,
): string {
  const asked = day === undefined ? null : findPeriod(kind, day).start;
  if (told) return asked !== null && asked < told.last ? asked : told.last;
  return asked ?? movePeriod(findPeriod(kind, today), -1).start;
}
