/** open: the person chooses. sent: those who lead decide. returned: the person chooses again. approved: it is over, and what was proposed is forgotten. */
export const nominationStatuses = ["open", "sent", "returned", "approved"] as const;
export type NominationStatus = (typeof nominationStatuses)[number];

/** Who approves a proposal: those who lead the evaluation, or the direct manager of the person evaluated, who needs no right to it. */
export const deciders = ["lead", "direct_manager"] as const;
export type Decider = (typeof deciders)[number];
