const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether a way of signing in was added by the person who moved the account to another address, as far as the dates
 * tell: from the day before the change on. It is removed when the address is taken back.
 */
export const cameWithTheChange = (addedAt: Date, changedAt: Date): boolean =>
  addedAt.getTime() >= changedAt.getTime() - dayMs;
