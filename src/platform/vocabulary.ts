export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** What a person may do in the company, the most first. */
export const roles = ["admin", "account_owner", "team_manager", "user"] as const;
export type Role = (typeof roles)[number];
