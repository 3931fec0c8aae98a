import type { Gap, Highlight, SkillResult, Tag } from "../contract.ts";
import { tenthsOf } from "./fractions.ts";
import type { Range } from "./ranges.ts";

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

/** The part of a gap that is certain, in points. */
export function certainGap(gap: Gap | null): number {
  if (!gap) return 0;
  return gap.form === "value" ? Math.abs(gap.value) : Math.max(0, gap.from, -gap.to);
}

/** Where the others surely lie, in tenths: from the self and the gap, since a printed number may be a middle. */
export function certainOthers({ cells: { self }, gap }: Pick<SkillResult, "cells" | "gap">): Range | null {
  if (self?.form !== "value" || !gap) return null;
  const [from, to] = gap.form === "value" ? [gap.value, gap.value] : [gap.from, gap.to];
  return { low: tenthsOf(self.value + from), high: tenthsOf(self.value + to) };
}

/**
 * « L’essentiel en trois points »: of each kind, the skill of which most is certain: the others surely highest, the gap
 * surely largest; and one thing to look at, a blind spot or else a shared opportunity. Each claims its tag, not to be
 * the first of its kind. Ties: first in the questionnaire.
 */
export function highlightsOf(skills: readonly SkillResult[]): Highlight[] {
  const least = (skill: SkillResult) => certainOthers(skill)?.low ?? 0;
  const most = (skill: SkillResult) => certainOthers(skill)?.high ?? 0;
  const gap = (skill: SkillResult) => certainGap(skill.gap);
  return [
    ...best(skills, "shared_strength", least),
    ...best(skills, "recognise_strength", gap),
    ...[
      ...best(skills, "blind_spot", gap),
      ...best(skills, "shared_opportunity", (skill) => -most(skill)),
    ].slice(0, 1),
  ];
}
