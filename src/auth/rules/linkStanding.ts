/**
 * How whoever is signed in on a browser stands to a link opened there. `free`: nobody is. `own`: the link is theirs.
 * `other`: it is somebody else's, who is asked for first. `closed`: likewise, and it stays closed to them, since the
 * evaluation it leads to is about them or theirs to run (§3 of docs/product-decisions.md).
 */
export type LinkStanding = "free" | "own" | "other" | "closed";

interface SignedIn {
  userId: string;
  /** Of the evaluation that the link leads to, if any: the person evaluated, or whoever runs it. */
  isSubjectOrLead: boolean;
}

export function linkStanding(holder: { userId: string }, viewer: SignedIn | null): LinkStanding {
  if (!viewer) return "free";
  // One account in two companies is one person.
  if (viewer.userId === holder.userId) return "own";
  return viewer.isSubjectOrLead ? "closed" : "other";
}

/** Whether a link shows and opens anything to them. */
export const opensFor = (standing: LinkStanding): boolean => standing === "free" || standing === "own";
