import type { ParticipantRole } from "../contract/questionnaire.ts";
import type { EvaluationType } from "../contract/evaluation.ts";
import type { ProtectedRole } from "./enumerations.ts";
import { protectedGroups } from "./launch.ts";

/** Of the people invited to a company's closed evaluations, manager and person evaluated left out. */
export interface Participation {
  answered: number;
  notAnswered: number;
}

/** What is shown of a company's participation moves at every fifth closing only. */
export const isParticipationDue = (evaluations: number) => evaluations % 5 === 0;

/** Before anything is known of a company: seven of ten people answer. */
const expected: Participation = { answered: 7, notAnswered: 3 };
/** An answer counts for one question unless it says « pas assez observé »: eight times of ten. */
const observed = 0.8;
/** A figure of a protected group is exact from five answers on (§5 of docs/product-decisions.md). */
const leastForValues = 5;

export interface Readability {
  role: ProtectedRole;
  count: number;
  /** Chances out of ten, rounded down, that the group reaches its threshold… */
  shown: number;
  /** … with one more person… */
  shownWithOneMore: number;
  /** … and that its figures are exact, not ranges. */
  exact: number;
}

/**
 * How likely the answers of each protected group that has people can be shown, before launch. `known` is the company's
 * participation, zeros before there is enough of it; nothing of a person enters. Source: beta-binomial distribution
 * with the prior `expected`.
 */
export function readabilityOf(
  participants: readonly { role: ParticipantRole }[],
  { threshold, type }: { threshold: number; type: EvaluationType },
  known: Participation,
): Readability[] {
  const chance = (people: number, least: number, share: number) =>
    outOfTen(chanceOfAtLeast(least, { people, share, ...withPrior(known) }));
  return protectedGroups(participants, type)
    .filter(({ count }) => count > 0)
    .map(({ role, count }) => ({
      role,
      count,
      shown: chance(count, threshold, 1),
      shownWithOneMore: chance(count + 1, threshold, 1),
      exact: chance(count, Math.max(leastForValues, threshold), observed),
    }));
}

const withPrior = ({ answered, notAnswered }: Participation) => ({
  a: expected.answered + answered,
  b: expected.notAnswered + notAnswered,
});

/** Never more than what is so: 0,89 is eight chances out of ten. The margin is for what sums of fractions lose. */
const outOfTen = (chance: number) => Math.floor(chance * 10 + 1e-9);

interface Group {
  /** Invited, a whole number from 0. */
  people: number;
  /** Of an answer, to count: 0 to 1. */
  share: number;
  /** Parameters of the beta distribution of the rate of answers, above 0. */
  a: number;
  b: number;
}

/** The chance, 0 to 1, that at least `least` answers of a group count. 0 where fewer people are invited. */
export function chanceOfAtLeast(least: number, { people, share, a, b }: Group): number {
  let chance = 0;
  // In logarithms: with many people or much known, the first terms are smaller than a number can be.
  let logOfTerm = 0;
  for (let i = 0; i < people; i += 1) logOfTerm += Math.log((b + i) / (a + b + i));
  for (let answers = 0; answers <= people; answers += 1) {
    chance += Math.exp(logOfTerm) * chanceThatCount(least, answers, share);
    logOfTerm += Math.log(
      (((people - answers) / (answers + 1)) * (a + answers)) / (b + people - answers - 1),
    );
  }
  return chance;
}

/** The chance that at least `least` of `answers` count, each by itself with the chance `share`. */
function chanceThatCount(least: number, answers: number, share: number): number {
  if (answers < least) return 0;
  if (share === 1) return 1;
  let fewer = 0;
  let term = (1 - share) ** answers;
  for (let counted = 0; counted < least; counted += 1) {
    fewer += term;
    term *= ((answers - counted) / (counted + 1)) * (share / (1 - share));
  }
  return 1 - fewer;
}
