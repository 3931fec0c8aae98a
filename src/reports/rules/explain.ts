import type {
  Cell,
  DimensionResult,
  Gap,
  GapState,
  ItemResult,
  JointCell,
  JointMean,
  MeanCell,
  Policy,
  SkillResult,
  Snapshot,
  Tag,
} from "#disclosure/contract.ts";
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
import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import { resolveSkillWeights } from "#weights/rules/matrix.ts";
import { invitedRoles } from "#weights/vocabulary.ts";
import {
  type Bounds,
  isPoint,
  isSameFigure,
  type MeanPart,
  printGap,
  printMean,
  readBounds,
  subtract,
  toPoint,
  weigh,
} from "./explain/arithmetic.ts";
import { type NoFigureReason, whyNoFigure, whyNoMean } from "./presentation.ts";

/** A skill, the values or the objectives. */
export type Topic = SkillResult | DimensionResult;

/** A printed figure of a report, named by what it stands in. */
export type ReportFigure =
  | { kind: "cell"; item: ItemResult; group: Column }
  | { kind: "mean"; topic: Topic; group: Column }
  | { kind: "others"; topic: Topic }
  /** The gap to « les autres », with its state and its tag. */
  | { kind: "gap"; topic: Topic }
  | { kind: "itemGap"; item: ItemResult; group: OtherColumn };

export type OtherColumn = Exclude<Column, "self">;
type ShownCell = Exclude<Cell | JointCell, { form: "masked" }>;
type ShownMean = Exclude<MeanCell | JointMean, { form: "masked" }>;

/** The reason that the page prints; never which rule hid it. */
export interface HiddenFigure {
  kind: "hidden";
  group: Column;
  reason: NoFigureReason;
}
/** What one group says of one question: it rests on answers, which are not shown. */
export interface AnswersFigure {
  kind: "answers";
  group: Column;
  cell: ShownCell;
}
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
export interface OthersFigure {
  kind: "others";
  cell: NonNullable<Topic["others"]>;
  parts: { group: OtherColumn; cell: ShownMean; weight: number; bounds: Bounds; people: number }[];
  left: { group: OtherColumn; reason: NoFigureReason | "noWeight" }[];
  bounds: Bounds;
  by: "cells" | "former";
}
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
  state: GapState;
  tag: Tag | null;
  mostlyManager: boolean;
  criteria: GapCriteria;
  by: "cells" | "former";
}
/** From where a gap is notable. */
export interface GapCriteria {
  notable: Policy["notable"];
  /**
   * What varies from one person to another: the deviation of the company, and z times it over the root of the number of
   * raters, squared. Null before the company has enough reports. `raters` is null where the page prints no number of
   * people, `squared` where it would follow from one.
   */
  noise: { deviation: number; z: number; raters: Fraction | null; squared: Fraction | null } | null;
}
export type Explanation = HiddenFigure | AnswersFigure | MeanFigure | OthersFigure | GapFigure;

/** Explains a figure from what the report prints, and recomputes what follows from it; null where nothing is printed. */
export function explainFigure(snapshot: Snapshot, figure: ReportFigure): Explanation | null {
  switch (figure.kind) {
    case "cell":
      return explainCell(snapshot, figure.item, figure.group);
    case "mean":
      return explainMean(snapshot, figure.topic, figure.group);
    case "others":
      return explainOthers(snapshot, figure.topic);
    case "gap":
      return explainGap(snapshot, figure.topic);
    case "itemGap":
      return explainItemGap(snapshot, figure.item, figure.group);
  }
}

const readCell = ({ cells, joint }: ItemResult, group: Column): Cell | JointCell | null =>
  (group === "joint" ? joint : cells?.[group]) ?? null;

function explainCell(snapshot: Snapshot, item: ItemResult, group: Column): Explanation | null {
  const cell = readCell(item, group);
  if (!cell) return null;
  if (cell.form === "masked") {
    const reason = group === "joint" ? "masked" : whyNoFigure(snapshot, group);
    return { kind: "hidden", group, reason };
  }
  return { kind: "answers", group, cell };
}

const isProtected = (group: Column) => group !== "self" && group !== "manager";

const toPart = (cell: ShownCell, group: Column, policy: Policy): MeanPart => ({
  weight: 1,
  bounds: readBounds(cell, policy),
  end: (cell.form === "value" && cell.end) || null,
  isLimited: isProtected(group),
});

const readMean = ({ cells, joint }: Topic, group: Column): MeanCell | JointMean | null =>
  group === "joint" ? joint : cells[group];

