/** The relation of a participant to the subject; never changes after launch (§4 of docs/specification.md). */
export const participantRoles = ["subject", "manager", "peer", "direct_report"] as const;
export type ParticipantRole = (typeof participantRoles)[number];

/** The groups whose answers are shown together or not at all (§5 of docs/product-decisions.md). */
export const protectedRoles = ["peer", "direct_report"] as const;
export type ProtectedRole = (typeof protectedRoles)[number];

export const participantStatuses = ["pending", "completed", "declined"] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

export const evaluationTypes = ["self", "peer", "manager", "peer_manager", "full"] as const;
export type EvaluationType = (typeof evaluationTypes)[number];

export const evaluationStatuses = [
  "draft",
  "pending",
  "in_progress",
  "review",
  "completed",
  "archived",
] as const;
export type EvaluationStatus = (typeof evaluationStatuses)[number];

/** Why a campaign proposed a participant. */
export const proposalReasons = ["direct_manager", "direct_report", "same_team", "worked_together"] as const;

/** The life of an evaluation, from its preparation to its report. */
export const phases = ["preparing", "answering", "report"] as const;
export type Phase = (typeof phases)[number];
