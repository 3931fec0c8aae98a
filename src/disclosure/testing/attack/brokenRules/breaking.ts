import type { Group } from "#weights/vocabulary.ts";
import type { Policy, Response, SkillResult, Snapshot } from "../../../contract.ts";
import { toGroup } from "../../../rules/cells.ts";
import { computeSnapshot } from "../../../rules/computeSnapshot.ts";
import { plus, fromPrinted } from "../../../rules/fractions.ts";
import { type RankedSkill, selectHighlights } from "../../../rules/highlights.ts";
import { seeded } from "../../build.ts";
import type { Evaluation } from "../evaluations.ts";

/** An engine with one rule broken, and each thing that the attack must find. */
export type BrokenEngine = {
  publish: (evaluation: Evaluation, seed: number) => Snapshot;
  /** « kind: where », as `formatFinding` writes it. */
  finds: readonly RegExp[];
};

export const computeUnbroken = (evaluation: Evaluation, seed: number): Snapshot =>
  computeSnapshot({ ...evaluation, random: seeded(seed) });

export function breakPolicy(change: Partial<Policy>, ...finds: RegExp[]): BrokenEngine {
  return {
    publish: (evaluation, seed) =>
      computeUnbroken({ ...evaluation, policy: { ...evaluation.policy, ...change } }, seed),
    finds,
  };
}

type Change = (report: Snapshot, evaluation: Evaluation, random: () => number) => Snapshot;

export function breakReport(change: Change, ...finds: RegExp[]): BrokenEngine {
  return {
    publish: (evaluation, seed) => change(computeUnbroken(evaluation, seed), evaluation, seeded(seed + 1)),
    finds,
  };
}

export const filterByGroup = (responses: readonly Response[], group: Group) =>
  responses.filter(({ role }) => toGroup(role) === group);

/** The mean of every level that was given, levels hidden by the report included. */
export function computeMeanOfAll(
  responses: readonly Response[],
  group: Group,
  positions: readonly number[],
): number | null {
  const levels = filterByGroup(responses, group).flatMap(({ scores }) =>
    positions.map((position) => scores[position] ?? 0).filter((level) => level > 0 && level <= 5),
  );
  return levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

/** The first page without its quotes. */
export const selectUnquoted = (skills: readonly RankedSkill[]): Snapshot["highlights"] =>
  selectHighlights(skills).map((point) => ({ ...point, quote: null }));

/** The place of a skill on the first page by what is printed of it, where nothing else is known. */
export function toRankedSkill({ id, tag, cells: { self }, gap }: SkillResult): RankedSkill {
  if (self?.form !== "value" || !gap) return { id, tag, others: null, gap: null };
  const [low, high] = gap.form === "value" ? [gap.value, gap.value] : [gap.from, gap.to];
  const own = fromPrinted(self.value);
  const range = { low: fromPrinted(low), high: fromPrinted(high) };
  return { id, tag, gap: range, others: { low: plus(own, range.low), high: plus(own, range.high) } };
}
