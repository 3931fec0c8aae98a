import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import {
  computeExpectedSeconds,
  readingMargin,
  secondsFor,
  toWholeMinutes,
} from "#evaluations/rules/questionnaire.ts";
import type { QuestionType } from "#skills/vocabulary.ts";

const ANSWERS_BEFORE_OWN_PACE = 5;

/** Time one answer took, in seconds. */
export interface Pace {
  type: QuestionType;
  seconds: number;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

/**
 * The minutes left for these items, rounded up; 0 means « moins d’une minute ».
 * 12 s per scale, 8 s per true or false, 15 s per choice, 60 s per text, plus 20 %. From 5 answers on, the
 * person's own median replaces the 20 %: it is taken on seconds spent ÷ seconds expected, because the written
 * questions come last and a median in seconds would promise that they take as long as a scale.
 * `before` is the estimate shown until now: it never goes up by more than one minute at a time.
 */
export function estimateMinutes(
  remaining: readonly Pick<QuestionnaireItem, "type">[],
  own: readonly Pace[] = [],
  before: number | null = null,
): number {
  const factor =
    own.length >= ANSWERS_BEFORE_OWN_PACE
      ? median(own.map(({ type, seconds }) => seconds / secondsFor[type]))
      : readingMargin;
  const seconds = computeExpectedSeconds(remaining) * factor;
  const minutes = seconds < 60 ? 0 : toWholeMinutes(seconds);
  return before === null ? minutes : Math.min(minutes, before + 1);
}
