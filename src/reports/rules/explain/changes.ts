import type { Policy, Snapshot } from "#disclosure/contract.ts";
import {
  compare,
  type Fraction,
  fraction,
  fromSetting,
  minus,
  negate,
  plus,
  times,
} from "#disclosure/rules/fractions.ts";
import type { Change, ComparedRow } from "../../contract/since.ts";
import type { ChangeState, ComparedColumn } from "../../vocabulary/since.ts";
import { type Bounds, isPoint, isSameFigure, printGap, readBounds } from "./arithmetic.ts";
import type { Topic } from "./figures.ts";
import { computeCertainPart, countRaters, invert } from "./gaps.ts";
import { getWeightRow } from "./others.ts";
import { toNumber } from "./shown.ts";

/** What changed between two reports, found again from what both print. */
export interface ChangeFigure {
  kind: "change";
  column: ComparedColumn;
  change: Change;
  past: Bounds;
  now: Bounds;
  bounds: Bounds;
  notable: Policy["notable"];
  /** Null for the own view, and before the company has a deviation. */
  noise: ChangeNoise | null;
  by: "cells" | "former";
}
export interface ChangeNoise {
  deviation: number;
  z: number;
  /** Null where no report prints how many answered. */
  counted: CountedChange | null;
}
export interface CountedChange {
  /** How many people who count alike would be as uncertain, then and now. */
  raters: { past: Fraction; now: Fraction };
  /** z times the deviation times the root of 1 ÷ past + 1 ÷ now, squared. */
  squared: Fraction;
}

/** Explains how a view changed; null where it is not compared. */
export function explainChange(
  snapshot: Snapshot,
  row: ComparedRow,
  column: ComparedColumn,
): ChangeFigure | null {
  const change = row.changes[column];
  if (!change) return null;
  const { policy } = snapshot;
  const [past, now] = [readBounds(change.past, policy), readBounds(change.now, policy)];
  const bounds = { low: minus(now.low, past.high), high: minus(now.high, past.low) };
  const noise = column === "self" ? null : readNoise(snapshot, row, column);
  const figure = {
    kind: "change" as const,
    column,
    change,
    past,
    now,
    bounds,
    notable: policy.notable,
    noise,
  };
  const isFound =
    isSameFigure(printGap(bounds), change.change) &&
    isWithinFound(figure) &&
    findState(figure) === change.state;
  return { ...figure, by: isFound ? "cells" : "former" };
}

function readNoise(
  snapshot: Snapshot,
  row: ComparedRow,
  column: Exclude<ComparedColumn, "self">,
): ChangeNoise | null {
  const { pooledSd: deviation, notable } = snapshot.policy;
  if (deviation === null) return null;
  const raters = countBoth(snapshot, row, column);
  if (!raters) return { deviation, z: notable.z, counted: null };
  const measure = times(fromSetting(notable.z), fromSetting(deviation));
  const share = plus(invert(raters.past), invert(raters.now));
  return {
    deviation,
    z: notable.z,
    counted: { raters, squared: times(times(measure, measure), share) },
  };
}

/**
 * How many answered, where both reports print it: beside the means over all of their questions, never beside one
 * question, nor beside a mean over the questions that both reports share.
 */
function countBoth(
  snapshot: Snapshot,
  { kind, id, changes }: ComparedRow,
  column: Exclude<ComparedColumn, "self">,
): CountedChange["raters"] | null {
  if (kind === "question") return null;
  const count = (when: "past" | "now"): Fraction | null => {
    if (column !== "others") {
      const change = changes[column];
      return change && !change.questions ? readPeople(change[when]) : null;
    }
    const topic = findTopic(snapshot, kind, id);
    if (!topic) return null;
    const weights = getWeightRow(snapshot, topic);
    const parts = topic.othersOf.flatMap((group) => {
      const change = group === "joint" ? undefined : changes[group];
      const people = change && change[when].form !== "band" ? change[when].n : null;
      return people === null || group === "joint" ? [] : [{ weight: weights[group], people }];
    });
    return parts.length === topic.othersOf.length ? countRaters(parts) : null;
  };
  const [past, now] = [count("past"), count("now")];
  return past && now && { past, now };
}

const readPeople = (figure: Change["past"]): Fraction | null =>
  figure.form === "band" ? null : fraction(figure.n, 1);

const findTopic = (
  { skills, values, objectives }: Snapshot,
  kind: Exclude<ComparedRow["kind"], "question">,
  id: string,
): Topic | null =>
  kind === "skill" ? (skills.find((one) => one.id === id) ?? null) : { values, objectives }[kind];

type Found = Omit<ChangeFigure, "by">;

/** Whether the range with its noise is the one that is printed; where it cannot be computed, whether it is wider. */
function isWithinFound({ change: { within }, bounds, noise }: Found): boolean {
  if (!noise || !within) return !noise && !within;
  if (!noise.counted) {
    const { low, high } = bounds;
    return within.from < toNumber(low) && within.to > toNumber(high);
  }
  const { from, to } = widen(bounds, noise.counted.squared);
  return from === within.from && to === within.to;
}

/** Rounded outward to a tenth, exactly: the root is never computed. */
export const widen = ({ low, high }: Bounds, squared: Fraction) => ({
  from: floorLess(low, squared) / 10,
  to: (0 - floorLess(negate(high), squared)) / 10,
});

/** The greatest number of tenths that is at most the value less the root. */
function floorLess(value: Fraction, squared: Fraction): number {
  const isAtMost = (tenths: number) => {
    const left = minus(value, fraction(tenths, 10));
    return left.numerator >= 0n && compare(times(left, left), squared) >= 0;
  };
  let tenths = Math.floor(10 * (toNumber(value) - Math.sqrt(toNumber(squared))));
  while (!isAtMost(tenths)) tenths -= 1;
  while (isAtMost(tenths + 1)) tenths += 1;
  return tenths;
}

const zero = fraction(0, 1);

/** Whether all of it lies on one side of zero, with its noise. */
function isBeyondNoise({ change: { within }, bounds, noise }: Found): boolean {
  if (!noise) return true;
  const certain = computeCertainPart(bounds);
  if (noise.counted) return compare(times(certain, certain), noise.counted.squared) > 0;
  return within !== null && (within.from >= 0 || within.to <= 0);
}

/** From where a change counts: a range has further to go, and so has every change before there is a deviation. */
export const readLeast = ({ bounds, noise, notable }: Pick<Found, "bounds" | "noise" | "notable">): number =>
  isPoint(bounds) && noise ? notable.least : notable.fallback;

function findState(figure: Found): ChangeState {
  if (figure.column === "self") return "own";
  const isBeyond = isBeyondNoise(figure);
  if (isBeyond && compare(computeCertainPart(figure.bounds), fromSetting(readLeast(figure))) >= 0)
    return compare(figure.bounds.low, zero) > 0 ? "higher" : "lower";
  return figure.noise && isBeyond ? "small" : "noise";
}
