import type { Gap, GapState, ItemResult, Policy, Snapshot, Tag } from "#disclosure/contract.ts";
import {
  compare,
  type Fraction,
  fraction,
  fromPrinted,
  fromSetting,
  maxFraction,
  negate,
  sumFractions,
  times,
} from "#disclosure/rules/fractions.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import { type Bounds, isPoint, isSameFigure, printGap, readBounds, subtract, toPoint } from "./arithmetic.ts";
import { type OtherColumn, readCell, type Topic } from "./figures.ts";
import { explainOthers, type OthersFigure } from "./others.ts";
import { countQuestionRaters } from "./questionRaters.ts";

export interface GapFigure {
  kind: "gap";
  gap: Gap;
  /** Only skills have tags. */
  isSkill: boolean;
  /** What is compared with the self: a group, or several together. */
  against: Column[];
  self: number;
  /** What the self is compared with, and how it follows where several groups are in it. */
  side: Bounds;
  others: OthersFigure | null;
  bounds: Bounds;
  /**
   * What the printed figures of the groups allow, by which the gap is judged. Narrower than the gap that is printed where
   * « les autres » are at an end: that one keeps all that the end may stand for.
   */
  judged: Bounds;
  state: GapState;
  tag: Tag | null;
  mostlyManager: boolean;
  criteria: GapCriteria;
  by: "cells" | "former";
}
/** From where a gap is notable. */
export interface GapCriteria {
  notable: Policy["notable"];
  /** What varies from one person to another: the deviation of the company. Null before it has enough reports. */
  noise: Noise | null;
}
export interface Noise {
  deviation: number;
  z: number;
  /** z times the deviation over the root of the number of raters, squared; null where it would tell how many. */
  squared: Fraction | null;
  /** Where the page tells the number of people; between two, with the fewest of them. */
  counted: CountedNoise | null;
  /** With the most of them, where it is told between two. */
  countedMost: CountedNoise | null;
  /** Not told: as many as it takes to be shown. */
  isThreshold: boolean;
}
export interface CountedNoise {
  raters: Fraction;
  squared: Fraction;
}

/** The gap of a topic from the self to « les autres », with its state and its tag; null where none is printed. */
export function explainGap(snapshot: Snapshot, topic: Topic): GapFigure | null {
  const { gap, state, tag, mostlyManager, cells } = topic;
  const others = explainOthers(snapshot, topic);
  if (!gap || !state || !others || cells.self?.form !== "value") return null;
  const { policy } = snapshot;
  const { cell, parts } = others;
  const self = fromPrinted(cells.self.value);
  const printed = cell.form === "value" && cell.end ? readBounds(cell, policy) : others.bounds;
  const bounds = subtract(printed, self);
  // Beside the joint group no number of people is printed.
  const isCounted = parts.every(({ group }) => group !== "joint");
  const criteria = buildCriteria(policy, countRaters(parts), isCounted);
  const judged = subtract(others.bounds, self);
  const foundState = classifyGap(judged, criteria);
  const isFound =
    others.by === "cells" &&
    isSameFigure(printGap(bounds), gap) &&
    foundState === state &&
    findTag(foundState, judged, others.bounds, policy) === tag;
  return {
    kind: "gap",
    gap,
    isSkill: "id" in topic,
    against: parts.map(({ group }) => group),
    self: cells.self.value,
    side: printed,
    others: parts.length > 1 ? others : null,
    bounds,
    judged,
    state,
    tag,
    mostlyManager,
    criteria,
    by: isFound ? "cells" : "former",
  };
}

/** One group beside the self at one question. */
export function explainItemGap(snapshot: Snapshot, item: ItemResult, group: OtherColumn): GapFigure | null {
  const { policy } = snapshot;
  const beside = item.gaps[group];
  const cell = readCell(item, group);
  const own = item.cells?.self;
  if (!beside || !cell || cell.form === "masked" || own?.form !== "value") return null;
  const self = fromPrinted(own.value);
  const side = readBounds(cell, policy);
  const bounds = subtract(side, self);
  const { least, most, isThreshold } = countQuestionRaters(snapshot, item, group, cell);
  const [criteria, withMost] = [least, most].map((people) => buildCriteria(policy, fraction(people, 1)));
  if (!criteria || !withMost) return null;
  const isFound =
    isSameFigure(printGap(bounds), beside.gap) &&
    [criteria, withMost].some((each) => classifyGap(bounds, each) === beside.state);
  const noise = criteria.noise && {
    ...criteria.noise,
    countedMost: least < most ? (withMost.noise?.counted ?? null) : null,
    isThreshold,
  };
  return {
    kind: "gap",
    gap: beside.gap,
    isSkill: false,
    against: [group],
    self: own.value,
    side,
    others: null,
    bounds,
    judged: bounds,
    state: beside.state,
    tag: null,
    mostlyManager: false,
    criteria: { ...criteria, noise },
    by: isFound ? "cells" : "former",
  };
}

/** How many people who count alike would be as uncertain: (Σw)² / Σ(w²/n). */
export function countRaters(parts: readonly { weight: number; people: number }[]): Fraction {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const share = sumFractions(parts.map((part) => fraction(part.weight ** 2, part.people)));
  return { numerator: BigInt(weight ** 2) * share.denominator, denominator: share.numerator };
}

function buildCriteria(
  { notable, pooledSd }: Policy,
  raters: Fraction | null,
  isCounted = true,
): GapCriteria {
  if (pooledSd === null) return { notable, noise: null };
  const measure = times(fromSetting(notable.z), fromSetting(pooledSd));
  const squared = raters && times(times(measure, measure), invert(raters));
  return {
    notable,
    noise: {
      deviation: pooledSd,
      z: notable.z,
      squared,
      counted: isCounted && raters && squared ? { raters, squared } : null,
      countedMost: null,
      isThreshold: false,
    },
  };
}

export const invert = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});

/** The part of a gap that is there at both of its ends, in points. */
export const computeCertainPart = ({ low, high }: Bounds): Fraction =>
  maxFraction(fraction(0, 1), low, negate(high));

const isNotable = (gap: Bounds, { notable, noise }: GapCriteria): boolean => {
  const certain = computeCertainPart(gap);
  const least = isPoint(gap) && noise ? notable.least : notable.fallback;
  if (compare(certain, fromSetting(least)) < 0) return false;
  return !noise?.squared || compare(times(certain, certain), noise.squared) > 0;
};

function classifyGap(gap: Bounds, criteria: GapCriteria): GapState {
  if (isNotable(gap, criteria)) return "notable";
  const isNone = [gap.low, gap.high].map(toPoint).every((corner) => {
    const isSmall = compare(computeCertainPart(corner), fraction(1, 2)) <= 0;
    return isSmall && !isNotable(corner, criteria);
  });
  return isNone ? "none" : "inconclusive";
}

function findTag(state: GapState, gap: Bounds, others: Bounds, { strength }: Policy): Tag | null {
  if (state === "inconclusive") return null;
  if (state === "notable") return compare(gap.low, fraction(0, 1)) > 0 ? "recognise_strength" : "blind_spot";
  if (compare(others.low, fromSetting(strength)) >= 0) return "shared_strength";
  return compare(others.high, fromSetting(strength)) < 0 ? "shared_opportunity" : null;
}
