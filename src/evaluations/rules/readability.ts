import type { EvaluationType, ParticipantRole, ProtectedRole } from "../vocabulary.ts";
import { protectedGroups } from "./launch.ts";

/** Of people of protected groups whose evaluations have closed, in the company (docs/decisions/0120). */
export interface AnswerRate {
  invited: number;
  /** With noise: may be below 0 or above `invited`. */
  answered: number;
}

/**
 * The beta distribution of the rate of answers: seven of ten people, then the company's own. Never a person's.
 */
const expectedFrom = (rate: AnswerRate | null) => {
  const { invited, answered } = rate ?? { invited: 0, answered: 0 };
  const likely = Math.min(invited, Math.max(0, answered));
  return { a: 7 + likely, b: 3 + invited - likely };
};
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
 * How likely the answers of each protected group that has people can be shown, before launch. Source: beta-binomial
 * distribution, with a = 7 + answered and b = 3 + not answered.
 */
export const readabilityOf = (
  participants: readonly { role: ParticipantRole }[],
  { type, ...known }: Known & { type: EvaluationType },
): Readability[] =>
  protectedGroups(participants, type)
    .filter(({ count }) => count > 0)
    .map(({ role, count }) => chancesOf(role, count, known));

interface Known {
  threshold: number;
  rate: AnswerRate | null;
}

function chancesOf(role: ProtectedRole, count: number, { threshold, rate }: Known): Readability {
  const expected = expectedFrom(rate);
  const chance = (people: number, least: number, share: number) =>
    outOfTen(chanceOfAtLeast(least, { people, share, ...expected }));
  return {
    role,
    count,
    shown: chance(count, threshold, 1),
    shownWithOneMore: chance(count + 1, threshold, 1),
    exact: chance(count, Math.max(leastForValues, threshold), observed),
  };
}

/** The same for every number of people of some groups, up to one from which it does not get better. */
export const readabilityBySize = (
  roles: readonly ProtectedRole[],
  { most, ...known }: Known & { most: number },
): Readability[] =>
  roles.flatMap((role) => {
    const sizes = Array.from({ length: most }, (_, index) => chancesOf(role, index + 1, known));
    const best = sizes.findIndex(({ exact }) => exact === mostOutOfTen);
    return best < 0 ? sizes : sizes.slice(0, best + 1);
  });

/** Of one number of people among these; null where nobody is. */
export function readabilityAt(
  sizes: readonly Readability[],
  { role, count }: { role: ProtectedRole; count: number },
): Readability | null {
  if (count === 0) return null;
  const ofRole = sizes.filter((one) => one.role === role);
  const found = ofRole[Math.min(count, ofRole.length) - 1];
  return found ? { ...found, count } : null;
}

/** Never more than what is so: 0,89 is eight chances out of ten, and nothing is certain. */
const mostOutOfTen = 9;
const outOfTen = (chance: number) => Math.min(mostOutOfTen, Math.floor(chance * 10));

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
