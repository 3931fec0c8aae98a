import { expect, test } from "vitest";
import type { Gap, GroupMeans, ItemResult, MeanCell, SkillResult } from "#disclosure/contract.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";
import {
  listAllWritings,
  findClearestGap,
  computeDistance,
  isSurelyLargest,
  listMaskings,
  whyNoMean,
  listRemainingItems,
  sayApproximate,
  sayCell,
  sayGap,
  whyNoFigure,
  sortSkills,
  resolveShownViews,
} from "./presentation.ts";

const questions = { used: 3, asked: 3 };
const value = (number: number): MeanCell => ({ form: "value", value: number, n: 5, questions });
const between = (from: number, to: number) => ({ form: "interval", from, to }) as const;
const masked: MeanCell = { form: "masked", reason: "not_enough_answers" };
const noGroups = { self: null, manager: null, peer: null, direct_report: null };
const none: GroupMeans = { self: null, manager: null, peer: null, direct_report: null };

function skill(
  id: string,
  self: number,
  others: number | null,
  more: Partial<SkillResult> = {},
): SkillResult {
  const gap: Gap | null =
    others === null ? null : { form: "value", value: Math.round((others - self) * 10) / 10 };
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
    mostlyManager: false,
    joint: null,
    comments: noGroups,
    ...more,
  };
}
const group = (name: "self" | "peer" | "manager", shown = true) => ({
  group: name,
  invited: 5,
  answered: shown ? 5 : name === "peer" ? null : 0,
  shown,
});
const byName = (a: SkillResult, b: SkillResult) => (a.id < b.id ? -1 : 1);
const ids = (skills: readonly SkillResult[]) => skills.map(({ id }) => id);

test("a cell is written in the words of the report, whatever its form", () => {
  expect(sayCell("fr", fr.cells, value(3.9), "masked")).toBe("3,9");
  expect(sayCell("en", fr.cells, value(4), "masked")).toBe("4.0");
  expect(sayCell("fr", fr.cells, { form: "band", from: 3, to: 4 }, "masked")).toBe("entre 3 et 4");
  expect(sayCell("fr", fr.cells, { form: "value", value: 4.5, n: 5, end: "high" }, "masked")).toBe(
    "4,5 et plus",
  );
  const approximate = { ...value(4.4), approximate: { from: 4.3, to: 4.5 } } as MeanCell;
  expect(sayCell("fr", fr.cells, approximate, "masked")).toBe("env.\u00A04,4");
  expect(sayCell("en", en.cells, approximate, "masked")).toBe("about\u00A04.4");
  expect(sayApproximate("fr", fr.cells, approximate)).toBe("entre 4,3 et 4,5");
  expect(sayApproximate("fr", fr.cells, value(4.4))).toBe("");
  expect(sayCell("fr", fr.cells, { form: "value", value: 1.5, n: 5, end: "low" }, "masked")).toBe(
    "1,5 et moins",
  );
  expect(sayCell("fr", fr.cells, null, "masked")).toBe("");
});

test.each([
  ["masked", "masqué"],
  ["noAnswer", "sans réponse"],
  ["tooFewQuestions", "trop peu de questions"],
] as const)("what shows no figure says why: %s", (silence, words) => {
  expect(sayCell("fr", fr.cells, masked, silence)).toBe(words);
});

test("a protected group is hidden, as is what another report uncovers; a manager or the person gave no answer", () => {
  const groups = [group("self"), { ...group("manager"), shown: false }, group("peer")];
  expect(groups.map((each) => whyNoFigure({ groups }, each.group))).toEqual(["noAnswer", "masked", "masked"]);
  expect(whyNoFigure({ groups: [group("manager")] }, "manager")).toBe("noAnswer");
  expect(whyNoFigure({ groups: [group("manager", false)] }, "manager")).toBe("noAnswer");
});

test("a mean of which a question is shown lacks questions, not answers", () => {
  const answered = { ...noGroups, self: value(4), peer: { form: "band", from: 3, to: 4 } as const };
  const asked = { positions: [0, 1] };
  const groups = [group("self"), group("manager"), group("peer")];
  const silences = (...cells: (ItemResult["cells"] | typeof answered)[]) => {
    const items = cells.map((each, position) => item({ position, cells: each as ItemResult["cells"] }));
    return (["self", "manager", "peer"] as const).map((each) => whyNoMean({ groups, items }, asked, each));
  };
  const hidden = { ...noGroups, self: masked, manager: masked, peer: masked } as ItemResult["cells"];
  expect(silences(answered, null)).toEqual(["tooFewQuestions", "noAnswer", "tooFewQuestions"]);
  expect(silences(hidden, hidden)).toEqual(["noAnswer", "noAnswer", "masked"]);
  expect(silences(null, null)).toEqual(["tooFewQuestions", "tooFewQuestions", "tooFewQuestions"]);
  // What another skill shows does not affect this one.
  expect(silences(hidden, null, answered)).toEqual(["noAnswer", "noAnswer", "masked"]);
});

test("an interval is written in words, with as many decimals as it has", () => {
  const cell = { ...between(3.5, 4), n: 3, questions };
  expect(sayCell("fr", fr.cells, cell, "masked")).toBe("entre 3,5 et 4");
});

test("a gap carries its sign, an interval at both ends", () => {
  expect(sayGap("fr", fr.cells, { form: "value", value: -1.5 })).toBe("−1,5");
  expect(sayGap("fr", fr.cells, between(-0.5, 0))).toBe("entre −0,5 et 0,0");
});

