import { describe, expect, test } from "vitest";
import {
  findUnknown,
  isSame,
  mergeLibrary,
  offerLibrary,
  orderBySkill,
  toLibraryLine,
  whyNotAddEntry,
  type OurEntry,
} from "./library.ts";

const words = (fr: string, en: string | null = fr) => ({ fr, en });
const action = (key: string, skill: string, label = key): OurEntry & { kind: "action" } => ({
  kind: "action",
  key,
  content: { skill, kind: "exchange", label: words(label), detail: words("…") },
});
const course = (key: string, skills: string[]): OurEntry => ({
  kind: "course",
  key,
  content: { skills, format: "reading", hours: 2, title: words(key), detail: words("…") },
});
const model = (key: string, objectives: [skill: string, ...actions: string[]][]): OurEntry => ({
  kind: "model",
  key,
  content: {
    pillar: "leader",
    name: words(key),
    purpose: words("…"),
    objectives: objectives.map(([skill, ...actions]) => ({
      sentence: words("…"),
      measure: words("…"),
      skill,
      actions,
    })),
  },
});
const known = ["listening", "vision"].map((key) => ({ id: key, key, name: words(key) }));
const stored = (entry: OurEntry, facts = {}) => ({ ...entry, isArchived: false, version: 1, ...facts });
const offer = (...entries: OurEntry[]) => offerLibrary(mergeLibrary(entries, []), known);

describe("the library of a company", () => {
  const ours = [action("a", "listening"), action("b", "vision")];
  test.each([
    ["nothing stored: ours", [], ["a ours 0", "b ours 0"]],
    ["ours changed", [stored(action("a", "listening", "New"))], ["a changed 1", "b ours 0"]],
    [
      "ours archived, unchanged",
      [stored(action("b", "vision"), { isArchived: true, version: 3 })],
      ["a ours 0", "b ours 3"],
    ],
    ["one of its own, first", [stored(action("own", "vision"))], ["own own 1", "a ours 0", "b ours 0"]],
    [
      "a course of the same key is another entry",
      [stored(course("a", ["vision"]))],
      ["a own 1", "a ours 0", "b ours 0"],
    ],
  ])("%s", (_case, rows, expected) => {
    expect(mergeLibrary(ours, rows).map(({ key, source, version }) => `${key} ${source} ${version}`)).toEqual(
      expected,
    );
  });

  test("compares contents whatever the order of their fields", () => {
    expect(isSame({ a: 1, b: [{ c: null, d: 2 }] }, { b: [{ d: 2, c: null }], a: 1 })).toBe(true);
    expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(isSame({ a: null }, { a: {} })).toBe(false);
  });
});

describe("what is offered", () => {
  test.each([
    ["an action of a skill of the company", offer(action("a", "listening")), ["a"]],
    ["no action of a skill that it no longer has", offer(action("a", "gone")), []],
    ["a course with what is left of its skills", offer(course("c", ["gone", "vision"])), ["c"]],
    ["no course without any", offer(course("c", ["gone"])), []],
    ["no model without any", offer(model("m", [["gone"]])), []],
    [
      "nothing archived",
      offerLibrary(
        mergeLibrary([action("a", "vision")], [stored(action("a", "vision"), { isArchived: true })]),
        known,
      ),
      [],
    ],
  ])("%s", (_case, offered, expected) => {
    expect(offered.map(({ key }) => key)).toEqual(expected);
  });

  test("of a model, the objectives and actions that are offered themselves", () => {
    const entries = [
      action("a", "listening"),
      action("b", "gone"),
      action("archived", "listening"),
      model("m", [
        ["listening", "a", "b", "archived", "unknown"],
        ["gone", "a"],
      ]),
    ];
    const merged = mergeLibrary(entries, [stored(action("archived", "listening"), { isArchived: true })]);
    const offered = offerLibrary(merged, known).find(({ kind }) => kind === "model");
    expect(offered).toMatchObject({
      objectives: [{ skill: { id: "listening" }, actions: [{ key: "a", title: words("a") }] }],
    });
    expect(offered?.kind === "model" && offered.objectives).toHaveLength(1);
  });
});

test("entries stand by kind and by skill; one without a skill of the company comes last", () => {
  const lines = mergeLibrary(
    [course("c", ["vision"]), action("z", "gone"), action("y", "vision"), action("x", "listening")],
    [],
  ).map((entry) => toLibraryLine(entry, known));
  expect(orderBySkill(lines, ({ skills }) => skills, known).map(({ entry }) => entry.key)).toEqual([
    "x",
    "y",
    "z",
    "c",
  ]);
});

test.each([
  ["all of it in both languages", words("Écouter", "Listen"), true],
  ["a word without English", words("Écouter", null), false],
  ["an empty one", words("Écouter", ""), false],
])("a line says whether the entry is translated: %s", (_case, label, isTranslated) => {
  const entry = action("a", "vision");
  const content = { ...entry.content, label };
  expect(
    toLibraryLine({ ...entry, content, source: "own", isArchived: false, version: 1 }, known).isTranslated,
  ).toBe(isTranslated);
});

test.each([
  [action("a", "vision"), null],
  [action("a", "gone"), "skill"],
  [course("c", ["vision", "gone"]), "skill"],
  [model("m", [["vision", "a"]]), null],
  [model("m", [["vision", "b"]]), "actions"],
])("%j names nothing that the company does not have", (entry, expected) => {
  expect(findUnknown(entry, { skills: known, actions: ["a"] })).toBe(expected);
});

test.each([
  [499, null],
  [500, "too_many_library_entries"],
])("with %i entries stored, another one: %s", (count, expected) => {
  expect(whyNotAddEntry(count)).toBe(expected);
});