function explainMean(snapshot: Snapshot, topic: Topic, group: Column): HiddenFigure | MeanFigure | null {
  const cell = readMean(topic, group);
  if (!cell) return null;
  const rated = snapshot.items.flatMap((item) => {
    const own = topic.positions.includes(item.position) ? readCell(item, group) : null;
    return own ? [{ item, cell: own }] : [];
  });
  if (cell.form === "masked")
    return { kind: "hidden", group, reason: whyNoMeanIn(snapshot, topic, group, rated) };
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

function whyNoMeanIn(
  snapshot: Snapshot,
  topic: Topic,
  group: Column,
  rated: readonly Rated[],
): NoFigureReason {
  if (group !== "joint") return whyNoMean(snapshot, topic, group);
  return rated.some(({ cell }) => cell.form !== "masked") ? "tooFewQuestions" : "masked";
}

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

/** What a mean allows in all that it feeds: its questions where it follows from them, else what it prints. */
const readMeanBounds = ({ cell, bounds, by }: MeanFigure, policy: Policy): Bounds =>
  by === "cells" && !isPoint(bounds) ? bounds : readBounds(cell, policy);

function getWeightRow({ policy: { weights }, items }: Snapshot, topic: Topic): WeightRow {
  if ("id" in topic) return resolveSkillWeights(weights, topic);
  const dimension = items.find(({ position }) => topic.positions.includes(position))?.dimension;
  return dimension === "value" ? weights.values : weights.objectives;
}

/** The columns that may be in « les autres »; where both protected groups are taken together, neither stands alone. */
const listOtherColumns = ({ joint }: Topic): OtherColumn[] =>
  joint ? ["manager", "joint"] : [...invitedRoles];

const getWeight = (row: WeightRow, group: OtherColumn): number =>
  group === "joint" ? row.peer + row.direct_report : row[group];

function explainOthers(snapshot: Snapshot, topic: Topic): OthersFigure | null {
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

function explainGap(snapshot: Snapshot, topic: Topic): GapFigure | null {
  const { gap, state, tag, mostlyManager, cells } = topic;
  const others = explainOthers(snapshot, topic);
  if (!gap || !state || !others || cells.self?.form !== "value") return null;
  const { policy } = snapshot;
  const { cell, parts } = others;
  const self = fromPrinted(cells.self.value);
  // Behind an end the printed gap keeps all that the end may stand for.
  const printed = cell.form === "value" && cell.end ? readBounds(cell, policy) : others.bounds;
  const bounds = subtract(printed, self);
  // Beside the joint group no number of people is printed.
  const isCounted = parts.every(({ group }) => group !== "joint");
  const criteria = buildCriteria(policy, countRaters(parts), isCounted);
  const exact = subtract(others.bounds, self);
  const foundState = classifyGap(exact, criteria);
  const isFound =
    others.by === "cells" &&
    isSameFigure(printGap(bounds), gap) &&
    foundState === state &&
    findTag(foundState, exact, others.bounds, policy) === tag;
  return {
    kind: "gap",
    gap,
    isSkill: "id" in topic,
    against: parts.map(({ group }) => group),
    self: cells.self.value,
    side: printed,
    others: parts.length > 1 ? others : null,
    bounds,
    state,
    tag,
    mostlyManager,
    criteria,
    by: isFound ? "cells" : "former",
  };
}

/** One group beside the self at one question. How many answered it is printed for no group, so no limit that tells it. */
function explainItemGap({ policy }: Snapshot, item: ItemResult, group: OtherColumn): GapFigure | null {
  const beside = item.gaps[group];
  const cell = readCell(item, group);
  const own = item.cells?.self;
  if (!beside || !cell || cell.form === "masked" || own?.form !== "value") return null;
  const self = fromPrinted(own.value);
  const side = readBounds(cell, policy);
  const bounds = subtract(side, self);
  const raters = cell.form === "band" ? fraction(policy.k, 1) : null;
  return {
    kind: "gap",
    gap: beside.gap,
    isSkill: false,
    against: [group],
    self: own.value,
    side,
    others: null,
    bounds,
    state: beside.state,
    tag: null,
    mostlyManager: false,
    criteria: buildCriteria(policy, raters),
    by: isSameFigure(printGap(bounds), beside.gap) ? "cells" : "former",
  };
}

/** How many people who count alike would be as uncertain: (Σw)² / Σ(w²/n). */
function countRaters(parts: OthersFigure["parts"]): Fraction {
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
    noise: { deviation: pooledSd, z: notable.z, raters: isCounted ? raters : null, squared },
  };
}

const invert = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});

/** The part of a gap that is there at both of its ends, in points. */
const computeCertainPart = ({ low, high }: Bounds): Fraction =>
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
