import type { GroupMeans, Response, Snapshot } from "../../contract.ts";
import type { LinearFigure } from "./linear.ts";
import { listUsedQuestions } from "./meansByCells.ts";
import type { ProtectedGroup } from "./solver.ts";

export const toRespondent = (variable: string) => variable.slice(0, variable.indexOf(" "));

/**
 * Every published figure of a group as a sum over « this person's answer there », with who really answered. Each answer
 * is counted in parts of its question, so that a mean of questions has coefficients 1; counts are sums over another
 * variable of the same people. A band is taken for the number that it hides.
 */
export function buildLinearFigures(
  report: Snapshot,
  responses: readonly Response[],
  group: ProtectedGroup,
): LinearFigure[] {
  const own = responses.filter(({ role }) => role === group);
  const sum = (id: string, positions: readonly number[], layer = ""): LinearFigure => ({
    id,
    terms: Object.fromEntries(
      positions.flatMap((position) =>
        own.flatMap(({ scores }, person) =>
          (scores[position] ?? 0) > 0 ? [[`${person} ${position}${layer}`, 1] as const] : [],
        ),
      ),
    ),
  });
  const isPublished = (form: string | undefined) => form !== undefined && form !== "masked";
  const isShown = (position: number) => isPublished(report.items[position]?.cells?.[group]?.form);
  const usedIn = (positions: readonly number[], mean: GroupMeans[ProtectedGroup]) => {
    const shown = positions.filter(isShown);
    if (!mean || mean.form === "masked") return shown;
    const cells = shown.map((position) => report.items[position]!.cells![group]!);
    return listUsedQuestions(mean, cells, report.policy).map((index) => shown[index]!);
  };
  const means = [...report.skills, ...[report.values, report.objectives].filter((each) => each !== null)];
  return [
    ...report.items.flatMap(({ position }) =>
      isShown(position) ? [sum(`question ${position}`, [position])] : [],
    ),
    ...means.flatMap(({ positions, cells }, index) =>
      isPublished(cells[group]?.form) ? [sum(`mean ${index}`, usedIn(positions, cells[group]))] : [],
    ),
    ...report.items.flatMap(({ position, distributions, choices }) =>
      distributions[group] || choices[group] ? [sum(`counts ${position}`, [position], " counts")] : [],
    ),
  ];
}
