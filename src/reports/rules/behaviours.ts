import type { ItemResult, Snapshot } from "#disclosure/contract.ts";
import { type Column, columns } from "#disclosure/vocabulary.ts";
import type { AnyCell } from "./presentation.ts";

/** Whose view orders the questions: « les autres », or one group where they have no figure for every question. */
export type Viewpoint = "others" | Exclude<Column, "self">;

/** Questions that are surely above, or below, all other shown questions of the same viewpoint. */
export interface BehaviourSet {
  items: ItemResult[];
  /**
   * How much of their own order is told, by which they stand: proven, or none needed between two that print the same. What
   * it leaves open stands as in the questionnaire.
   */
  order: "all" | "some" | "none";
}

/** Questions at the highest level of all, which are surely equal: too many to be named, and surely above the rest. */
export interface Tie {
  count: number;
  value: number;
}

export interface Behaviours {
  viewpoint: Viewpoint;
  highest: BehaviourSet | null;
  lowest: BehaviourSet | null;
  tie: Tie | null;
  /** How many questions were compared. */
  shown: number;
}

export type End = "highest" | "lowest";

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
  cell: AnyCell;
  bounds: Bounds;
}

type Precedes = (a: Compared, b: Compared) => boolean;

const precedesAt: Record<End, Precedes> = {
  highest: (a, b) => isSurelyAbove(a.bounds, b.bounds),
  lowest: (a, b) => isSurelyAbove(b.bounds, a.bounds),
};

/** The largest set, of at most a third of the questions and never more than three, that is proven to stand apart. */
function findProvenSet(compared: readonly Compared[], end: End): BehaviourSet | null {
  const precedes = precedesAt[end];
  const maxSize = Math.min(maxItems, Math.floor(compared.length / 3));
  const countBefore = (one: Compared) => compared.filter((other) => precedes(one, other)).length;
  // What precedes all of the rest precedes more questions than any of the rest does.
  const ranked = compared.toSorted((a, b) => countBefore(b) - countBefore(a));
  for (let size = maxSize; size > 0; size -= 1) {
    const first = ranked.slice(0, size);
    const rest = ranked.slice(size);
    if (first.every((one) => rest.every((other) => precedes(one, other)))) return orderSet(first, precedes);
  }
  return null;
}

/** What precedes another one precedes all that this one precedes, so that counting tells the proven order. */
function orderSet(set: readonly Compared[], precedes: Precedes): BehaviourSet {
  const countAfter = (one: Compared) => set.filter((other) => precedes(one, other)).length;
  const sorted = set.toSorted((a, b) => countAfter(b) - countAfter(a) || a.item.position - b.item.position);
  const pairs = sorted.flatMap((one, index) => sorted.slice(index + 1).map((other) => ({ one, other })));
  const isProven = pairs.map(({ one, other }) => precedes(one, other));
  const isTold = pairs.every(({ one, other }, at) => isProven[at] || isSamePrinted(one.bounds, other.bounds));
  const items = sorted.map(({ item }) => item);
  return { items, order: isTold ? "all" : isProven.includes(true) ? "some" : "none" };
}

const isSamePrinted = (a: Bounds, b: Bounds) => a.low === b.low && a.high === b.high && a.isOpen === b.isOpen;

/** Of exact figures: those of the highest level are equal. */
function findTie(compared: readonly Compared[]): Tie | null {
  const values = compared.flatMap(({ cell }) => (cell.form === "value" ? [cell.value] : []));
  const value = Math.max(...values);
  const count = values.filter((one) => one === value).length;
  return count < compared.length ? { count, value } : null;
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

/**
 * Which questions stand highest and lowest, by « les autres » or else by each group; only what is true for every set of
 * answers that the printed figures allow.
 */
export function listBehaviours(snapshot: Pick<Snapshot, "items" | "groups">): Behaviours[] {
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
    if (!highest && !lowest) return [];
    const tie = !highest && isExact(viewpoint, snapshot) ? findTie(compared) : null;
    return [{ viewpoint, highest, lowest, tie, shown: compared.length }];
  });
}

/** The mean of one or two managers prints without being rounded, whichever of them answered a question. */
const isExact = (viewpoint: Viewpoint, { groups }: Pick<Snapshot, "groups">) =>
  viewpoint === "manager" &&
  groups.some(({ group, answered }) => group === "manager" && (answered === 1 || answered === 2));

/** A question that stands out, once, with the views that prove it. */
export interface StandingOut {
  item: ItemResult;
  viewpoints: Viewpoint[];
}

/** The questions at one end over all views: first what most of them say, else in the order of the sets. */
export function mergeBehaviours(all: readonly Behaviours[], end: End): StandingOut[] {
  const found = new Map<number, StandingOut>();
  for (const { viewpoint, [end]: set } of all)
    for (const item of set?.items ?? []) {
      const known = found.get(item.position);
      if (known) known.viewpoints.push(viewpoint);
      else found.set(item.position, { item, viewpoints: [viewpoint] });
    }
  return [...found.values()].toSorted((a, b) => b.viewpoints.length - a.viewpoints.length);
}
