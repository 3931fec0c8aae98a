import { findPeriod, type Period } from "#platform/periods.ts";
import { periodKinds, type PeriodKind } from "#platform/vocabulary.ts";

interface GivenPeriod {
  period?: unknown;
  from?: unknown;
}

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** The period that an address names, as far as it has begun; the present one of the usual kind where it names none. */
export function parsePeriod({ period, from }: GivenPeriod, today: string, usual: PeriodKind): Period {
  const kind = periodKinds.find((one) => one === period) ?? usual;
  const day = isDay(from) && from < today ? from : today;
  return findPeriod(kind, day);
}

/** The query of an address for a period; empty for the present one of the usual kind. */
export function writePeriod(
  { kind, start }: Period,
  today: string,
  usual: PeriodKind,
): Record<string, string> {
  const isPresent = findPeriod(kind, today).start === start;
  return { ...(kind === usual ? {} : { period: kind }), ...(isPresent ? {} : { from: start }) };
}

/** The same days seen by another kind of period: the last one of a longer period, as far as it has begun. */
export function changeKind({ kind, start }: Period, to: PeriodKind, today: string): Period {
  const isPresent = findPeriod(kind, today).start === start;
  return findPeriod(to, isPresent ? today : start);
}
