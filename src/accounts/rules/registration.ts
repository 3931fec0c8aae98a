const day = 24 * 60 * 60_000;

/** How long a confirmation link lives, and how long after it another one may be asked for. */
export const confirmationLifeMs = day;
const graceMs = 6 * day;

/** Registrations made before this moment and not confirmed are removed. */
export const purgeBefore = (now: Date): Date => new Date(now.getTime() - confirmationLifeMs - graceMs);
