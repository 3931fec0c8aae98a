/** How long an answer that could not be sent, and the form around it, stay on a device (src/answers/README.md). */
const KEPT_DAYS = 7;
const day = 24 * 60 * 60_000;

/** `keptAt` and `now` in milliseconds: drafts untouched for seven days expire. */
export const isKeptTooLong = (keptAt: number, now: number): boolean => now - keptAt >= KEPT_DAYS * day;
