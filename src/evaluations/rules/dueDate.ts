const weeks = 3;
const day = 24 * 60 * 60_000;

/** The due date of whoever chooses none: three weeks from a calendar date, so that collection and its links end. */
export const dueByDefault = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + weeks * 7 * day).toISOString().slice(0, 10);
