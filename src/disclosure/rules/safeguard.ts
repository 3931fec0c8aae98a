import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Cell, Policy, Response } from "../contract.ts";
import { masked } from "./cells.ts";
import { hideUntilSafe } from "./complement.ts";
import type { Figure } from "./figure.ts";
import type { GroupFigures } from "./measure.ts";
import { maskedMean } from "./means.ts";

/**
 * Applies the complement rule to the figures about to be published of one protected group. The masks alone should
 * leave nothing to hide; this check catches a wrong policy or a later change of the masks before it discloses an
 * answer.
 */
export function applyComplementRule(
  figures: GroupFigures,
  items: readonly QuestionnaireItem[],
  responses: readonly Response[],
  policy: Policy,
): GroupFigures {
  const { hidden } = hideUntilSafe(buildLinearForms(figures, items, responses), policy.k, toRespondent);
  if (hidden.length === 0) return figures;
  const hiddenIds = new Set(hidden);
  const replaceHidden = <Key extends string | number, Content>(
    figures: ReadonlyMap<Key, Content>,
    kind: string,
    hiddenAs: Content,
  ) => new Map([...figures].map(([key, own]) => [key, hiddenIds.has(`${kind} ${key}`) ? hiddenAs : own]));
  const removeHidden = <Content>(counts: ReadonlyMap<number, Content>, kind: string) =>
    new Map([...counts].filter(([position]) => !hiddenIds.has(`${kind} ${position}`)));
  return {
    items: replaceHidden<number, Cell>(figures.items, "item", masked),
    means: replaceHidden(figures.means, "mean", maskedMean),
    bases: figures.bases,
    distributions: removeHidden(figures.distributions, "counts"),
    choices: removeHidden(figures.choices, "counts"),
  };
}

const toRespondent = (variable: string) => variable.slice(0, variable.indexOf(" "));

/**
 * The variables are « person position », each divided by the number of answers at that position, so that the mean of
 * a question and that of a skill have coefficients 1. The counts of a question are forms over the same set of people;
 * one represents them all.
 */
function buildLinearForms(
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
  const isShown = ([, { form }]: [unknown, Pick<Cell, "form">]) => form !== "masked";
  return [
    ...[...figures.items].filter(isShown).map(([position]) => form(`item ${position}`, [position])),
    ...[...figures.means]
      .filter(([, { cell }]) => cell.form !== "masked")
      .map(([cluster]) => form(`mean ${cluster}`, figures.bases.get(cluster) ?? [])),
    ...[...figures.distributions.keys(), ...figures.choices.keys()].map((position) =>
      form(`counts ${position}`, [position], " counts"),
    ),
  ];
}
