import type { ItemResult, Snapshot } from "#disclosure/contract.ts";
import { type Column, columns } from "#disclosure/vocabulary.ts";
import type { AnyCell } from "./presentation.ts";

/** Whose view orders the questions: « les autres », or one group where they have no figure for every question. */
export type Viewpoint = "others" | Exclude<Column, "self">;

/** The means that a printed figure allows, in hundredths of a level; `isOpen`: up to `high`, which is not reached. */
export interface Bounds {
  low: number;
  high: number;
  isOpen: boolean;
}

/** A printed number stands for all means that round to it; a band or an end for all that lie in it. */
export function computeBounds(cell: AnyCell): Bounds | null {
  if (cell.form === "masked") return null;
  const hundredths = (value: number) => Math.round(100 * value);
  if (cell.form === "band")
    return { low: hundredths(cell.from), high: hundredths(cell.to), isOpen: cell.to < 5 };
  if (cell.form === "value" && cell.end)
    return cell.end === "high"
      ? { low: hundredths(cell.value), high: 500, isOpen: false }
      : { low: 100, high: hundredths(cell.value), isOpen: false };
  const { from, to } =
    cell.form === "interval" ? cell : (cell.approximate ?? { from: cell.value, to: cell.value });
  return { low: hundredths(from) - 5, high: hundredths(to) + 5, isOpen: true };
}

/** Every mean that the first figure allows is above every mean that the second allows. */
export const isSurelyAbove = (a: Bounds, b: Bounds): boolean =>
  a.low > b.high || (a.low === b.high && b.isOpen);

const maxItems = 3;

export type End = "highest" | "lowest";

export interface Compared {
  item: ItemResult;
  cell: AnyCell;
  bounds: Bounds;
}

export type Precedes = (a: Compared, b: Compared) => boolean;

export const precedesAt: Record<End, Precedes> = {
  highest: (a, b) => isSurelyAbove(a.bounds, b.bounds),
  lowest: (a, b) => isSurelyAbove(b.bounds, a.bounds),
};

/** The largest set, of at most a third of the questions and never more than three, that is proven to stand apart. */
function findProvenSet(compared: readonly Compared[], end: End): Compared[] | null {
  const precedes = precedesAt[end];
  const maxSize = Math.min(maxItems, Math.floor(compared.length / 3));
  const countBefore = (one: Compared) => compared.filter((other) => precedes(one, other)).length;
  // What precedes all of the rest precedes more questions than any of the rest does.
  const ranked = compared.toSorted((a, b) => countBefore(b) - countBefore(a));
  for (let size = maxSize; size > 0; size -= 1) {
    const first = ranked.slice(0, size);
    const rest = ranked.slice(size);
    if (first.every((one) => rest.every((other) => precedes(one, other)))) return first;
  }
  return null;
}

const listCompared = (
  items: readonly ItemResult[],
  select: (item: ItemResult) => AnyCell | null | undefined,
): Compared[] =>
  items.flatMap((item) => {
    const cell = select(item);
    const bounds = cell ? computeBounds(cell) : null;
    return cell && bounds ? [{ item, cell, bounds }] : [];
  });

/** The rated questions about skills: behaviours. */
const listBehaviourItems = ({ items }: Pick<Snapshot, "items">) =>
  items.filter(({ dimension, type }) => dimension === "skill" && type === "star_rating");

/** « Les autres » are the same groups in every question, and several, or each group speaks for itself. */
function areOthersComparable(items: readonly ItemResult[]): boolean {
  const made = new Set(items.map(({ others, othersOf }) => (others ? othersOf.join() : "")));
  return made.size === 1 && items.every(({ others, othersOf }) => others && othersOf.length > 1);
}

/** The views in which questions are proven to stand apart at either end, with all questions that were compared. */
export function listProvenSets(snapshot: Pick<Snapshot, "items">) {
  const items = listBehaviourItems(snapshot);
  const viewpoints: readonly (readonly [Viewpoint, Compared[]])[] = areOthersComparable(items)
    ? [["others", listCompared(items, ({ others }) => others)]]
    : columns
        .filter((column) => column !== "self")
        .map((column) => [
          column,
          listCompared(items, ({ cells, joint }) => (column === "joint" ? joint : cells?.[column])),
        ]);
  return viewpoints.flatMap(([viewpoint, compared]) => {
    const highest = findProvenSet(compared, "highest");
    const lowest = findProvenSet(compared, "lowest");
    return highest || lowest ? [{ viewpoint, compared, highest, lowest }] : [];
  });
}
