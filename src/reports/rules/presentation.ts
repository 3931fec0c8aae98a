import type {
  Cell,
  Gap,
  Group,
  GroupCells,
  ItemResult,
  SkillResult,
  Snapshot,
  ValueCell,
} from "#disclosure/contract.ts";
import { formatGap, formatScore, say, type Language } from "#platform/texts.ts";

/** How a cell is written: the words come from the texts, the numbers from the snapshot. */
export interface CellWords {
  value: string;
  atLeast: string;
  atMost: string;
  band: string;
  masked: string;
  noAnswer: string;
}

const ending = (words: CellWords, end: "high" | "low" | undefined) =>
  end === "high" ? words.atLeast : end === "low" ? words.atMost : words.value;

/** « 3,9 », « 4,5 et plus », « entre 3 et 4 », « masqué »; nothing where nobody of the group was invited. */
export function sayCell(language: Language, words: CellWords, cell: Cell | null, group: Group): string {
  if (!cell) return "";
  if (cell.form === "masked") return isProtected(group) ? words.masked : words.noAnswer;
  if (cell.form === "band") return say(language, words.band, { from: cell.from, to: cell.to });
  return say(language, ending(words, cell.end), { value: formatScore(language, cell.value) });
}

export const sayGap = (language: Language, words: CellWords, gap: Gap): string =>
  say(language, ending(words, gap.end), { value: formatGap(language, gap.value) });

const isProtected = (group: Group) => group === "peer" || group === "direct_report";

export type SkillOrder = "gap" | "name" | "others";

/** The largest gap first, whichever its sign; what has none comes last, in the order of the questionnaire. */
export function sortSkills(
  skills: readonly SkillResult[],
  order: SkillOrder,
  compareNames: (a: SkillResult, b: SkillResult) => number,
): SkillResult[] {
  if (order === "name") return skills.toSorted(compareNames);
  const rank = ({ gap, others }: SkillResult) =>
    order === "gap" ? (gap ? Math.abs(gap.value) : -1) : (others?.value ?? -1);
  return skills.toSorted((a, b) => rank(b) - rank(a));
}

/** Where a level from 1 to 5 stands on an axis, from 0 to 1. */
export const placeOf = (value: number) => (value - 1) / 4;

/** One of the five steps of the heat scale, each 0.8 wide; null for what shows no number. */
export function heatStep(cell: Cell | null): 0 | 1 | 2 | 3 | 4 | null {
  if (!cell || cell.form === "masked") return null;
  const value = cell.form === "value" ? cell.value : (cell.from + cell.to) / 2;
  if (value < 1.8) return 0;
  if (value < 2.6) return 1;
  if (value < 3.4) return 2;
  return value < 4.2 ? 3 : 4;
}

const valueIn = (cells: GroupCells, group: Group): ValueCell | null => {
  const cell = cells[group];
  return cell?.form === "value" ? cell : null;
};

export interface RadarSeries {
  group: Group;
  /** In the order of the skills; null where the group shows no number. */
  values: (number | null)[];
}
export interface Radar {
  skills: SkillResult[];
  series: RadarSeries[];
}

/** Only for 3 to 8 skills that show a number; outside that, a shape would say nothing. */
export function radarOf({ skills, groups }: Pick<Snapshot, "skills" | "groups">): Radar | null {
  const drawn = skills.filter(({ cells }) => groups.some(({ group }) => valueIn(cells, group)));
  if (drawn.length < 3 || drawn.length > 8) return null;
  const series = groups
    .map(({ group }) => ({
      group,
      values: drawn.map(({ cells }) => valueIn(cells, group)?.value ?? null),
    }))
    .filter(({ values }) => values.some((value) => value !== null));
  return { skills: drawn, series };
}

export interface Point {
  x: number;
  y: number;
}

/** The first axis points up, the others follow clockwise. `distance` is a share of the radius. */
export function radarPoint(axis: number, axes: number, distance: number): Point {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

/** Pieces of outline between neighbouring axes that both have a number; a closed shape when all have one. */
export function outlineOf(values: readonly (number | null)[], at: (axis: number, value: number) => Point) {
  return values.flatMap((value, axis) => {
    const next = (axis + 1) % values.length;
    const after = values[next];
    return value === null || after === null || after === undefined
      ? []
      : [{ from: at(axis, value), to: at(next, after) }];
  });
}

export interface Masking {
  group: Group;
  /** Empty: everything that the group said is hidden. */
  skills: SkillResult[];
}

/** Which protected groups are hidden, everywhere or in which skills. */
export const maskingsOf = ({ groups, skills }: Pick<Snapshot, "skills" | "groups">): Masking[] =>
  groups
    .filter(({ group }) => isProtected(group))
    .map(({ group, shown }) => ({
      group,
      shown,
      skills: shown ? skills.filter(({ cells }) => cells[group]?.form === "masked") : [],
    }))
    .filter(({ shown, skills: hidden }) => !shown || hidden.length > 0)
    .map(({ group, skills: hidden }) => ({ group, skills: hidden }));

/** The largest gap worth a sentence; null when none is notable. */
export const largestGap = (skills: readonly SkillResult[]): SkillResult | null =>
  sortSkills(
    skills.filter(({ state }) => state === "notable"),
    "gap",
    () => 0,
  )[0] ?? null;

/** Nobody places another skill higher: neither the person nor the others. */
export function isOnTop(skill: SkillResult, skills: readonly SkillResult[]): boolean {
  const self = valueIn(skill.cells, "self")?.value ?? 0;
  const others = skill.others?.value ?? 0;
  return skills.every(
    (each) => (valueIn(each.cells, "self")?.value ?? 0) <= self && (each.others?.value ?? 0) <= others,
  );
}

/** Somebody else was asked, and nothing of what they said can be shown. */
export const isOnlySelf = ({ groups }: Pick<Snapshot, "groups">) => {
  const others = groups.filter(({ group }) => group !== "self");
  return others.length > 0 && others.every(({ shown }) => !shown);
};

export interface Writing {
  item: ItemResult;
  group: Group;
  words: string;
  /** Its place among those of its item and group, in the snapshot's random order. */
  index: number;
}

const order = ["self", "manager", "peer", "direct_report"] as const satisfies readonly Group[];

/** What was written under one question, as comment or answer, by group. */
export const writingsOf = (item: ItemResult): Writing[] =>
  order.flatMap((group) =>
    [...(item.answers[group] ?? []), ...(item.comments[group] ?? [])].map((words, index) => ({
      item,
      group,
      words,
      index,
    })),
  );

/** The questions that stand under no skill of the report and in no heat table: none may disappear. */
export function remainingItems({ items, skills }: Pick<Snapshot, "items" | "skills">): ItemResult[] {
  const known = new Set(skills.map(({ id }) => id));
  return items.filter(({ dimension, type, skillId }) =>
    dimension === "skill" ? !skillId || !known.has(skillId) : type !== "star_rating",
  );
}
