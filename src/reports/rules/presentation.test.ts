import { expect, test } from "vitest";
import type { Cell, GroupCells, ItemResult, SkillResult } from "#disclosure/contract.ts";
import { fr } from "../texts.fr.ts";
import {
  heatStep,
  isOnlySelf,
  isOnTop,
  largestGap,
  maskingsOf,
  outlineOf,
  radarOf,
  radarPoint,
  remainingItems,
  sayCell,
  sayGap,
  sortSkills,
  writingsOf,
} from "./presentation.ts";

const value = (number: number): Cell => ({ form: "value", value: number, n: 5 });
const masked: Cell = { form: "masked", reason: "not_enough_answers" };
const none: GroupCells = { self: null, manager: null, peer: null, direct_report: null };

function skill(
  id: string,
  self: number,
  others: number | null,
  more: Partial<SkillResult> = {},
): SkillResult {
  const gap = others === null ? null : { value: Math.round((others - self) * 10) / 10 };
  return {
    id,
    name: { fr: id, en: null },
    family: null,
    positions: [],
    cells: { ...none, self: value(self), peer: others === null ? masked : value(others) },
    others: others === null ? null : { form: "value", value: others, n: 5 },
    othersOf: others === null ? [] : ["peer"],
    gap,
    state: gap && "none",
    tag: null,
    ...more,
  };
}
const group = (name: "self" | "peer" | "manager", shown = true) => ({
  group: name,
  invited: 5,
  answered: shown ? 5 : null,
  shown,
});
const byName = (a: SkillResult, b: SkillResult) => (a.id < b.id ? -1 : 1);
const ids = (skills: readonly SkillResult[]) => skills.map(({ id }) => id);

test("a cell is written in the words of the report, whatever its form", () => {
  expect(sayCell("fr", fr.cells, value(3.9), "peer")).toBe("3,9");
  expect(sayCell("en", fr.cells, value(4), "peer")).toBe("4.0");
  expect(sayCell("fr", fr.cells, { form: "band", from: 3, to: 4 }, "peer")).toBe("entre 3 et 4");
  expect(sayCell("fr", fr.cells, { form: "value", value: 4.5, n: 5, end: "high" }, "peer")).toBe(
    "4,5 et plus",
  );
  expect(sayCell("fr", fr.cells, { form: "value", value: 1.5, n: 5, end: "low" }, "peer")).toBe(
    "1,5 et moins",
  );
  expect(sayCell("fr", fr.cells, null, "peer")).toBe("");
});

test("a protected group is hidden; a manager or the person simply gave no answer", () => {
  expect(sayCell("fr", fr.cells, masked, "peer")).toBe("masqué");
  expect(sayCell("fr", fr.cells, masked, "direct_report")).toBe("masqué");
  expect(sayCell("fr", fr.cells, masked, "manager")).toBe("sans réponse");
});

test("a gap carries its sign, and says when it may be larger", () => {
  expect(sayGap("fr", fr.cells, { value: -1.5 })).toBe("−1,5");
  expect(sayGap("fr", fr.cells, { value: 1.1, end: "high" })).toBe("+1,1 et plus");
});

test("skills are sorted by the size of the gap, by name or by the others; what has none comes last", () => {
  const skills = [skill("b", 4, 4.1), skill("c", 4, null), skill("a", 4.4, 2.9), skill("d", 3, 4.2)];
  expect(ids(sortSkills(skills, "gap", byName))).toEqual(["a", "d", "b", "c"]);
  expect(ids(sortSkills(skills, "name", byName))).toEqual(["a", "b", "c", "d"]);
  expect(ids(sortSkills(skills, "others", byName))).toEqual(["d", "b", "a", "c"]);
});

test("a gap makes a sentence only when it is notable", () => {
  const quiet = skill("a", 4.4, 2.9, { state: "inconclusive" });
  const notable = skill("b", 3, 4, { state: "notable" });
  expect(largestGap([quiet, notable])?.id).toBe("b");
  expect(largestGap([quiet])).toBeNull();
});

test("a skill is « en tête » only when nobody places another one higher", () => {
  const [best, other] = [skill("a", 4.5, 4.6), skill("b", 4.7, 4.1)];
  expect(isOnTop(best, [best, skill("c", 3, 3)])).toBe(true);
  expect(isOnTop(best, [best, other])).toBe(false);
});

