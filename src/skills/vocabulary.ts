export const questionTypes = ["star_rating", "multiple_choice", "text", "true_false"] as const;
export type QuestionType = (typeof questionTypes)[number];

export const statuses = ["active", "archived"] as const;
export type Status = (typeof statuses)[number];

/** Something that is used is archived, since evaluations refer to it; anything else is deleted. */
export const removalOutcomes = ["deleted", "archived"] as const;
export type RemovalOutcome = (typeof removalOutcomes)[number];

export const questionSorts = ["text", "-text"] as const;
