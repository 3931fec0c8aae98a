import type { ItemResult, Snapshot } from "#disclosure/contract.ts";
import { type Column, columns } from "#disclosure/vocabulary.ts";
import type { AnyCell } from "./presentation.ts";

/** Whose view orders the questions: « les autres », or one group where they have no figure for every question. */
export type Viewpoint = "others" | Exclude<Column, "self">;

/** Questions that are surely above, or below, all other shown questions of the same viewpoint. */
export interface BehaviourSet {
  items: ItemResult[];
  /** How much of their own order is proven, by which they stand; what it leaves open stands as in the questionnaire. */
  order: "all" | "some" | "none";
}

export interface Behaviours {
  viewpoint: Viewpoint;
  highest: BehaviourSet | null;
  lowest: BehaviourSet | null;
  /** How many questions were compared. */
  shown: number;
}

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

interface Compared {
  item: ItemResult;
  bounds: Bounds;
}

/** The largest set, of at most a third of the questions and never more than three, that is proven to stand apart. */
function findProvenSet(
  compared: readonly Compared[],
  precedes: (a: Compared, b: Compared) => boolean,
): BehaviourSet | null {
  const maxSize = Math.min(maxItems, Math.floor(compared.length / 3));
  const countBefore = (one: Compared) => compared.filter((other) => precedes(one, other)).length;
  // What precedes all of the rest precedes more questions than any of the rest does.
  const ranked = compared.toSorted((a, b) => countBefore(b) - countBefore(a));
  for (let size = maxSize; size > 0; size -= 1) {
    const first = ranked.slice(0, size);
    const rest = ranked.slice(size);
    if (!first.every((one) => rest.every((other) => precedes(one, other)))) continue;
    return orderSet(first, precedes);
  }
  return null;
}

/** What precedes another one precedes all that this one precedes, so that counting tells the proven order. */
function orderSet(set: readonly Compared[], precedes: (a: Compared, b: Compared) => boolean): BehaviourSet {
  const countAfter = (one: Compared) => set.filter((other) => precedes(one, other)).length;
  const items = set
    .toSorted((a, b) => countAfter(b) - countAfter(a) || a.item.position - b.item.position)
    .map(({ item }) => item);
  const proven = set.reduce((sum, one) => sum + countAfter(one), 0);
  const all = (set.length * (set.length - 1)) / 2;
  return { items, order: proven === all ? "all" : proven > 0 ? "some" : "none" };
}

const listCompared = (
  items: readonly ItemResult[],
  select: (item: ItemResult) => AnyCell | null | undefined,
): Compared[] =>
  items.flatMap((item) => {
    const cell = select(item);
    const bounds = cell ? computeBounds(cell) : null;
    return bounds ? [{ item, bounds }] : [];
  });

/** The rated questions about skills: behaviours. */
const listBehaviourItems = ({ items }: Pick<Snapshot, "items">) =>
  items.filter(({ dimension, type }) => dimension === "skill" && type === "star_rating");

/** « Les autres » are the same groups in every question, or their figures are not comparable. */
function areOthersComparable(items: readonly ItemResult[]): boolean {
  const made = new Set(items.map(({ others, othersOf }) => (others ? othersOf.join() : "")));
  return made.size === 1 && !made.has("");
}

/**
 * Which questions stand highest and lowest, by « les autres » or else by each group; only what is true for every set of
 * answers that the printed figures allow.
 */
export function listBehaviours(snapshot: Pick<Snapshot, "items">): Behaviours[] {
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
    const highest = findProvenSet(compared, (a, b) => isSurelyAbove(a.bounds, b.bounds));
    const lowest = findProvenSet(compared, (a, b) => isSurelyAbove(b.bounds, a.bounds));
    return highest || lowest ? [{ viewpoint, highest, lowest, shown: compared.length }] : [];
  });
}
