import type { Amount, BackgroundLight, MailLight } from "../vocabulary.ts";

/** As long as five rounds of each minute, or as a task waits behind others of a busy hour. */
const lateAfterMs = 5 * 60_000;

interface BackgroundFacts {
  /** When the round of each minute was last made; null: never. */
  lastRoundAt: Date | null;
  /** Since when the task waits that has waited longest; null: none does. */
  oldestWaitingAt: Date | null;
}

export function judgeBackground(
  { lastRoundAt, oldestWaitingAt }: BackgroundFacts,
  now: Date,
): BackgroundLight {
  const isOld = (at: Date) => now.getTime() - at.getTime() > lateAfterMs;
  if (!lastRoundAt || isOld(lastRoundAt)) return "stopped";
  return oldestWaitingAt && isOld(oldestWaitingAt) ? "late" : "running";
}

interface MailFacts {
  mode: "send" | "mailbox" | "hold";
  /** Since a restoration, or while the clock is wrong. */
  isPaused: boolean;
  /** The mail server turned away several emails for a reason of its own, and has accepted none since. */
  isRefused: boolean;
  /** An email has been due for long, or the mail server does not answer. */
  isStuck: boolean;
}

/** The light of all emails: of what they are about, and to whom, it says nothing. */
export function judgeMail({ mode, isPaused, isRefused, isStuck }: MailFacts): MailLight {
  if (mode === "hold") return "held";
  if (mode === "mailbox") return "mailbox";
  if (isPaused) return "paused";
  if (isRefused) return "refused";
  return isStuck ? "unreachable" : "leaving";
}

const many = 10;
export const toAmount = (count: number): Amount => (count === 0 ? "none" : count < many ? "few" : "many");

const gigabyte = 1024 ** 3;
/** Rounded down to one of these: the exact room left would tell what other companies store. */
const steps = [500, 200, 100, 50, 20, 10, 5, 2, 1];
const lowShare = 0.05;

/** Under 1 GB, or a twentieth of the disk, the database itself soon has no room. */
export function judgeDisk({ free, size }: { free: number; size: number }) {
  const atLeastGigabytes = steps.find((step) => free >= step * gigabyte) ?? 0;
  return { atLeastGigabytes, isLow: atLeastGigabytes === 0 || free < size * lowShare };
}
