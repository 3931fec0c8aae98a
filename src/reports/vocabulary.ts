export const decisions = ["kept", "shown"] as const;
export type Decision = (typeof decisions)[number];
