/** The words under the five levels of a question. */
export const scales = ["frequency", "mastery", "agreement", "stars"] as const;
export type Scale = (typeof scales)[number];

/** The ways in which reports are released, the safer one first. */
export const releases = ["next_morning", "by_hand", "immediate"] as const;
export type Release = (typeof releases)[number];
