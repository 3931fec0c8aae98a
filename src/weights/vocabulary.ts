/** Who answers besides the person evaluated, in the order of every report. */
export const invitedRoles = ["manager", "peer", "direct_report"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** The columns, in the order of every report. */
export const groups = ["self", "manager", "peer", "direct_report"] as const;
export type Group = (typeof groups)[number];

export const ratedDimensions = ["skills", "values", "objectives"] as const;
export type RatedDimension = (typeof ratedDimensions)[number];
