export const ends = ["high", "low"] as const;
export type End = (typeof ends)[number];

export const hiddenReasons = ["too_few", "other_report"] as const;
export type HiddenReason = (typeof hiddenReasons)[number];
