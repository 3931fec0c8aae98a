/**
 * How the person signed in on a browser stands to a link opened there. `free`: none is. `own`: the link is theirs.
 * `other`: it is another person's, who is asked for first. `closed`: likewise, and it stays closed to them, since the
 * evaluation it leads to is about them or theirs to run (§3 of docs/product-decisions.md).
 */
export const linkStandings = ["free", "own", "other", "closed"] as const;
export type LinkStanding = (typeof linkStandings)[number];

/**
 * `here`: the session of this browser opens the report. `signIn`: the account has a password, which comes first; but
 * this browser is signed in to another company of the same account (`otherCompany`). `click`: a click will use the link.
 */
export const reportWays = ["here", "signIn", "otherCompany", "click"] as const;
export type ReportWay = (typeof reportWays)[number];

/** What opens with a link to an evaluation. */
export type LinkKind = "answer" | "report";

/** The second step: by the application, or by a code that was kept. */
export type SecondStepWay = "code" | "recoveryCode";
