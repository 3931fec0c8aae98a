import type { Cell, JointMean, MeanCell, Response, Snapshot } from "../../contract.ts";
import type { ProtectedColumn } from "../../vocabulary.ts";
import { getCell, getMean } from "./columns.ts";
import type { LinearFigure } from "./linear.ts";
import { listUsedQuestions } from "./meansByCells.ts";

export const toRespondent = (variable: string) => variable.slice(0, variable.indexOf(" "));

export const listRoles = (group: ProtectedColumn): readonly ("peer" | "direct_report")[] =>
  group === "joint" ? ["peer", "direct_report"] : [group];

/**
 * Every published figure of a group as a sum over « this person's answer there », with who really answered. Each answer
 * is counted in parts of its question, so that a mean of questions has coefficients 1; counts are sums over another
 * variable of the same people. A band is taken for the number that it hides. The joint group rests on both.
 */
export function buildLinearFigures(
  report: Snapshot,
  responses: readonly Response[],
  group: ProtectedColumn,
): LinearFigure[] {
  const people = responses.map((response, person) => ({ ...response, person }));
  const own = people.filter(({ role }) => listRoles(group).some((one) => one === role));
  const sum = (id: string, positions: readonly number[], layer = ""): LinearFigure => ({
    id,
    terms: Object.fromEntries(
      positions.flatMap((position) =>
        own.flatMap(({ scores, person }) =>
          (scores[position] ?? 0) > 0 ? [[`${person} ${position}${layer}`, 1] as const] : [],
        ),
      ),
    ),
  });
  const isPublished = (form: string | undefined) => form !== undefined && form !== "masked";
  const isShown = (position: number) => isPublished(getCell(report.items[position]!, group)?.form);
  const usedIn = (positions: readonly number[], mean: MeanCell | JointMean | null) => {
    const shown = positions.filter(isShown);
    if (!mean || mean.form === "masked") return shown;
    const cells = shown.map((position) => getCell(report.items[position]!, group) as Cell);
    return listUsedQuestions(mean, cells, report.policy).map((index) => shown[index]!);
  };
  const means = [...report.skills, ...[report.values, report.objectives].filter((each) => each !== null)];
  return [
    ...report.items.flatMap(({ position }) =>
      isShown(position) ? [sum(`${group} question ${position}`, [position])] : [],
    ),
    ...means.flatMap((each, index) => {
      const mean = getMean(each, group);
      return isPublished(mean?.form) ? [sum(`${group} mean ${index}`, usedIn(each.positions, mean))] : [];
    }),
    ...report.items.flatMap(({ position, distributions, choices }) =>
      group !== "joint" && (distributions[group] || choices[group])
        ? [sum(`counts ${position}`, [position], " counts")]
        : [],
    ),
  ];
}
