/** Where an email stands, in the words of the screen. */
export const deliveryStates = ["waiting", "underWay", "delayed", "sent", "held", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Of the kinds of email of which a company sees the deliveries: what is refused and what was given up are told apart. */
export const mailOutcomes = ["waiting", "underWay", "delayed", "sent", "held", "refused", "failed"] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** Whether emails leave, of whatever kind. */
export const mailLights = ["leaving", "unreachable", "refused", "paused", "held", "mailbox"] as const;
export type MailLight = (typeof mailLights)[number];

/** Whether background work keeps up. */
export const backgroundLights = ["running", "late", "stopped"] as const;
export type BackgroundLight = (typeof backgroundLights)[number];

export const failureKinds = ["request", "overload", "background"] as const;
export type FailureKind = (typeof failureKinds)[number];
/** How many, where the number would tell of other companies. */
export const amounts = ["none", "few", "many"] as const;
export type Amount = (typeof amounts)[number];

/** The stored files that are counted: pictures of people, and logos. */
export const countedFiles = ["avatar", "logo"] as const;
