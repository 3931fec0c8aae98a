/** People of protected groups over evaluations that have closed. */
export interface AnswerSums {
  evaluations: number;
  invited: number;
  answered: number;
}

/** A batch is published once it has both: smaller ones would be noise, or disclose answers of few people. */
const minEvaluations = 10;
const minInvited = 100;
/** The privacy loss of one person’s part in one evaluation, in one batch only: a likelihood ratio of e^¼ at most. */
const epsilon = 1 / 4;

export const isBatchDue = ({ evaluations, invited }: AnswerSums): boolean =>
  evaluations >= minEvaluations && invited >= minInvited;

/**
 * Adds two-sided geometric noise of ratio e^−¼ (standard deviation 5.6) to the number of answers of a batch: a reader who
 * knows of all other people whether they answered learns next to nothing about the last one. Returns a whole number,
 * maybe below 0 or above those invited. `random` gives numbers from 0 to 1, 1 excluded.
 * Source: Ghosh, Roughgarden and Sundararajan, « Universally utility-maximizing privacy mechanisms », 2009.
 */
export function addGeometricNoise(answered: number, random: () => number): number {
  const geometric = () => Math.floor(Math.log(1 - random()) / -epsilon);
  return answered + geometric() - geometric();
}
