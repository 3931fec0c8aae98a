import { invitedRoles } from "#weights/vocabulary.ts";

/** Who a participant is for the subject; never changes after launch (§4 of docs/specification.md). */
export const participantRoles = ["subject", ...invitedRoles] as const;
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

/** How often an evaluation comes back; `once` is no series. */
export const repeatingFrequencies = ["weekly", "monthly", "quarterly", "biannual", "annual"] as const;
export type RepeatingFrequency = (typeof repeatingFrequencies)[number];

export const frequencies = ["once", ...repeatingFrequencies] as const;

/** Why a campaign proposed a participant. */
export const proposalReasons = ["direct_manager", "direct_report", "same_team", "worked_together"] as const;
export type ProposalReason = (typeof proposalReasons)[number];

/** The ways in which a person is entitled to a report. Each is also a relation to the evaluation (rules/relations.ts). */
export const reportReaders = [
  "subject",
  "direct_manager",
  "author",
  "administration",
  "team_manager",
] as const;
export type ReportReader = (typeof reportReaders)[number];

/** What an evaluation goes through, from its preparation to its report. */
export const phases = ["preparing", "answering", "report"] as const;
export type Phase = (typeof phases)[number];

/** The orders of the list of evaluations, the usual one first. */
export const evaluationSorts = ["-created", "name", "-name", "due", "-due"] as const;
export type EvaluationSort = (typeof evaluationSorts)[number];

/** What the reader is in an evaluation that they see. */
export const concerns = ["lead", "subject", "rater"] as const;
export type Concern = (typeof concerns)[number];

/** Due dates by the calendar of the company; weeks begin on Sunday. */
export const dueFilters = ["late", "this_week", "this_month", "none"] as const;
export type DueFilter = (typeof dueFilters)[number];
