interface Joining {
  joinedAt: Date | null;
  joinedUnseen: boolean;
}

/** Whether a person has joined, in any way; an invitation alone does not make them join. In SQL: server/joined.ts. */
export const hasJoined = ({ joinedAt }: Pick<Joining, "joinedAt">): boolean => joinedAt !== null;

/**
 * Whether the company is shown that a person has joined. A person who joined before it had invited them was brought by
 * an evaluation more often than not: the reader of the list may be the person evaluated, and would learn who is asked
 * about them.
 */
export const hasJoinedOpenly = (joining: Joining): boolean => hasJoined(joining) && !joining.joinedUnseen;

/** What changes when a person joins by another way than an invitation of the company. */
export const joiningNow = (
  { joinedAt, invitedAt }: { joinedAt: Date | null; invitedAt: Date | null },
  now: Date,
): Partial<Joining> => (joinedAt ? { joinedAt } : { joinedAt: now, joinedUnseen: invitedAt === null });
