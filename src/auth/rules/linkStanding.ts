import type { LinkStanding } from "../vocabulary.ts";
interface SignedInAccount {
  userId: string;
  /** Of the evaluation that the link leads to, if any: whether the reader is the person evaluated or the lead. */
  isSubjectOrLead: boolean;
}

export function linkStanding(holder: { userId: string }, viewer: SignedInAccount | null): LinkStanding {
  if (!viewer) return "free";
  // One account in two companies is one person.
  if (viewer.userId === holder.userId) return "own";
  return viewer.isSubjectOrLead ? "closed" : "other";
}

/** Whether a link shows and opens anything to them. */
export const isOpenFor = (standing: LinkStanding): boolean => standing === "free" || standing === "own";
