export const ends = ["high", "low"] as const;
export type End = (typeof ends)[number];

/** The groups of a report, and the two protected ones taken together where neither alone may be shown. */
export const columns = ["self", "manager", "peer", "direct_report", "joint"] as const;
export type Column = (typeof columns)[number];
/** No person in these may be recognisable. */
export type ProtectedColumn = "peer" | "direct_report" | "joint";

/** The lengths of a period in which company figures are told, the shortest first. A week is none: it crosses months. */
export const figurePeriodKinds = ["month", "quarter", "year"] as const;
export type FigurePeriodKind = (typeof figurePeriodKinds)[number];

/** The types of question of a pulse. */
export const pulseQuestionTypes = ["scale", "enps", "boolean", "choice", "text"] as const;
export type PulseQuestionType = (typeof pulseQuestionTypes)[number];

/** The cut that holds all respondents of a run. */
export const wholeRun = "company";

/** Why a change between two runs is called noise or not: from the spread of earlier changes, a fixed limit, or intervals. */
export const trendRules = ["spread", "fixed", "intervals"] as const;
export type TrendRule = (typeof trendRules)[number];

/** Ways of being entitled to the results of a run: in charge of pulses, managing teams that were asked, or asked. */
export const resultReaders = ["charge", "team_manager", "asked"] as const;
export type ResultReader = (typeof resultReaders)[number];
