/** What goes out and how it is asked: raised whenever rules/drafts/draftRequest.ts asks for something else. The audit log keeps it. */
export const draftVersion = 1;

/** How many skills of a report a plan can be drafted on. */
export const maxDraftSkills = 3;
/** Of what the person adds in their own words. */
export const maxOwnWords = 600;
/** Of the record of the impact on people. */
export const [minAssessmentLength, maxAssessmentLength] = [50, 4000] as const;
export const maxDraftObjectives = 3;
export const maxDraftActions = 4;

/** Why no draft came, or not a whole one. */
export const draftFailures = ["unreachable", "slow", "refused", "over_quota", "nonsense", "cut_off"] as const;
export type DraftFailure = (typeof draftFailures)[number];

/** Why a draft cannot be asked for, though drafts are on. */
export const draftObstacles = ["off", "no_report", "not_announced", "no_figure"] as const;
export type DraftObstacle = (typeof draftObstacles)[number];
