import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Cell, OptionCount, Policy, Response } from "../contract.ts";
import type { Column } from "../vocabulary.ts";
import { countChoices, computeDistribution, computeItemCell, tally } from "./cells.ts";
import { isProtected } from "./columns.ts";
import { measureCluster, maskedMean, type MeanFigure } from "./means.ts";

/** What may be published of the answers of one group, by position and by cluster; all other figures are made of these. */
export type GroupFigures = {
  items: ReadonlyMap<number, Cell>;
  means: ReadonlyMap<string, MeanFigure>;
  /** The positions of the questions that each mean rests on. */
  bases: ReadonlyMap<string, number[]>;
  distributions: ReadonlyMap<number, number[]>;
  choices: ReadonlyMap<number, OptionCount[]>;
};

/** The questions that share a mean: those of a skill, the values, the objectives. null: no mean. */
function toClusterKey({ dimension, skill }: QuestionnaireItem): string | null {
  if (dimension !== "skill") return dimension;
  return skill ? `skill:${skill.id}` : null;
}

export const isRated = ({ type }: QuestionnaireItem) => type === "star_rating";

const isChoice = ({ type }: QuestionnaireItem) => type === "multiple_choice" || type === "true_false";

/** Counts and masks the answers of one group (§5), of which `people` have finished. */
export function measure(
  items: readonly QuestionnaireItem[],
  group: Column,
  responses: readonly Response[],
  policy: Policy,
  people: number = responses.length,
): GroupFigures {
  const tallyItem = (item: QuestionnaireItem) => tally(item, responses);
  const cells = new Map<number, Cell>();
  const means = new Map<string, MeanFigure>();
  const bases = new Map<string, number[]>();
  const distributions = new Map<number, number[]>();
  const choices = new Map<number, OptionCount[]>();
  for (const [cluster, members] of Map.groupBy(items.filter(isRated), toClusterKey)) {
    const tallies = members.map(tallyItem);
    const measured = cluster
      ? measureCluster(tallies, { group, people }, policy)
      : {
          items: tallies.map((answers) => computeItemCell(answers, group, policy)),
          mean: maskedMean,
          used: [],
        };
    if (cluster) {
      means.set(cluster, measured.mean);
      bases.set(
        cluster,
        measured.used.map((place) => members[place]!.position),
      );
    }
    members.forEach(({ position }, index) => {
      const cell = measured.items[index]!;
      cells.set(position, cell);
      const counts = isProtected(group) ? computeDistribution(tallies[index]!, cell, policy) : null;
      if (counts) distributions.set(position, counts);
    });
  }
  for (const item of items.filter(isChoice)) {
    const counts = countChoices(tallyItem(item), group, policy);
    if (counts) choices.set(item.position, counts);
  }
  return { items: cells, means, bases, distributions, choices };
}
