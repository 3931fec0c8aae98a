import { describe, expect, test } from "vitest";
import type { ReportLayout } from "../contract/layout.ts";
import { sampleReport } from "../testing/sampleReport.ts";
import { fr } from "../texts.fr.ts";
import { layoutSections } from "../vocabulary/layoutSections.ts";
import { removeComments, standardLayout, withSince } from "./layout.ts";
import { listAllWritings } from "./presentation.ts";
import { listSections } from "./sections.ts";
import { describeUnplacedNotes } from "./unplacedNotes.ts";
import { buildReportWords } from "./words.ts";

const layOut = (sections: ReportLayout["sections"], isSubject = true) => ({
  ...sampleReport({ peers: 2, isSubject }),
  layout: { ...standardLayout, sections },
});
const inWords = (sections: ReportLayout["sections"]) => {
  const report = layOut(sections);
  return describeUnplacedNotes(report, buildReportWords({ report, language: "fr", texts: fr }))?.value ?? "";
};
const without = (...left: ReportLayout["sections"]) => layoutSections.filter((id) => !left.includes(id));

describe("the sections of a report", () => {
  test("stand in the order of its layout, then method and who opened it", () => {
    expect(listSections(layOut(["comments", "values", "views"]))).toEqual([
      "comments",
      "values",
      "views",
      "method",
      "openings",
    ]);
  });

  test("end with method and openings even where the layout shows nothing that the report has", () => {
    expect(listSections(layOut(["objectives"]))).toEqual(["method", "openings"]);
    expect(listSections(layOut(["objectives"], false))).toEqual(["method"]);
  });
});

test("then and now come first in a report that is made to compare, unless the layout gives them a place", () => {
  const { sections, ...rest } = standardLayout;
  expect(withSince(standardLayout)).toBe(standardLayout);
  expect(withSince({ ...rest, sections: without("since") })).toEqual({
    ...rest,
    sections: ["since", ...sections.filter((id) => id !== "since")],
  });
});

describe("what is withheld, and why", () => {
  const masked = "Réponses des collègues masquées.";
  const withheld = fr.comments.leftOut.replace("{k}", "3");

  test("stands in its own place where the layout has one", () => {
    expect(inWords([...layoutSections])).toBe("");
  });

  test("stands in the method where the views are left out", () => {
    expect(inWords(without("views"))).toContain(masked);
    expect(inWords(without("views"))).not.toContain(withheld);
  });

  test("stands in the method where comments are left out", () => {
    expect(inWords(without("comments"))).toContain(withheld);
    expect(inWords(without("comments"))).not.toContain(masked);
  });
});

test("a report without comments holds no word of anybody, and every figure", () => {
  const { snapshot } = sampleReport({ talkative: 1 });
  const cut = removeComments(snapshot);
  expect(listAllWritings(snapshot).length).toBeGreaterThan(20);
  expect(listAllWritings(cut)).toEqual([]);
  expect(cut.highlights.map(({ quote }) => quote)).toEqual(cut.highlights.map(() => null));
  expect(cut.items.map(({ cells }) => cells)).toEqual(
    snapshot.items.filter(({ type }) => type !== "text").map(({ cells }) => cells),
  );
  expect(cut.skills.map(({ cells, gap, tag }) => ({ cells, gap, tag }))).toEqual(
    snapshot.skills.map(({ cells, gap, tag }) => ({ cells, gap, tag })),
  );
});
