import type { RunStatus } from "../vocabulary.ts";

const aDay = 24 * 60 * 60_000;

export interface RemindFacts {
  status: RunStatus;
  remindedAt: Date | null;
  closesAt: Date;
}

/** Once in 24 hours, while people can answer; whether any of them has not is part of no answer. */
export function whyNotRemind(
  { status, remindedAt, closesAt }: RemindFacts,
  now: Date,
): "pulse_not_open" | "pulse_reminded_lately" | null {
  if (status !== "open" || closesAt <= now) return "pulse_not_open";
  return remindedAt !== null && now.getTime() - remindedAt.getTime() < aDay ? "pulse_reminded_lately" : null;
}

const minute = 60_000;
const maxMinutesSpread = 30;

/**
 * When one person's reminder leaves: at a moment of its own within half an hour, or within half of what is left to answer.
 * Were they sent one after the other, the message that the same outbox sends next would tell by its delay how many of them
 * were dropped, and so how many people have answered.
 */
export function drawReminderMoment(
  { closesAt }: Pick<RemindFacts, "closesAt">,
  now: Date,
  random: () => number,
): Date {
  const spread = Math.min(maxMinutesSpread * minute, (closesAt.getTime() - now.getTime()) / 2);
  return new Date(now.getTime() + Math.floor(random() * spread));
}
