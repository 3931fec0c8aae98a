import type {
  Cell,
  Gap,
  GroupWritings,
  ItemResult,
  JointCell,
  JointMean,
  MeanCell,
  OthersCell,
  SkillResult,
  Snapshot,
  Tag,
  ValueCell,
} from "#disclosure/contract.ts";

import { hasJointGroup, isProtected } from "#disclosure/rules/columns.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import { computeAxisShare, type ChartValue } from "#platform/chartGeometry.ts";
import { formatGap, formatNumber, formatScore, say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { type Group, groups } from "#weights/vocabulary.ts";
import { computeCertainGap, computeCertainOthers } from "./certainty.ts";
import { listComments, toQuestionPlace, reportPlace, toSkillPlace } from "./commentAddresses.ts";

/** Formats a cell: words from the texts, numbers from the snapshot. */
export interface CellWords extends Record<NoFigureReason, string> {
  value: string;
  atLeast: string;
  atMost: string;
  approximate: string;
  band: string;
}

/** Why there is no figure of a group that was invited. */
export type NoFigureReason = "tooFewQuestions" | "masked" | "noAnswer";

/** Any figure of a report: of a question, of a skill or dimension, of « les autres », of the joint group. */
export type AnyCell = Cell | MeanCell | OthersCell | JointCell | JointMean;

function selectValueWords(
  words: CellWords,
  { end, approximate }: Pick<ValueCell, "end" | "approximate">,
): string {
  if (end) return end === "high" ? words.atLeast : words.atMost;
  return approximate ? words.approximate : words.value;
}

/** « 3,9 », « env. 4,4 », « 4,5 et plus », « entre 3,5 et 4 », « masqué »; nothing where no person of the group was invited. */
export function sayCell(
  language: Language,
  words: CellWords,
  cell: AnyCell | null,
  reason: NoFigureReason,
): string {
  if (!cell) return "";
  if (cell.form === "masked") return words[reason];
  if (cell.form === "value")
    return say(language, selectValueWords(words, cell), { value: formatScore(language, cell.value) });
  return sayRange(language, words, cell);
}

const sayRange = (language: Language, words: CellWords, { from, to }: { from: number; to: number }) =>
  say(language, words.band, { from: formatNumber(language, from), to: formatNumber(language, to) });

type Shown = Pick<Snapshot, "groups" | "items">;

/** Why a question shows nothing of a group: « masqué » whether 0, 1 or 2 answered, and beside another report. */
export function whyNoFigure({ groups }: Pick<Snapshot, "groups">, group: Column): NoFigureReason {
  return isProtected(group) || isMaskedByName({ groups }, group) ? "masked" : "noAnswer";
}

/** Whether answers are hidden beside another report although their authors are named in this one. */
export const isMaskedByName = ({ groups }: Pick<Snapshot, "groups">, group: Column): boolean =>
  groups.some((each) => each.group === group && !each.shown && (each.answered ?? 0) > 0);

/**
 * Why a mean shows nothing of a group. Where a question of it shows a figure of the group, or none of them is rated,
 * nothing is hidden: a mean needs more questions (§5).
 */
export function whyNoMean(
  snapshot: Shown,
  { positions }: Pick<SkillResult, "positions">,
  group: Column,
): NoFigureReason {
  const rated = snapshot.items.flatMap(({ position, cells, joint }) =>
    cells && positions.includes(position) ? [group === "joint" ? joint : cells[group]] : [],
  );
  const isShown = rated.some((cell) => cell !== null && cell.form !== "masked");
  return isShown || rated.length === 0 ? "tooFewQuestions" : whyNoFigure(snapshot, group);
}

/** What an approximate number is the middle of: « entre 4,3 et 4,5 »; empty for every other figure. */
export const sayApproximate = (language: Language, words: CellWords, cell: AnyCell | null): string =>
  cell?.form === "value" && cell.approximate ? sayRange(language, words, cell.approximate) : "";

/** « −1,5 », « entre −0,5 et 0,0 ». */
export function sayGap(language: Language, words: CellWords, gap: Gap): string {
  if (gap.form === "value") return say(language, words.value, { value: formatGap(language, gap.value) });
  return say(language, words.band, {
    from: formatGap(language, gap.from),
    to: formatGap(language, gap.to),
  });
}

export type PointKind = Tag | "shared_strength_near";

/** A shared strength is proven of the others alone: the self is near them, and may be below what is high. */
export function resolvePointKind(
  { cells: { self } }: Pick<SkillResult, "cells">,
  tag: Tag,
  strength: number,
): PointKind {
  const isNear = tag === "shared_strength" && self?.form === "value" && self.value < strength;
  return isNear ? "shared_strength_near" : tag;
}

export type SkillOrder = "gap" | "name" | "others";

/** The far bound of a gap, in points. */
const computeMaxGap = (gap: Gap): number =>
  gap.form === "value" ? Math.abs(gap.value) : Math.max(Math.abs(gap.from), Math.abs(gap.to));

/** Where « les autres » surely begin, in points: their lower bound, or their number when there is no self. */
const computeMinOthers = (skill: SkillResult) => {
  const { others } = skill;
  const certain = computeCertainOthers(skill);
  if (certain) return certain.low;
  if (!others) return -1;
  if (others.form === "interval") return others.from;
  return others.end === "low" ? 1 : others.value;
};

/** Sorts by the certain part of the gap, largest first; without one last, as in the questionnaire. */
export function sortSkills(
  skills: readonly SkillResult[],
  order: SkillOrder,
  compareNames: (a: SkillResult, b: SkillResult) => number,
): SkillResult[] {
  if (order === "name") return skills.toSorted(compareNames);
  const rank = (skill: SkillResult) =>
    order === "gap" ? (skill.gap ? computeCertainGap(skill.gap) : -1) : computeMinOthers(skill);
  return skills.toSorted((a, b) => rank(b) - rank(a));
}

/** The levels of every rating. */
export const levels = { from: 1, to: 5, ticks: [1, 2, 3, 4, 5] } as const;

/** The position of a level on an axis, from 0 to 1. */
export const toAxisPosition = (value: number) => computeAxisShare(value, levels);

/** What a chart draws of a cell; null where there is no figure. */
export const toChartValue = (cell: AnyCell | null): ChartValue | null => {
  if (!cell || cell.form === "masked") return null;
  return cell.form === "value" ? cell : { form: "interval", from: cell.from, to: cell.to };
};

/** The line from self to the others: to their number, or to the nearest they may be; null where they may be there. */
export function computeDistance({
  cells: { self },
  others,
}: Pick<SkillResult, "cells" | "others">): { from: number; to: number } | null {
  if (self?.form !== "value" || !others) return null;
  if (others.form === "value") return { from: self.value, to: others.value };
  if (self.value < others.from) return { from: self.value, to: others.from };
  return self.value > others.to ? { from: self.value, to: others.to } : null;
}

export interface Masking {
  group: Group;
  /** Everything that the group said is hidden, not only the skills named. */
  isWhole: boolean;
  skills: SkillResult[];
}

/**
 * Which protected groups are hidden, everywhere or in which skills; and the manager's answers, where another report
 * hides them.
 */
export const listMaskings = (snapshot: Shown & Pick<Snapshot, "skills">): Masking[] =>
  snapshot.groups
    .filter(({ group }) => isProtected(group) || isMaskedByName(snapshot, group))
    .map(({ group, shown }) => ({
      group,
      isWhole: !shown,
      skills: shown ? snapshot.skills.filter((skill) => isMasked(snapshot, skill, group)) : [],
    }))
    .filter(({ isWhole, skills: masked }) => isWhole || masked.length > 0);

const isMasked = (snapshot: Shown, skill: SkillResult, group: Group) =>
  skill.cells[group]?.form === "masked" && whyNoMean(snapshot, skill, group) === "masked";

/** The notable gap of which most is proven; null when none is notable. */
export const findClearestGap = (skills: readonly SkillResult[]): SkillResult | null =>
  sortSkills(
    skills.filter(({ state }) => state === "notable"),
    "gap",
    () => 0,
  )[0] ?? null;

/**
 * Whether its gap is larger than every other for all values of the intervals; never where there is no other, or one
 * without a gap.
 */
export const isSurelyLargest = (skill: SkillResult, skills: readonly SkillResult[]): boolean => {
  const rest = skills.filter(({ id }) => id !== skill.id);
  const certain = computeCertainGap(skill.gap);
  return rest.length > 0 && rest.every(({ gap }) => gap !== null && certain > computeMaxGap(gap));
};

/**
 * Resolves which views are shown: none, self alone although others were invited, or others too: groups, or both protected
 * ones together.
 */
export function resolveShownViews(snapshot: Shown): "none" | "only_self" | "asked" {
  if (hasJointGroup(snapshot)) return "asked";
  const { groups } = snapshot;
  const shown = groups.filter((each) => each.shown);
  if (shown.length === 0) return "none";
  return groups.length > 1 && shown.every(({ group }) => group === "self") ? "only_self" : "asked";
}

/** Where something was written: under a question, pooled under its skill, or under the whole group. */
export interface WritingPlace {
  id: string;
  item: ItemResult | null;
  skillId: string | null;
}

export interface Writing {
  place: WritingPlace;
  group: Group;
  words: string;
  /** Its position in its address (commentAddresses.ts), whatever the order in which it is shown. */
  index: number;
}

const collectWritings = (place: WritingPlace, ...texts: readonly GroupWritings[]): Writing[] =>
  groups.flatMap((group) =>
    listComments(place.id, group, texts).map(({ words, index }) => ({ place, group, words, index })),
  );

/** What was written under one question, as comment or answer, by group. */
export const listWritings = (item: ItemResult): Writing[] =>
  collectWritings(
    { id: toQuestionPlace(item.position), item, skillId: item.skillId },
    item.answers,
    item.comments,
  );

/** What was written under questions of a skill that too few of a group answered. */
const listPooledWritings = ({ id, comments }: SkillResult): Writing[] =>
  collectWritings({ id: toSkillPlace(id), item: null, skillId: id }, comments);

/** Everything that was written, in the order of the questionnaire: questions, then what is pooled. */
export const listAllWritings = ({
  items,
  skills,
  comments,
}: Pick<Snapshot, "items" | "skills" | "comments">): Writing[] => [
  ...items.flatMap(listWritings),
  ...skills.flatMap(listPooledWritings),
  ...collectWritings({ id: reportPlace, item: null, skillId: null }, comments),
];

/** Questions without a skill in the report and outside the sections of values and objectives, so that none is lost. */
export function listRemainingItems({ items, skills }: Pick<Snapshot, "items" | "skills">): ItemResult[] {
  const known = new Set(skills.map(({ id }) => id));
  return items.filter(({ dimension, type, skillId }) =>
    dimension === "skill" ? !skillId || !known.has(skillId) : type !== "star_rating",
  );
}
