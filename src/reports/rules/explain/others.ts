import type { Policy, Snapshot } from "#disclosure/contract.ts";
import { isProtected } from "#disclosure/rules/columns.ts";
import type { WeightRow } from "#weights/contract/matrix.ts";
import { resolveSkillWeights } from "#weights/rules/matrix.ts";
import { invitedRoles } from "#weights/vocabulary.ts";
import type { NoFigureReason } from "../presentation.ts";
import { type Bounds, isPoint, isSameFigure, printMean, readBounds, weigh } from "./arithmetic.ts";
import type { OtherColumn, ShownMean, Topic } from "./figures.ts";
import { explainMean, type MeanFigure } from "./means.ts";

export interface OthersFigure {
  kind: "others";
  cell: NonNullable<Topic["others"]>;
  parts: { group: OtherColumn; cell: ShownMean; weight: number; bounds: Bounds; people: number }[];
  left: { group: OtherColumn; reason: NoFigureReason | "noWeight" }[];
  bounds: Bounds;
  by: "cells" | "former";
}

/** What a mean allows in all that it feeds: its questions where it follows from them, else what it prints. */
const readMeanBounds = ({ cell, bounds, by }: MeanFigure, policy: Policy): Bounds =>
  by === "cells" && !isPoint(bounds) ? bounds : readBounds(cell, policy);

export function getWeightRow({ policy: { weights }, items }: Snapshot, topic: Topic): WeightRow {
  if ("id" in topic) return resolveSkillWeights(weights, topic);
  const dimension = items.find(({ position }) => topic.positions.includes(position))?.dimension;
  return dimension === "value" ? weights.values : weights.objectives;
}

/** The columns that may be in « les autres »; where both protected groups are taken together, neither stands alone. */
const listOtherColumns = ({ joint }: Topic): OtherColumn[] =>
  joint ? ["manager", "joint"] : [...invitedRoles];

const getWeight = (row: WeightRow, group: OtherColumn): number =>
  group === "joint" ? row.peer + row.direct_report : row[group];

/** « Les autres »: the weighted mean of the groups that are shown; null where none is. */
export function explainOthers(snapshot: Snapshot, topic: Topic): OthersFigure | null {
  const { others } = topic;
  if (!others) return null;
  const row = getWeightRow(snapshot, topic);
  const parts: OthersFigure["parts"] = [];
  const left: OthersFigure["left"] = [];
  for (const group of listOtherColumns(topic)) {
    const mean = explainMean(snapshot, topic, group);
    if (!mean) continue;
    const weight = getWeight(row, group);
    if (mean.kind === "hidden") left.push({ group, reason: mean.reason });
    else if (weight === 0) left.push({ group, reason: "noWeight" });
    else {
      const { cell } = mean;
      const bounds = readMeanBounds(mean, snapshot.policy);
      parts.push({ group, cell, weight, bounds, people: "n" in cell ? cell.n : snapshot.policy.k });
    }
  }
  const weighed = parts.map(({ group, cell, weight, bounds }) => ({
    weight,
    bounds,
    end: (cell.form === "value" && cell.end) || null,
    isLimited: isProtected(group),
  }));
  const [only, ...more] = parts;
  if (!only) return null;
  const found = more.length === 0 ? only.cell : printMean(weighed, "groups", snapshot.policy);
  const bounds = weigh(weighed);
  return {
    kind: "others",
    cell: others,
    parts,
    left,
    bounds,
    by: isSameFigure(found, others) ? "cells" : "former",
  };
}
