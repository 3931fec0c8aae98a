import type { Highlight, SkillResult, Tag } from "../contract.ts";
import { compare, type Fraction } from "./fractions.ts";
import { computeCertainPart } from "./gaps.ts";
import type { Range } from "./ranges.ts";

/** A skill, with where the others and their gap to the self lie exactly: what is printed of them is rounded. */
export type RankedSkill = Pick<SkillResult, "id" | "tag"> & { others: Range | null; gap: Range | null };

/** A skill on the first page, before a paragraph is quoted beside it. */
export type Point = Omit<Highlight, "quote">;

/** `first`: negative when a comes before b; among equals the first in the questionnaire. */
function selectBest(
  skills: readonly RankedSkill[],
  tag: Tag,
  first: (a: ExactSkill, b: ExactSkill) => number,
): Point[] {
  const [found] = skills
    .flatMap(toExactSkill)
    .filter((skill) => skill.tag === tag)
    .toSorted(first);
  return found ? [{ kind: tag, skillId: found.id }] : [];
}

type ExactSkill = { id: string; tag: Tag | null; others: Range; certainGap: Fraction };

const toExactSkill = ({ id, tag, others, gap }: RankedSkill): ExactSkill[] =>
  others && gap ? [{ id, tag, others, certainGap: computeCertainPart(gap) }] : [];

const highestOthers = (a: ExactSkill, b: ExactSkill) => compare(b.others.low, a.others.low);
const lowestOthers = (a: ExactSkill, b: ExactSkill) => compare(a.others.high, b.others.high);
const largestGap = (a: ExactSkill, b: ExactSkill) => compare(b.certainGap, a.certainGap);

/**
 * « L’essentiel en trois points »: of each kind, the skill of which most is certain: the others surely highest, the gap
 * surely largest; and one thing to look at, a blind spot or else a shared opportunity. Each claims its tag, not to be
 * the first of its kind.
 */
export const selectHighlights = (skills: readonly RankedSkill[]): Point[] => [
  ...selectBest(skills, "shared_strength", highestOthers),
  ...selectBest(skills, "recognise_strength", largestGap),
  ...[
    ...selectBest(skills, "blind_spot", largestGap),
    ...selectBest(skills, "shared_opportunity", lowestOthers),
  ].slice(0, 1),
];
