import type { DimensionResult, Snapshot } from "#disclosure/contract.ts";
import type { PrintedTenths } from "#disclosure/rules/company/figures.ts";
import { toRange } from "#disclosure/rules/ranges.ts";
import { ceilTenths, floorTenths } from "#disclosure/rules/fractions.ts";

export const valuesMeasure = "values";
export const objectivesMeasure = "objectives";
export const toSkillMeasure = (skillId: string) => `skill:${skillId}`;

/** The skill of a measure; null for the values and the objectives. */
export const findMeasuredSkill = (measure: string): string | null =>
  measure.startsWith("skill:") ? measure.slice("skill:".length) : null;

/** What a report prints of a measure, and which questions it asked. */
export interface PrintedMeasure extends PrintedTenths {
  measure: string;
  questions: string[];
}

/**
 * What a released report prints of « les autres », by measure: company figures rest on nothing else (§6). A skill, the
 * values or the objectives without « les autres » are left out.
 */
export function listMeasures({ skills, values, objectives, items, policy }: Snapshot): PrintedMeasure[] {
  const toMeasure = (measure: string, result: Measured | null): PrintedMeasure[] => {
    if (!result?.others) return [];
    const { low, high } = toRange(result.others, policy)!;
    const questions = items
      .filter(({ position }) => result.positions.includes(position))
      .map(({ sourceId, text }) => sourceId ?? text.fr);
    return [{ measure, low: floorTenths(low), high: ceilTenths(high), questions }];
  };
  return [
    ...skills.flatMap((skill) => toMeasure(toSkillMeasure(skill.id), skill)),
    ...toMeasure(valuesMeasure, values),
    ...toMeasure(objectivesMeasure, objectives),
  ];
}

type Measured = Pick<DimensionResult, "others" | "positions">;
