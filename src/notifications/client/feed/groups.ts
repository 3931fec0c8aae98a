import type { Notification } from "#notifications/contract.ts";
import { daysAfter } from "#platform/calendarDays.ts";

export const groupNames = ["today", "week", "earlier"] as const;
export type GroupName = (typeof groupNames)[number];

/** The group of a calendar day: today, the six days before, and the rest. */
export function chooseGroup(day: string, today: string): GroupName {
  if (day >= today) return "today";
  const weekAgo = daysAfter(today, -6);
  return day >= weekAgo ? "week" : "earlier";
}

/** The groups that hold something, in order; the order within them is kept. */
export function grouped(
  items: readonly Notification[],
  today: string,
): { name: GroupName; items: Notification[] }[] {
  const found = Map.groupBy(items, ({ day }) => chooseGroup(day, today));
  return groupNames.flatMap((name) => {
    const some = found.get(name);
    return some ? [{ name, items: some }] : [];
  });
}
