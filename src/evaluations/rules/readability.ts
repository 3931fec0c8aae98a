import type { EvaluationType, ParticipantRole, ProtectedRole } from "../vocabulary.ts";
import { countProtectedGroups } from "./launch.ts";

/** Of people of protected groups whose evaluations have closed, in the company (docs/decisions/0120). */
export interface AnswerRate {
  invited: number;
  /** With noise: may be below 0 or above `invited`. */
  answered: number;
}

/**
 * The beta distribution of the rate of answers: seven of ten people, then the company's own. Never a person's.
 */
const toBetaParameters = (rate: AnswerRate | null) => {
  const { invited, answered } = rate ?? { invited: 0, answered: 0 };
  const likely = Math.min(invited, Math.max(0, answered));
  return { a: 7 + likely, b: 3 + invited - likely };
};
/** An answer counts for one question unless it says « pas assez observé »: eight times of ten. */
const observed = 0.8;
/** A figure of a protected group is exact from five answers on (§5 of docs/product-decisions.md). */
const minAnswersForExactFigures = 5;

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
 * How likely the answers of each protected group that has people can be shown, before launch. Source: beta-binomial
 * distribution, with a = 7 + answered and b = 3 + not answered.
 */
export const computeReadability = (
  participants: readonly { role: ParticipantRole }[],
  { type, ...known }: ReadabilityFacts & { type: EvaluationType },
): Readability[] =>
  countProtectedGroups(participants, type)
    .filter(({ count }) => count > 0)
    .map(({ role, count }) => computeGroupReadability(role, count, known));

interface ReadabilityFacts {
  threshold: number;
  rate: AnswerRate | null;
}

function computeGroupReadability(
  role: ProtectedRole,
  count: number,
  { threshold, rate }: ReadabilityFacts,
): Readability {
  const expected = toBetaParameters(rate);
  const chance = (people: number, least: number, share: number) =>
    toOutOfTen(computeChanceOfAtLeast(least, { people, share, ...expected }));
  return {
    role,
    count,
    shown: chance(count, threshold, 1),
    shownWithOneMore: chance(count + 1, threshold, 1),
    exact: chance(count, Math.max(minAnswersForExactFigures, threshold), observed),
  };
}

/** The same for every number of people of some groups, up to one from which it does not get better. */
export const computeReadabilityBySize = (
  roles: readonly ProtectedRole[],
  { maxSize, ...known }: ReadabilityFacts & { maxSize: number },
): Readability[] =>
  roles.flatMap((role) => {
    const sizes = Array.from({ length: maxSize }, (_, index) =>
      computeGroupReadability(role, index + 1, known),
    );
    const best = sizes.findIndex(({ exact }) => exact === maxOutOfTen);
    return best < 0 ? sizes : sizes.slice(0, best + 1);
  });

/** Finds the chances for one number of people; null for an empty group. */
export function findReadability(
  sizes: readonly Readability[],
  { role, count }: { role: ProtectedRole; count: number },
): Readability | null {
  if (count === 0) return null;
  const ofRole = sizes.filter((one) => one.role === role);
  const found = ofRole[Math.min(count, ofRole.length) - 1];
  return found ? { ...found, count } : null;
}

/** Never more than what is so: 0,89 is eight chances out of ten, and nothing is certain. */
const maxOutOfTen = 9;
const toOutOfTen = (chance: number) => Math.min(maxOutOfTen, Math.floor(chance * 10));

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
export function computeChanceOfAtLeast(least: number, { people, share, a, b }: Group): number {
  let chance = 0;
  // In logarithms: with many people or much known, the first terms are smaller than a number can be.
  let logOfTerm = 0;
  for (let i = 0; i < people; i += 1) logOfTerm += Math.log((b + i) / (a + b + i));
  for (let answers = 0; answers <= people; answers += 1) {
    chance += Math.exp(logOfTerm) * computeChanceThatCount(least, answers, share);
    logOfTerm += Math.log(
      (((people - answers) / (answers + 1)) * (a + answers)) / (b + people - answers - 1),
    );
  }
  return chance;
}

/** The chance that at least `least` of `answers` count, each by itself with the chance `share`. */
function computeChanceThatCount(least: number, answers: number, share: number): number {
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
