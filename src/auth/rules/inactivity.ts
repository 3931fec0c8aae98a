/** A session is active while the last sign of life is under 30 minutes ago (§4 of docs/specification.md). */
const warnAfterMs = 28 * 60_000;
const endAfterMs = 30 * 60_000;

export const isWarned = (lastActivity: number, now: number) => now - lastActivity >= warnAfterMs;

export const computeSecondsLeft = (lastActivity: number, now: number) =>
  Math.max(0, Math.ceil((lastActivity + endAfterMs - now) / 1000));

/** 119 → « 1:59 ». */
export const formatRemaining = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
