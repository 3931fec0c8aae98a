import type { ItemResult, Snapshot } from "#disclosure/contract.ts";
import {
  type Bounds,
  type Compared,
  type End,
  listProvenSets,
  type Precedes,
  precedesAt,
  type Viewpoint,
} from "./provenSets.ts";

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

/**
 * Which questions stand highest and lowest, by « les autres » or else by each group; only what is true for every set of
 * answers that the printed figures allow.
 */
export const listBehaviours = (snapshot: Pick<Snapshot, "items" | "groups">): Behaviours[] =>
  listProvenSets(snapshot).map(({ viewpoint, compared, highest, lowest }) => ({
    viewpoint,
    highest: highest && orderSet(highest, precedesAt.highest),
    lowest: lowest && orderSet(lowest, precedesAt.lowest),
    tie: !highest && isExact(viewpoint, snapshot) ? findTie(compared) : null,
    shown: compared.length,
  }));

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
