import { findPeriod, type Period } from "#platform/periods.ts";
import type { PeriodKind } from "#platform/vocabulary.ts";

/** The same days seen by another kind of period: the last one of a longer period, as far as it has begun. */
export function changeKind({ kind, start }: Period, to: PeriodKind, today: string): Period {
  const isPresent = findPeriod(kind, today).start === start;
  return findPeriod(to, isPresent ? today : start);
}
