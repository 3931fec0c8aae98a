import { expect, test } from "vitest";
import { closeSection, listFoldable, listOpenAtFirst, openSection } from "./folding.ts";
import { standardLayout } from "./layout.ts";
import type { SectionId } from "./sections.ts";

const ends = ["method", "openings"] as const;

test.each<[name: string, ids: SectionId[], foldable: SectionId[]]>([
  [
    "the essentials and the main chart never fold",
    [...standardLayout.sections, ...ends],
    ["behaviours", "values", "objectives", "comments", "since", "conversation", ...ends],
  ],
  ["wherever a layout puts them", ["comments", "views", "values", ...ends], ["values", ...ends]],
  ["nor does the first section, whichever it is", ["conversation", ...ends], [...ends]],
])("%s", (_name, ids, foldable) => {
  expect(listFoldable(ids)).toEqual(foldable);
});

test("what says what to do next is open where there is room, and nothing that folds is on a phone", () => {
  expect(listOpenAtFirst(false)).toContain("conversation");
  expect(listOpenAtFirst(true)).toEqual([]);
});

test("on a phone what opens closes the others; elsewhere it does not", () => {
  expect(openSection(["values"], "comments", true)).toEqual(["comments"]);
  expect(openSection(["values"], "comments", false)).toEqual(["values", "comments"]);
});

test("opening what is open, by a link or by J, closes nothing", () => {
  expect(openSection(["values", "comments"], "values", true)).toEqual(["values", "comments"]);
  expect(closeSection(["values", "comments"], "values")).toEqual(["comments"]);
});
