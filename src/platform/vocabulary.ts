export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** What a person may do in the company, the most first. */
export const roles = ["admin", "account_owner", "team_manager", "user"] as const;
export type Role = (typeof roles)[number];

/**
 * What a session that a link opened is limited to, in the name of the policy of its calls (`allow`). Of which object, its
 * row says (`object_id`).
 */
export const limitedScopes = ["answering", "reading"] as const;
export type LimitedScope = (typeof limitedScopes)[number];
export type SessionScope = "full" | LimitedScope;

/** Where an email of the outbox stands. Waiting: an invitation over the number of the day. */
export const emailStatuses = ["waiting", "queued", "sending", "sent", "held", "failed"] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** The periods of reports (specification §9), from the shortest. A week begins on Monday. */
export const periodKinds = ["week", "month", "quarter", "year"] as const;
export type PeriodKind = (typeof periodKinds)[number];