test("the heat scale has five steps from 1 to 5, and none for what is hidden", () => {
  expect([1, 1.8, 2.6, 3.4, 4.2, 5].map((number) => heatStep(value(number)))).toEqual([0, 1, 2, 3, 4, 4]);
  expect(heatStep({ form: "band", from: 3, to: 4 })).toBe(3);
  expect(heatStep(masked)).toBeNull();
  expect(heatStep(null)).toBeNull();
});

test("the radar exists only for 3 to 8 skills and plots the very numbers of the table", () => {
  const groups = [group("self"), group("peer")];
  const skills = [skill("a", 4, 3), skill("b", 3.5, null), skill("c", 2, 4.5)];
  expect(radarOf({ skills: skills.slice(1), groups })).toBeNull();
  expect(radarOf({ skills: Array.from({ length: 9 }, (_, i) => skill(`${i}`, 3, 3)), groups })).toBeNull();
  const radar = radarOf({ skills, groups });
  expect(radar?.series).toEqual([
    { group: "self", values: [4, 3.5, 2] },
    { group: "peer", values: [3, null, 4.5] },
  ]);
});

test("a group that shows no number has no outline on the radar", () => {
  const skills = [skill("a", 4, null), skill("b", 3, null), skill("c", 2, null)];
  const radar = radarOf({ skills, groups: [group("self"), group("peer", false)] });
  expect(radar?.series.map((series) => series.group)).toEqual(["self"]);
});

test("the first axis points up, the outline breaks where a number is hidden", () => {
  expect(radarPoint(0, 4, 10).y).toBeCloseTo(-10);
  expect(radarPoint(1, 4, 10).x).toBeCloseTo(10);
  const at = (axis: number, level: number) => radarPoint(axis, 4, level);
  expect(outlineOf([1, 2, 3, 4], at)).toHaveLength(4);
  expect(outlineOf([1, null, 3, 4], at)).toHaveLength(2);
});

test("what is hidden is explained once per group: everywhere, or in the skills concerned", () => {
  const skills = [skill("a", 4, 3), skill("b", 4, null)];
  expect(
    maskingsOf({ skills, groups: [group("self"), group("peer")] }).map((each) => ids(each.skills)),
  ).toEqual([["b"]]);
  expect(maskingsOf({ skills, groups: [group("self"), group("peer", false)] })).toEqual([
    { group: "peer", skills: [] },
  ]);
  expect(maskingsOf({ skills: [skill("a", 4, 3)], groups: [group("self"), group("peer")] })).toEqual([]);
});

test("« seul votre regard » is said when others were asked and none can be shown, not to a self-evaluation", () => {
  expect(isOnlySelf({ groups: [group("self"), group("peer", false)] })).toBe(true);
  expect(isOnlySelf({ groups: [group("self"), group("peer")] })).toBe(false);
  expect(isOnlySelf({ groups: [group("self")] })).toBe(false);
});

const nobody = { self: null, manager: null, peer: null, direct_report: null };
const item = (more: Partial<ItemResult>): ItemResult => ({
  position: 0,
  dimension: "skill",
  type: "star_rating",
  text: { fr: "", en: null },
  options: [],
  skillId: null,
  sourceId: null,
  cells: null,
  others: null,
  othersOf: [],
  gap: null,
  state: null,
  tag: null,
  distributions: { peer: null, direct_report: null },
  choices: nobody,
  answers: nobody,
  comments: nobody,
  ...more,
});

test("every comment carries its group and nothing else, in the order of the snapshot", () => {
  const comments = { ...nobody, manager: ["un"], peer: ["deux", "trois"] };
  expect(writingsOf(item({ comments })).map((writing) => [writing.group, writing.words])).toEqual([
    ["manager", "un"],
    ["peer", "deux"],
    ["peer", "trois"],
  ]);
});

test("no question disappears: what has no skill and no heat table keeps a place", () => {
  const items = [
    item({ position: 0, skillId: "a" }),
    item({ position: 1, type: "text" }),
    item({ position: 2, skillId: "gone" }),
    item({ position: 3, dimension: "value" }),
    item({ position: 4, dimension: "value", type: "text" }),
  ];
  const rest = remainingItems({ items, skills: [skill("a", 4, 4)] });
  expect(rest.map(({ position }) => position)).toEqual([1, 2, 4]);
});
