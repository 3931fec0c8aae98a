import type { Highlight, SkillResult, Tag } from "../contract.ts";
import { compare, type Fraction } from "./fractions.ts";
import { certainPart } from "./gaps.ts";
import type { Range } from "./ranges.ts";

/** A skill, with where the others and their gap to the self lie exactly: what is printed of them is rounded. */
export type RankedSkill = Pick<SkillResult, "id" | "tag"> & { others: Range | null; gap: Range | null };

/** `first`: negative when a comes before b; among equals the first in the questionnaire. */
function best(skills: readonly RankedSkill[], tag: Tag, first: (a: Exact, b: Exact) => number): Highlight[] {
  const [found] = skills
    .flatMap(exactly)
    .filter((skill) => skill.tag === tag)
    .toSorted(first);
  return found ? [{ kind: tag, skillId: found.id }] : [];
}

type Exact = { id: string; tag: Tag | null; others: Range; certainGap: Fraction };

const exactly = ({ id, tag, others, gap }: RankedSkill): Exact[] =>
  others && gap ? [{ id, tag, others, certainGap: certainPart(gap) }] : [];

const highestOthers = (a: Exact, b: Exact) => compare(b.others.low, a.others.low);
const lowestOthers = (a: Exact, b: Exact) => compare(a.others.high, b.others.high);
const largestGap = (a: Exact, b: Exact) => compare(b.certainGap, a.certainGap);

/**
 * « L’essentiel en trois points »: of each kind, the skill of which most is certain: the others surely highest, the gap
 * surely largest; and one thing to look at, a blind spot or else a shared opportunity. Each claims its tag, not to be
 * the first of its kind.
 */
export const highlightsOf = (skills: readonly RankedSkill[]): Highlight[] => [
  ...best(skills, "shared_strength", highestOthers),
  ...best(skills, "recognise_strength", largestGap),
  ...[...best(skills, "blind_spot", largestGap), ...best(skills, "shared_opportunity", lowestOthers)].slice(
    0,
    1,
  ),
];
