/** A session is active while the last sign of life is under 30 minutes ago (§4 of docs/specification.md). */
const warnsAfter = 28 * 60_000;
const endsAfter = 30 * 60_000;

export const isWarned = (lastActivity: number, now: number) => now - lastActivity >= warnsAfter;

export const secondsLeft = (lastActivity: number, now: number) =>
  Math.max(0, Math.ceil((lastActivity + endsAfter - now) / 1000));

/** 119 → « 1:59 ». */
export const remaining = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
