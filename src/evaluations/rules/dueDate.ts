/** Unless the company has settled on another length. */
const usualDays = 21;
const day = 24 * 60 * 60_000;

/** The due date of whoever chooses none: so many days after a calendar date, so that collection and its links end. */
export const dueByDefault = (today: string, days = usualDays): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
