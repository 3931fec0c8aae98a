import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Cell, Policy, Response } from "../contract.ts";
import { masked } from "./cells.ts";
import { hideUntilSafe } from "./complement.ts";
import type { Figure } from "./figure.ts";
import { type GroupFigures, clusterOf } from "./measure.ts";

/**
 * Applies the complement rule to what is about to be published of one protected group. The masks alone should leave
 * nothing to hide; the check stands between a wrong policy, or a later change of the masks, and a published answer.
 */
export function safeguarded(
  figures: GroupFigures,
  items: readonly QuestionnaireItem[],
  responses: readonly Response[],
  policy: Policy,
): GroupFigures {
  const { hidden } = hideUntilSafe(linearForms(figures, items, responses), policy.k, personOf);
  if (hidden.length === 0) return figures;
  const isHidden = new Set(hidden);
  const cellsWithout = <Key extends string | number>(cells: ReadonlyMap<Key, Cell>, kind: string) =>
    new Map([...cells].map(([key, cell]) => [key, isHidden.has(`${kind} ${key}`) ? masked : cell]));
  const countsWithout = <Content>(counts: ReadonlyMap<number, Content>, kind: string) =>
    new Map([...counts].filter(([position]) => !isHidden.has(`${kind} ${position}`)));
  return {
    items: cellsWithout(figures.items, "item"),
    means: cellsWithout(figures.means, "mean"),
    distributions: countsWithout(figures.distributions, "counts"),
    choices: countsWithout(figures.choices, "counts"),
  };
}

const personOf = (variable: string) => variable.slice(0, variable.indexOf(" "));

/**
 * The variables are « person position », each divided by the number of answers at that position: then the mean of
 * a question and that of a skill have coefficients 1. The counts of a question are so many forms over one and the same
 * set of people; one of them stands for all.
 */
function linearForms(
  figures: GroupFigures,
  items: readonly QuestionnaireItem[],
  responses: readonly Response[],
): Figure[] {
  const answering = new Map(
    items.map(({ position }) => [
      position,
      responses.flatMap(({ scores }, person) => ((scores[position] ?? 0) > 0 ? [person] : [])),
    ]),
  );
  const form = (id: string, positions: readonly number[], layer = ""): Figure => {
    const people = new Set<number>();
    const terms: Record<string, number> = {};
    for (const position of positions) {
      for (const person of answering.get(position) ?? []) {
        people.add(person);
        terms[`${person} ${position}${layer}`] = 1;
      }
    }
    return { id, size: people.size, terms };
  };
  const isShown = ([, cell]: [unknown, Cell]) => cell.form !== "masked";
  const usedBy = (cluster: string) =>
    items
      .filter((item) => clusterOf(item) === cluster)
      .map(({ position }) => position)
      .filter((position) => (figures.items.get(position) ?? masked).form !== "masked");
  return [
    ...[...figures.items].filter(isShown).map(([position]) => form(`item ${position}`, [position])),
    ...[...figures.means].filter(isShown).map(([cluster]) => form(`mean ${cluster}`, usedBy(cluster))),
    ...[...figures.distributions.keys(), ...figures.choices.keys()].map((position) =>
      form(`counts ${position}`, [position], " counts"),
    ),
  ];
}
