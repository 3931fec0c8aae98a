import type {
  Cell,
  ItemResult,
  JointCell,
  JointMean,
  MeanCell,
  Policy,
  Snapshot,
} from "#disclosure/contract.ts";
import { isProtected } from "#disclosure/rules/columns.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import { whyNoMean } from "../presentation.ts";
import {
  type Bounds,
  isPoint,
  isSameFigure,
  type MeanPart,
  printMean,
  readBounds,
  weigh,
} from "./arithmetic.ts";
import { type HiddenFigure, readCell, type ShownCell, type ShownMean, type Topic } from "./figures.ts";

export interface MeanFigure {
  kind: "mean";
  group: Column;
  cell: ShownMean;
  questions: { item: ItemResult; cell: ShownCell }[];
  /** Of all rated questions of the topic. */
  asked: number;
  bounds: Bounds;
  /**
   * How the figure follows. `cells`: from the printed questions, to the digit. `answers`: from their answers before any
   * rounding, so that the printed questions give it within a tenth. `halfPoint`: the half point in which the mean of
   * the answers lies, narrower than the questions. `former`: by the rules of an earlier version.
   */
  by: "cells" | "answers" | "halfPoint" | "former";
}

const toPart = (cell: ShownCell, group: Column, policy: Policy): MeanPart => ({
  weight: 1,
  bounds: readBounds(cell, policy),
  end: (cell.form === "value" && cell.end) || null,
  isLimited: isProtected(group),
});

const readMean = ({ cells, joint }: Topic, group: Column): MeanCell | JointMean | null =>
  group === "joint" ? joint : cells[group];

/** A mean of one group over the questions of a topic; null where the group was not invited. */
export function explainMean(
  snapshot: Snapshot,
  topic: Topic,
  group: Column,
): HiddenFigure | MeanFigure | null {
  const cell = readMean(topic, group);
  if (!cell) return null;
  const rated = snapshot.items.flatMap((item) => {
    const own = topic.positions.includes(item.position) ? readCell(item, group) : null;
    return own ? [{ item, cell: own }] : [];
  });
  if (cell.form === "masked") return { kind: "hidden", group, reason: whyNoMean(snapshot, topic, group) };
  const questions = selectUsed(rated, cell, snapshot.policy);
  const parts = questions.map((question) => toPart(question.cell, group, snapshot.policy));
  const own = { kind: "mean" as const, group, cell, questions, asked: cell.questions.asked };
  const plain = parts.every(({ bounds }) => isPoint(bounds)) && !parts.every(({ end }) => end !== null);
  const bounds = weigh(parts);
  const isFound = isSameFigure(printMean(parts, "questions", snapshot.policy), cell);
  if (plain) {
    const isExact = isAnsweredByOne(snapshot, group);
    return { ...own, bounds, by: isExact ? (isFound ? "cells" : "former") : "answers" };
  }
  if (isFound) return { ...own, bounds, by: "cells" };
  return { ...own, bounds, by: snapshot.engineVersion < 3 ? "former" : "halfPoint" };
}

/** A mean of the answers of one person: whole levels, so that nothing is rounded before it. */
export function isAnsweredByOne({ groups }: Pick<Snapshot, "groups">, group: Column): boolean {
  const found = groups.find((each) => each.group === group);
  return !isProtected(group) && (found?.invited === 1 || found?.answered === 1);
}

type Rated = { item: ItemResult; cell: Cell | JointCell };

/** The questions that a mean rests on: those with a number where these are enough, else all that are shown. */
function selectUsed(
  rated: readonly Rated[],
  mean: ShownMean,
  { minItemsPerMean }: Policy,
): MeanFigure["questions"] {
  const shown = rated.flatMap(({ item, cell }) => (cell.form === "masked" ? [] : [{ item, cell }]));
  const values = shown.filter(({ cell }) => cell.form === "value");
  const isOfValues = values.length >= minItemsPerMean && mean.questions.used === values.length;
  return isOfValues ? values : shown;
}
