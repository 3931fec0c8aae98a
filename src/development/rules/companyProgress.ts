import { hideUntilSafe } from "#disclosure/rules/complement.ts";

/** What is told of a part of the company, and every combination of what is told, is about this many people at least. */
const fewestPeople = 5;
/** Progress is told in so many steps, so that a rate of few people is no list of theirs. */
const steps = 10;

/** A person who shares something of their plan that can be followed. */
export interface FollowedPerson {
  id: string;
  /** The parts of the company that they count in. */
  parts: readonly string[];
  /** How far what they share is, from 0 to 1 (rules/progress.ts). */
  share: number;
}

/** So much less than a step is what adding fractions leaves. */
const tiny = 1e-9;

/** The mean to the nearest step; all but nothing and all but everything are told alike, since the ends are those of each person. */
function roundProgress(shares: readonly number[]): number {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return Math.min(Math.max(Math.round(mean * steps + tiny), 1), steps - 1) / steps;
}

/**
 * What a step says of the mean behind it, in percent and true of each mean that is told so: the first one stands for all below
 * 15, the last one for all from 85 on.
 */
export function describeProgress(progress: number): { kind: "below" | "about" | "atLeast"; percent: number } {
  const percent = Math.round(progress * 100);
  const half = 50 / steps;
  if (progress <= 1 / steps) return { kind: "below", percent: percent + half };
  return progress >= (steps - 1) / steps
    ? { kind: "atLeast", percent: percent - half }
    : { kind: "about", percent };
}

/**
 * How far plans are, by part of the company: from 0.1 (or less) to 0.9 (or more), as `describeProgress` says. The parts are one system under the complement
 * rule: of what is told of two, no difference is about one to four people. What would be is told nowhere.
 */
export function computePartProgress(people: readonly FollowedPerson[]): Map<string, number> {
  const byPart = new Map<string, FollowedPerson[]>();
  for (const person of people)
    for (const part of new Set(person.parts)) {
      const within = byPart.get(part);
      if (within) within.push(person);
      else byPart.set(part, [person]);
    }
  const figures = [...byPart].map(([id, within]) => ({
    id,
    size: within.length,
    terms: Object.fromEntries(within.map((person) => [person.id, 1])),
  }));
  const { published } = hideUntilSafe(figures, fewestPeople);
  return new Map(
    published.map((part) => [part, roundProgress((byPart.get(part) ?? []).map(({ share }) => share))]),
  );
}
