/** Whose figures two reports of a person compare; « others » is the weighted mean of several groups. */
export const comparedColumns = ["self", "manager", "peer", "direct_report", "others"] as const;
export type ComparedColumn = (typeof comparedColumns)[number];

/**
 * `higher` and `lower` hold at every corner and beyond the noise; `noise`: it may be chance; `small`: beyond the noise, and
 * too small to be notable; `own`: one's own view, which has no noise.
 */
export const changeStates = ["higher", "lower", "noise", "small", "own"] as const;
export type ChangeState = (typeof changeStates)[number];

export const comparedKinds = ["skill", "values", "objectives", "question"] as const;
