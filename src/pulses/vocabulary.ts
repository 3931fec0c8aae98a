/** How a question is answered: five levels with words, 0 to 10, yes or no, one of several options, own words. */
export const pulseQuestionTypes = ["scale", "enps", "true_false", "choice", "text"] as const;
export type PulseQuestionType = (typeof pulseQuestionTypes)[number];

/** What a question is about; the report takes its questions together by theme. */
export const pulseThemes = [
  "engagement",
  "workload",
  "wellbeing",
  "recognition",
  "manager",
  "safety",
  "onboarding",
  "change",
  "workplace",
  "loyalty",
  "other",
] as const;
export type PulseTheme = (typeof pulseThemes)[number];

/** Which templates a list shows; those in use without a word. */
export const templateStates = ["kept", "archived"] as const;
export type TemplateState = (typeof templateStates)[number];

export const cadences = ["once", "weekly", "biweekly", "monthly", "quarterly"] as const;
export type Cadence = (typeof cadences)[number];

/** How a series ends. */
export const seriesEnds = ["never", "after", "on"] as const;

/** Who is asked: everyone, the people of teams, of directions, of positions, or those hired in the last days. */
export const audienceKinds = ["everyone", "teams", "directions", "positions", "newcomers"] as const;

/** Who reads the results: the people in charge, or also everyone who was asked, once they are published. */
export const pulseReaders = ["charge", "asked"] as const;
export type PulseReaders = (typeof pulseReaders)[number];

/** A run that was skipped has no row: it never was. */
export const runStatuses = ["scheduled", "open", "closed", "cancelled"] as const;
export type RunStatus = (typeof runStatuses)[number];

/** By what the people of a run are taken together. */
export const pulseCutKinds = ["direction", "team", "position"] as const;
export type PulseCutKind = (typeof pulseCutKinds)[number];

export const minThreshold = 5;
export const maxThreshold = 20;
export const maxQuestions = 10;
export const maxOptions = 8;
/** Of what one writes in answer to a question. */
export const maxTextLength = 2_000;
/** Of « Ce que nous retenons », and of what is done about it. */
export const maxNoteLength = 2_000;
export const maxNoteActions = 3;
/** Earlier occurrences that a report compares itself with. */
export const maxEarlierRuns = 12;
/** Closed runs of a series that its trend shows. */
export const maxTrendRuns = 12;
/** Another survey of the same people that leaves them no rest: sent a few days before, still open, or planned close to it. */
export const tooCloseKinds = ["lately", "open", "soon"] as const;
