interface Joining {
  joinedAt: Date | null;
  joinedUnseen: boolean;
}

/** By whatever way; an invitation that was not accepted joins nobody. In SQL: server/joined.ts. */
export const hasJoined = ({ joinedAt }: Pick<Joining, "joinedAt">): boolean => joinedAt !== null;

/**
 * Whether the company is shown that somebody has joined. Who joined before it had invited them was brought by an evaluation
 * more often than not: whoever reads the list may be the person evaluated, and would learn who is asked about them.
 */
export const hasJoinedOpenly = (joining: Joining): boolean => hasJoined(joining) && !joining.joinedUnseen;

/** What changes when somebody joins by another way than an invitation of the company. */
export const joiningNow = (
  { joinedAt, invitedAt }: { joinedAt: Date | null; invitedAt: Date | null },
  now: Date,
): Partial<Joining> => (joinedAt ? { joinedAt } : { joinedAt: now, joinedUnseen: invitedAt === null });
