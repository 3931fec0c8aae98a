const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether a way of signing in was added by whoever moved the account to another address, as far as one can tell: from
 * the day before the change on. It goes when the address is taken back.
 */
export const cameWithTheChange = (addedAt: Date, changedAt: Date): boolean =>
  addedAt.getTime() >= changedAt.getTime() - dayMs;
