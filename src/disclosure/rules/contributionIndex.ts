import type { WeightRow } from "#evaluations/contract/questionnaire.ts";
import type { GroupCells, Snapshot } from "../contract.ts";
import { groups } from "./cells.ts";
import { percentScore } from "./statistics.ts";
import { contributions, skillWeights, weighted, weightedMean } from "./weights.ts";

/** An index of fewer people would be one of persons, which the product never gives (§6). */
const leastPeopleOfIndex = 5;

/**
 * The contribution index of a role, team or direction: 100 × (mean weighted score − 1) / 4, one decimal,
 * from published numbers of released snapshots. null under five people with a score.
 */
export function contributionIndex(snapshots: readonly Snapshot[]): { value: number; people: number } | null {
  const scores = snapshots.map(weightedScore).filter((score) => score !== null);
  if (scores.length < leastPeopleOfIndex) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return { value: Math.round(percentScore(mean) * 10) / 10, people: scores.length };
}

/** The weighted score of one person, 1 to 5. Never leaves this file: an index of one person is profiling. */
function weightedScore({ skills, values, objectives, policy }: Snapshot): number | null {
  const { weights } = policy;
  const scoreOf = (cells: GroupCells, row: WeightRow) =>
    weighted(contributions(cells, row, groups), policy)?.value ?? null;
  const ofSkills = skills
    .map((skill) => scoreOf(skill.cells, skillWeights(weights, skill)))
    .filter((score) => score !== null);
  const dimensions = [
    {
      value: weightedMean(ofSkills.map((value) => ({ value, weight: 1 }))),
      weight: weights.dimensions.skills,
    },
    { value: values && scoreOf(values.cells, weights.values), weight: weights.dimensions.values },
    {
      value: objectives && scoreOf(objectives.cells, weights.objectives),
      weight: weights.dimensions.objectives,
    },
  ];
  return weightedMean(dimensions.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }])));
}
