import { expect, test } from "vitest";
import { standardLayout } from "../../rules/layout.ts";
import { en as reportsEn } from "../../texts.en.ts";
import { fr as reportsFr } from "../../texts.fr.ts";
import { layoutSections } from "../../vocabulary/layoutSections.ts";
import { listLines, listShown, toModelForm, toModelInput } from "./modelForm.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

test.each([
  [[...layoutSections]],
  [["comments", "views"] as const],
  [["conversation"] as const],
  [["views", "essentials", "since"] as const],
])("lines of a layout hold every section once, and give back %j", (shown) => {
  const lines = listLines(shown);
  expect(lines.map(({ id }) => id).toSorted()).toEqual([...layoutSections].toSorted());
  expect(listShown(lines)).toEqual(shown);
});

test("a hidden section stands where it does in the standard layout", () => {
  const lines = listLines(layoutSections.filter((id) => id !== "values" && id !== "essentials"));
  expect(lines.map(({ id }) => id)).toEqual(layoutSections);
});

test("the standard layout goes through the form unchanged; an introduction left empty is none", () => {
  const form = toModelForm({ name: "Un", layout: standardLayout });
  expect(toModelInput({ ...form, introduction: { fr: " ", en: "" } })).toEqual({
    name: "Un",
    layout: standardLayout,
  });
});

test("a section has the name that it has in the report", () => {
  for (const [own, report] of [
    [fr, reportsFr],
    [en, reportsEn],
  ] as const) {
    expect(layoutSections.map((id) => own.sections[id].name)).toEqual(
      layoutSections.map((id) => report.sections[id]),
    );
    expect(own.fixed.method).toBe(report.sections.method);
    expect(own.fixed.openings).toBe(report.sections.openings);
    expect(own.preview.report).toBe(report.title);
  }
});
