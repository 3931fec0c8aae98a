interface Joining {
  joinedAt: Date | null;
  joinedUnseen: boolean;
}

/**
 * Whether the company is shown that somebody has joined. Who joined before it had invited them was brought by an evaluation
 * more often than not: whoever reads the list may be the person evaluated, and would learn who is asked about them.
 */
export const hasJoinedOpenly = ({ joinedAt, joinedUnseen }: Joining): boolean =>
  joinedAt !== null && !joinedUnseen;

/** What changes when somebody joins by another way than an invitation of the company. */
export const joiningNow = (
  { joinedAt, invitedAt }: { joinedAt: Date | null; invitedAt: Date | null },
  now: Date,
): Partial<Joining> => (joinedAt ? { joinedAt } : { joinedAt: now, joinedUnseen: invitedAt === null });
