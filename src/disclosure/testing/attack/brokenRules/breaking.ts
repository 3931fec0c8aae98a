import type { Group } from "#weights/vocabulary.ts";
import type { Policy, Response, SkillResult, Snapshot } from "../../../contract.ts";
import { groupOf } from "../../../rules/cells.ts";
import { computeSnapshot } from "../../../rules/computeSnapshot.ts";
import { plus, printed } from "../../../rules/fractions.ts";
import type { RankedSkill } from "../../../rules/highlights.ts";
import { seeded } from "../../build.ts";
import type { Evaluation } from "../evaluations.ts";

/** An engine with one rule broken, and each thing that the attack must find. */
export type Broken = {
  publish: (evaluation: Evaluation, seed: number) => Snapshot;
  /** « kind: where », as `findingText` writes it. */
  finds: readonly RegExp[];
};

export const asBuilt = (evaluation: Evaluation, seed: number): Snapshot =>
  computeSnapshot({ ...evaluation, random: seeded(seed) });

export function byPolicy(change: Partial<Policy>, ...finds: RegExp[]): Broken {
  return {
    publish: (evaluation, seed) =>
      asBuilt({ ...evaluation, policy: { ...evaluation.policy, ...change } }, seed),
    finds,
  };
}

type Change = (report: Snapshot, evaluation: Evaluation, random: () => number) => Snapshot;

export function changing(change: Change, ...finds: RegExp[]): Broken {
  return {
    publish: (evaluation, seed) => change(asBuilt(evaluation, seed), evaluation, seeded(seed + 1)),
    finds,
  };
}

export const ofGroup = (responses: readonly Response[], group: Group) =>
  responses.filter(({ role }) => groupOf(role) === group);

/** Of every level that was given, those which the report hides too. */
export function meanOfAll(
  responses: readonly Response[],
  group: Group,
  positions: readonly number[],
): number | null {
  const levels = ofGroup(responses, group).flatMap(({ scores }) =>
    positions.map((position) => scores[position] ?? 0).filter((level) => level > 0 && level <= 5),
  );
  return levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

/** The place of a skill on the first page by what is printed of it, where nothing else is known. */
export function rankedAsPrinted({ id, tag, cells: { self }, gap }: SkillResult): RankedSkill {
  if (self?.form !== "value" || !gap) return { id, tag, others: null, gap: null };
  const [low, high] = gap.form === "value" ? [gap.value, gap.value] : [gap.from, gap.to];
  const own = printed(self.value);
  const range = { low: printed(low), high: printed(high) };
  return { id, tag, gap: range, others: { low: plus(own, range.low), high: plus(own, range.high) } };
}
