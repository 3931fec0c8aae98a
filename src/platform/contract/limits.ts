/** A rate limit; beyond it the answer is 429 with the time to retry (docs/decisions/0029). */
export interface Limit {
  /** What is counted: a network address, a session, an account (in all its companies), a person, a company, each value of one field of the input, or everything. */
  per: "address" | "session" | "account" | "person" | "company" | "installation" | `input.${string}`;
  max: number;
  /** Seconds. */
  within: number;
  /** A call that succeeds gives its try back: only failures count. */
  failuresOnly?: true;
  /** A call that is refused, or brings nothing, gives its try back: only what was done counts. */
  successesOnly?: true;
  /** Beside `successesOnly`: a call that brings nothing counts all the same, since it cost as much. */
  evenIfEmpty?: true;
  /** Going beyond costs a minute, then two, four … up to an hour, until a call succeeds. */
  doubling?: true;
  /** Not for a device on which this account has signed in before: strangers must not lock its owner out. */
  strangersOnly?: true;
  /** Counted in this process, without a round trip; else in PostgreSQL, for all processes together. */
  kept?: "inProcess";
}

const minute = 60;
const hour = 60 * minute;

/** For endpoints where a secret of an account (password, code) could be guessed; `field` names the account. */
export const secretGuess = (field: string, max = 5): readonly Limit[] => [
  { per: `input.${field}`, max, within: 15 * minute, failuresOnly: true, doubling: true },
  { per: "address", max: 30, within: 15 * minute, failuresOnly: true, strangersOnly: true },
];

/** For endpoints that check the account's secret inside a session, which may be stolen. */
export const ownSecretGuess: readonly Limit[] = [
  { per: "session", max: 5, within: 15 * minute, failuresOnly: true, doubling: true },
  { per: "account", max: 20, within: 15 * minute, failuresOnly: true },
];

/** For the second step: each device that has given the second factor before is counted alone. */
export const secondStepByDevice: readonly Limit[] = [
  { per: "input.source", max: 5, within: 15 * minute, failuresOnly: true },
];

/** The others by their network, which may not try many accounts either; all together in accounts/rules/secondFactor.ts. */
export const secondStepByStranger: readonly Limit[] = [
  ...secondStepByDevice,
  { per: "address", max: 30, within: 15 * minute, failuresOnly: true },
];

/**
 * For endpoints that make us write to an address. Not counted by the address written to: strangers would close it for
 * its owner. While an email is in transit, another request sends none (auth/server/accountEmails.ts).
 */
export const emailRequest: readonly Limit[] = [{ per: "address", max: 30, within: hour }];

export const registration: readonly Limit[] = [
  { per: "input.email", max: 10, within: hour },
  { per: "address", max: 20, within: hour },
];

/** For links received by email: hundreds of people may open theirs behind one address; wrong tokens are limited. */
export const linkUse: readonly Limit[] = [
  { per: "address", max: 60, within: 15 * minute, failuresOnly: true },
];

/** For the contact form: a few per address, and in all no more than one person can read in a day. */
export const contactMessages: readonly Limit[] = [
  { per: "input.email", max: 5, within: hour },
  { per: "address", max: 5, within: hour },
  { per: "installation", max: 200, within: 24 * hour },
];

/** For calls that every page makes, signed in or not. */
export const pageView: readonly Limit[] = [{ per: "address", max: 3000, within: minute, kept: "inProcess" }];

/** For searches among people: quick enough to type, too slow to copy the directory. */
export const search: readonly Limit[] = [{ per: "person", max: 60, within: minute, kept: "inProcess" }];

/** For whole lists as files: enough to try the filters, too few to keep the server busy. */
export const exports: readonly Limit[] = [{ per: "person", max: 20, within: 15 * minute, kept: "inProcess" }];

/** For files that were prepared: to take each that is kept, and some of them again. */
export const preparedFiles: readonly Limit[] = [
  { per: "person", max: 60, within: 15 * minute, kept: "inProcess" },
];

/** For reports as PDF: more than a reader opens one by one, too few to keep a processor busy. */
export const pdfs: readonly Limit[] = [{ per: "person", max: 30, within: minute, kept: "inProcess" }];

/** For comparisons of two reports: more than a reader asks for, too few to keep a processor busy. */
export const comparisons: readonly Limit[] = [{ per: "person", max: 30, within: minute, kept: "inProcess" }];

/** For calls that look at a whole file again: as quick as one corrects its cells. */
export const imports: readonly Limit[] = [{ per: "person", max: 120, within: minute, kept: "inProcess" }];

/** For files that are read whole. */
export const fileUploads: readonly Limit[] = [{ per: "person", max: 30, within: 15 * minute }];

/**
 * For calls that write to many people at once: a company types or pastes as many as it has in a few of them. One person
 * does not close it for the others.
 */
export const massInvitations: readonly Limit[] = [
  { per: "person", max: 20, within: 15 * minute, successesOnly: true },
  { per: "company", max: 60, within: 15 * minute, successesOnly: true },
];

/** For images, each of which takes a process of its own. */
export const pictures: readonly Limit[] = [
  { per: "person", max: 30, within: 15 * minute, kept: "inProcess" },
];

/** For emails to an address that is not proved yet. */
export const ownEmail: readonly Limit[] = [
  { per: "person", max: 5, within: hour },
  { per: "person", max: 10, within: 24 * hour },
];

/** For links that are sent to people who cannot sign in. */
export const passwordLinks: readonly Limit[] = [{ per: "person", max: 60, within: hour }];

export const ownPassword: readonly Limit[] = [{ per: "person", max: 10, within: 15 * minute }];

/** For passwords that administrators set: as many as a day of arrivals asks for, too few to close a company. */
export const othersPasswords: readonly Limit[] = [{ per: "person", max: 30, within: 15 * minute }];

/** For tests of the product's emails to one's own address, and for emails that are queued again: as one reads them through. */
export const emailTests: readonly Limit[] = [
  { per: "person", max: 30, within: hour },
  { per: "company", max: 100, within: 24 * hour },
];

/** Proposals for a whole campaign, computed again: as often as one tries another number. */
export const campaignProposals: readonly Limit[] = [{ per: "person", max: 60, within: hour }];

/** Requests to propose who answers: each writes to a person who did not ask for it. */
export const nominationRequests: readonly Limit[] = [{ per: "person", max: 60, within: hour }];

/** The same by campaigns, each request counted: two of the largest in an hour. */
export const campaignNominations: readonly Limit[] = [
  { per: "person", max: 1000, within: hour, successesOnly: true, kept: "inProcess" },
];

/** What rings at a colleague: thank-yous. */
export const thanks: readonly Limit[] = [{ per: "person", max: 20, within: 24 * hour, successesOnly: true }];

/** Requests that an earlier author launches an evaluation again. */
export const checkpointRequests: readonly Limit[] = [
  { per: "person", max: 5, within: 24 * hour, successesOnly: true },
];

/**
 * Drafts by AI: each is paid for by the company, or keeps a machine of its own busy. One that left and brought nothing counts
 * among the many alone; one that was refused before it left, among none.
 */
export const drafts: readonly Limit[] = [
  { per: "person", max: 10, within: 24 * hour, successesOnly: true },
  { per: "company", max: 100, within: 24 * hour, successesOnly: true },
  { per: "person", max: 30, within: 24 * hour, successesOnly: true, evenIfEmpty: true },
  { per: "company", max: 300, within: 24 * hour, successesOnly: true, evenIfEmpty: true },
];
