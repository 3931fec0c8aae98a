import { whyNotRemind, type ReminderFacts } from "#evaluations/rules/reminders.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import type { Late, Watch } from "../contract/board.ts";

/** People are late in evaluations that end within this many days: a week is enough to write to them and to be answered. */
const lateWithinDays = 7;
export const findLateUntil = (today: string): string => daysAfter(today, lateWithinDays);

/** A draft is old when its form was left unchanged for this many days (§4.5 of the design). */
const oldAfterDays = 14;
export const findOldBefore = (today: string): string => daysAfter(today, -oldAfterDays);

type ListedEvaluation = Omit<Late["items"][number], "missing">;
export type AskedParticipant = ReminderFacts & { evaluationId: string; profileId: string };

/**
 * The evaluations in which others than the reader are late, and how many people these are. A participant without an open
 * account, or whose invitation has not left, is not late.
 */
export function summarizeLate(
  evaluations: readonly ListedEvaluation[],
  participants: readonly AskedParticipant[],
  now: Date,
): Omit<Late, "hasMore"> {
  const awaited = participants.flatMap((one) => {
    const why = whyNotRemind(one, now);
    return why === null || why === "reminded_recently" ? [{ ...one, isRemindable: why === null }] : [];
  });
  const byEvaluation = Map.groupBy(awaited, ({ evaluationId }) => evaluationId);
  const items = evaluations.flatMap((one) => {
    const missing = byEvaluation.get(one.evaluationId)?.length ?? 0;
    return missing > 0 ? [{ ...one, missing }] : [];
  });
  const countPeople = (those: readonly AskedParticipant[]) =>
    new Set(those.map(({ profileId }) => profileId)).size;
  return {
    items,
    people: countPeople(awaited),
    remindable: countPeople(awaited.filter(({ isRemindable }) => isRemindable)),
  };
}

/** Nothing needs attention. */
export const isCalm = ({ late, withoutManager, short, drafts, undelivered }: Watch): boolean =>
  late.items.length + withoutManager.items.length + short.length + drafts.items.length + undelivered === 0;
