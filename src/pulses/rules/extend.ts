import { daysAfter } from "#platform/calendarDays.ts";
import type { RunStatus } from "../vocabulary.ts";

/** Longer than that, people would answer about another time. */
const maxDaysOn = 60;

export interface ExtendFacts {
  closesOn: string;
  /** Of the next run of its series; null: none is to come. */
  nextOpensOn: string | null;
  today: string;
}

/** The last day to which a run may stay open: the evening before the next one opens at most; null where none is later. */
export function findLatestClosing({ closesOn, nextOpensOn, today }: ExtendFacts): string | null {
  const limit = daysAfter(today, maxDaysOn);
  const before = nextOpensOn && daysAfter(nextOpensOn, -1);
  const latest = before && before < limit ? before : limit;
  return latest > closesOn && latest >= today ? latest : null;
}

/** Whether another last day can be chosen at all. */
export function whyNotStayOpen({
  status,
  ...days
}: ExtendFacts & { status: RunStatus }): "pulse_not_open" | "pulse_open_longest" | null {
  if (status !== "open" || days.closesOn < days.today) return "pulse_not_open";
  return findLatestClosing(days) === null ? "pulse_open_longest" : null;
}

/** A run stays open longer, up to the evening before the next one opens. */
export function whyNotExtend(days: ExtendFacts, wished: string): "pulse_closing_day" | null {
  const latest = findLatestClosing(days);
  const isLater = wished > days.closesOn && wished >= days.today;
  return isLater && latest !== null && wished <= latest ? null : "pulse_closing_day";
}
