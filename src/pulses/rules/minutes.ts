import { readingMargin, secondsFor, toWholeMinutes } from "#evaluations/rules/questionnaire.ts";
import type { PulseQuestionType } from "../vocabulary.ts";

const secondsForType: Record<PulseQuestionType, number> = {
  scale: secondsFor.star_rating,
  enps: secondsFor.star_rating,
  true_false: secondsFor.true_false,
  choice: secondsFor.multiple_choice,
  text: secondsFor.text,
};

/** Whole minutes, rounded up, as for an evaluation; 0 when nothing is asked. */
export const estimateMinutes = (questions: readonly { type: PulseQuestionType }[]): number =>
  toWholeMinutes(questions.reduce((sum, { type }) => sum + secondsForType[type], 0) * readingMargin);
