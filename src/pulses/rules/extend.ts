import { daysAfter } from "#platform/calendarDays.ts";

/** Longer than that, people would answer about another time. */
const maxDaysOn = 60;

/** A run stays open longer, up to the evening before the next one opens. */
export function whyNotExtend(
  { closesOn, nextOpensOn, today }: { closesOn: string; nextOpensOn: string | null; today: string },
  wished: string,
): "pulse_closing_day" | null {
  const isLater = wished > closesOn && wished >= today && wished <= daysAfter(today, maxDaysOn);
  return isLater && (nextOpensOn === null || wished < nextOpensOn) ? null : "pulse_closing_day";
}
