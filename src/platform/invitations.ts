/**
 * How many invitations a company may send per day (§13 of docs/product-decisions.md): a newly registered stranger
 * must not be able to write to hundreds of people. Invitations over the number wait, and only a queue of many days
 * refuses more.
 */
const perDayAtFirst = 20;
const perDayAndPerson = 100;
const enoughPeople = 3;
/** A company in which enough people have been for so many days is known: it has no number. */
export const daysUntilSettled = 7;
const maxDaysWaiting = 30;

/**
 * The number of invitations that a company may mail in a day (docs/decisions/0048).
 * @param confirmedPeople active people of the company who have joined
 * @param settledPeople those of them who joined at least `daysUntilSettled` days ago
 * @param fixed INVITATIONS_PER_DAY: null when unset, 0 for no limit
 * @returns null without a limit
 */
export function invitationsPerDay(
  { confirmedPeople, settledPeople }: { confirmedPeople: number; settledPeople: number },
  fixed: number | null,
): number | null {
  if (fixed !== null) return fixed === 0 ? null : fixed;
  if (settledPeople >= enoughPeople) return null;
  return confirmedPeople < enoughPeople ? perDayAtFirst : perDayAndPerson * confirmedPeople;
}

/** How long the queue of a company may be: what would leave later than this is not promised. Null without a limit. */
export const computeMaxQueueLength = (perDay: number | null): number | null =>
  perDay === null ? null : perDay * maxDaysWaiting;

/** How many more may leave today. */
export const computeInvitationsLeft = (perDay: number | null, leftToday: number): number =>
  perDay === null ? Number.MAX_SAFE_INTEGER : Math.max(0, perDay - leftToday);

/** The position of a waiting invitation: first queued, first sent. */
export interface WaitingInvitation {
  /** The calendar day in the company's time zone. */
  today: string;
  /** Invitations already counted today. */
  leftToday: number;
  /** Invitations that wait and came before. */
  ahead: number;
  perDay: number | null;
}

/** The calendar day on which an invitation is sent, if the number of members does not change meanwhile. */
export function computeInvitationDay({ today, leftToday, ahead, perDay }: WaitingInvitation): string {
  const places = computeInvitationsLeft(perDay, leftToday);
  if (perDay === null || ahead < places) return today;
  return dayAfter(today, 1 + Math.floor((ahead - places) / perDay));
}

/** Calendar days have no time zone: they are counted in UTC. */
function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
