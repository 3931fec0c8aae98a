import type { Group, Policy, Response, Snapshot } from "../../../contract.ts";
import { groupOf } from "../../../rules/cells.ts";
import { computeSnapshot } from "../../../rules/computeSnapshot.ts";
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
