import type { Highlight, SkillResult, Tag } from "../contract.ts";

const best = (
  skills: readonly SkillResult[],
  tag: Tag,
  rank: (skill: SkillResult) => number,
): Highlight[] => {
  const first = skills
    .filter((skill) => skill.tag === tag)
    .toSorted((a, b) => rank(b) - rank(a))
    .at(0);
  return first ? [{ kind: tag, skillId: first.id }] : [];
};

/**
 * « L’essentiel en trois points »: the highest shared strength, the largest strength to recognise, and one thing
 * to look at, the largest blind spot or else the lowest shared opportunity. Ties: first in the questionnaire.
 */
export function highlightsOf(skills: readonly SkillResult[]): Highlight[] {
  const others = (skill: SkillResult) => skill.others?.value ?? 0;
  const gap = (skill: SkillResult) => skill.gap?.value ?? 0;
  return [
    ...best(skills, "shared_strength", others),
    ...best(skills, "recognise_strength", gap),
    ...[
      ...best(skills, "blind_spot", (skill) => -gap(skill)),
      ...best(skills, "shared_opportunity", (skill) => -others(skill)),
    ].slice(0, 1),
  ];
}