test("skills are sorted by the size of the gap, by name or by the others; what has none comes last", () => {
  const skills = [skill("b", 4, 4.1), skill("c", 4, null), skill("a", 4.4, 2.9), skill("d", 3, 4.2)];
  expect(ids(sortSkills(skills, "gap", byName))).toEqual(["a", "d", "b", "c"]);
  expect(ids(sortSkills(skills, "name", byName))).toEqual(["a", "b", "c", "d"]);
  expect(ids(sortSkills(skills, "others", byName))).toEqual(["d", "b", "a", "c"]);
});

test("skills are sorted by what is certain of their gaps", () => {
  const wide = skill("wide", 3, 4, { gap: between(0.4, 2) });
  expect(ids(sortSkills([wide, skill("sure", 3, 3.6)], "gap", byName))).toEqual(["sure", "wide"]);
});

test("a gap makes a sentence only when it is notable, and is the largest only when that is certain", () => {
  const quiet = skill("a", 4.4, 2.9, { state: "inconclusive" });
  const notable = skill("b", 3, 4, { state: "notable" });
  expect(findClearestGap([quiet, notable])?.id).toBe("b");
  expect(findClearestGap([quiet])).toBeNull();
  expect(isSurelyLargest(notable, [notable, skill("c", 3, 3.5)])).toBe(true);
  expect(isSurelyLargest(notable, [notable, skill("c", 3, 3.5, { gap: between(0.2, 1) })])).toBe(false);
  // Alone, or beside a skill without a gap, it is not surely the largest.
  expect(isSurelyLargest(notable, [notable])).toBe(false);
  expect(isSurelyLargest(notable, [notable, skill("c", 3, 3.5), skill("d", 3, null)])).toBe(false);
});

test("the line from self goes to the others, or to the nearest they may be", () => {
  const to = (from: number, high: number) =>
    computeDistance({ cells: { ...none, self: value(3) }, others: { ...between(from, high), n: 5 } });
  expect(computeDistance(skill("a", 3, 4))).toEqual({ from: 3, to: 4 });
  expect(to(3.5, 4)).toEqual({ from: 3, to: 3.5 });
  expect(to(2, 2.5)).toEqual({ from: 3, to: 2.5 });
  expect(to(2.5, 3.5)).toBeNull();
});

test("what is hidden is explained once per group: everywhere, or in the skills concerned", () => {
  const skills = [skill("a", 4, 3), skill("b", 4, null, { positions: [1] })];
  const cells = { ...noGroups, self: value(4), peer: masked } as ItemResult["cells"];
  const items = [item({ position: 1, cells })];
  expect(
    listMaskings({ skills, items, groups: [group("self"), group("peer")] }).map((each) => ids(each.skills)),
  ).toEqual([["b"]]);
  expect(listMaskings({ skills, items, groups: [group("self"), group("peer", false)] })).toEqual([
    { group: "peer", isWhole: true, skills: [] },
  ]);
  expect(listMaskings({ skills: [skill("a", 4, 3)], items, groups: [group("self"), group("peer")] })).toEqual(
    [],
  );
});

const shownViews = (groups: Parameters<typeof resolveShownViews>[0]["groups"]) =>
  resolveShownViews({ groups, items: [] });

test("« seul votre regard » is said when others were asked and none can be shown, not to a self-evaluation", () => {
  expect(shownViews([group("self"), group("peer", false)])).toBe("only_self");
  expect(shownViews([group("self"), group("peer")])).toBe("asked");
  expect(shownViews([group("self")])).toBe("asked");
});

test("a report in which not even the person answered shows nobody’s view, and never says it shows theirs", () => {
  expect(shownViews([group("self", false), group("peer", false)])).toBe("none");
  expect(shownViews([group("self", false)])).toBe("none");
  expect(shownViews([group("peer", false)])).toBe("none");
  expect(shownViews([group("self", false), group("manager")])).toBe("asked");
});

const item = (more: Partial<ItemResult>): ItemResult => ({
  position: 0,
  dimension: "skill",
  type: "star_rating",
  text: { fr: "", en: null },
  options: [],
  skillId: null,
  sourceId: null,
  cells: null,
  joint: null,
  others: null,
  othersOf: [],
  gap: null,
  state: null,
  tag: null,
  mostlyManager: false,
  gaps: { manager: null, peer: null, direct_report: null, joint: null },
  distributions: { peer: null, direct_report: null },
  choices: noGroups,
  answers: noGroups,
  comments: noGroups,
  ...more,
});

test("every comment carries its group and nothing else, in the order of the snapshot, what is pooled last", () => {
  const items = [item({ comments: { ...noGroups, manager: ["un"], peer: ["deux", "trois"] } })];
  const skills = [skill("a", 4, 4, { comments: { ...noGroups, peer: ["quatre"] } })];
  const all = listAllWritings({ items, skills, comments: { ...noGroups, peer: ["cinq"] } });
  expect(all.map((writing) => [writing.place.id, writing.group, writing.words])).toEqual([
    ["question-0", "manager", "un"],
    ["question-0", "peer", "deux"],
    ["question-0", "peer", "trois"],
    ["skill-a", "peer", "quatre"],
    ["group", "peer", "cinq"],
  ]);
});

test("no question disappears: what has no skill and no section of its own keeps a place", () => {
  const items = [
    item({ position: 0, skillId: "a" }),
    item({ position: 1, type: "text" }),
    item({ position: 2, skillId: "gone" }),
    item({ position: 3, dimension: "value" }),
    item({ position: 4, dimension: "value", type: "text" }),
  ];
  const rest = listRemainingItems({ items, skills: [skill("a", 4, 4)] });
  expect(rest.map(({ position }) => position)).toEqual([1, 2, 4]);
});
