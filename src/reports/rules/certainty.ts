import type { Gap, SkillResult } from "#disclosure/contract.ts";

/** The part of a printed gap that is certain, in points. */
export function computeCertainGap(gap: Gap | null): number {
  if (!gap) return 0;
  return gap.form === "value" ? Math.abs(gap.value) : Math.max(0, gap.from, -gap.to);
}

/** Where the others surely lie, in points: from the self and the gap, since a printed number may be a middle. */
export function computeCertainOthers({
  cells: { self },
  gap,
}: Pick<SkillResult, "cells" | "gap">): { low: number; high: number } | null {
  if (self?.form !== "value" || !gap) return null;
  const [from, to] = gap.form === "value" ? [gap.value, gap.value] : [gap.from, gap.to];
  const tenth = (value: number) => Math.round(10 * value) / 10;
  return { low: tenth(self.value + from), high: tenth(self.value + to) };
}
