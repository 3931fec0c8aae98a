import type { WeightRow } from "#evaluations/contract/questionnaire.ts";
import type { GroupMeans, Snapshot } from "../contract.ts";
import { groups } from "./cells.ts";
import { type Range, rangeOf } from "./ranges.ts";
import { percentScore } from "./statistics.ts";
import { skillWeights, weightedMean } from "./weights.ts";

/** An index of fewer people would be one of persons, which the product never gives (§6). */
const leastPeopleOfIndex = 5;
/** An index at most this wide, in points of 100, is printed as its middle. */
const narrow = 1;

type Index = ({ form: "value"; value: number } | { form: "interval"; from: number; to: number }) & {
  people: number;
};

/**
 * The contribution index of a role, team or direction: 100 × (mean weighted score − 1) / 4, one decimal, from the
 * published figures of released snapshots by their corners. null under five people with a score.
 */
export function contributionIndex(snapshots: readonly Snapshot[]): Index | null {
  const scores = snapshots.map(weightedScore).filter((score) => score !== null);
  if (scores.length < leastPeopleOfIndex) return null;
  const meanOf = (corner: keyof Range) =>
    percentScore(scores.reduce((sum, score) => sum + score[corner], 0) / scores.length / 10);
  const [low, high] = [meanOf("low"), meanOf("high")];
  const people = scores.length;
  if (high - low <= narrow) return { form: "value", value: Math.round(5 * (low + high)) / 10, people };
  return { form: "interval", from: Math.floor(10 * low) / 10, to: Math.ceil(10 * high) / 10, people };
}

/** The weighted score of one person, in tenths. Never leaves this file: an index of one person is profiling. */
function weightedScore(snapshot: Snapshot): Range | null {
  const low = cornerScore(snapshot, "low");
  const high = cornerScore(snapshot, "high");
  return low === null || high === null ? null : { low, high };
}

function cornerScore({ skills, values, objectives, policy }: Snapshot, corner: keyof Range): number | null {
  const { weights } = policy;
  const scoreOf = (cells: GroupMeans, row: WeightRow) =>
    weightedMean(
      groups.flatMap((group) => {
        const range = cells[group] && rangeOf(cells[group], policy);
        return range ? [{ value: range[corner], weight: row[group] }] : [];
      }),
    );
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
