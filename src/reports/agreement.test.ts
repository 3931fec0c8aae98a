import fc from "fast-check";
import { expect, test } from "vitest";
import type { Snapshot } from "#disclosure/contract.ts";
import { computeSnapshot } from "#disclosure/rules/computeSnapshot.ts";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { ratedBy } from "#disclosure/testing/truth.ts";
import { columns } from "#disclosure/vocabulary.ts";
import { en as evaluationsEn } from "#evaluations/texts.en.ts";
import { fr as evaluationsFr } from "#evaluations/texts.fr.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { Report } from "./contract.ts";
import type { Topic } from "./rules/explain/figures.ts";
import { explainFigure, type ReportFigure } from "./rules/explain.ts";
import { buildReportWords } from "./rules/words.ts";
import { buildPdfContent } from "./server/pdf/content.ts";
import { en as ownEn } from "./server/pdf/texts.en.ts";
import { fr as ownFr } from "./server/pdf/texts.fr.ts";
import { anyReport } from "./testing/anyReport.ts";
import { sampleReport } from "./testing/sampleReport.ts";
import { en as textsEn } from "./texts.en.ts";
import { fr as textsFr } from "./texts.fr.ts";
import { describeFigure } from "./client/explain/describeFigure.ts";
import type { DescribedFigure } from "./client/explain/speech.ts";
import { en } from "./client/explain/texts.en.ts";
import { fr } from "./client/explain/texts.fr.ts";

const numRuns = rounds({ short: 40, long: 300 });
/** Half of any shape, half as people rate, by two to twelve people of each group, taken together where they may be. */
const reports: Report[] = [
  ...fc.sample(anyReport, { numRuns: numRuns / 2, seed: 360 }),
  ...Array.from({ length: numRuns / 2 }, (_, seed) => {
    const policy = createPolicy({ pooledSd: seed % 2 === 0 ? 0.6 : null, joins: true });
    const snapshot = computeSnapshot({ ...ratedBy(2 + (seed % 11), seed), policy });
    return { ...sampleReport(), snapshot };
  }),
];

const speak = {
  fr: {
    language: "fr" as const,
    texts: textsFr,
    own: ownFr,
    scaleWords: evaluationsFr.scaleWords,
    explained: fr,
  },
  en: {
    language: "en" as const,
    texts: textsEn,
    own: ownEn,
    scaleWords: evaluationsEn.scaleWords,
    explained: en,
  },
};

const otherColumns = columns.filter((column) => column !== "self");

/** Every figure of a report that can be explained. */
function listFigures({ skills, items, values, objectives }: Snapshot): ReportFigure[] {
  const topics = [...skills, values, objectives].filter((topic) => topic !== null);
  return [
    ...topics.flatMap((topic): ReportFigure[] => [
      ...columns.map((group) => ({ kind: "mean" as const, topic, group })),
      { kind: "others", topic },
      { kind: "gap", topic },
    ]),
    ...items.flatMap((item): ReportFigure[] => [
      ...columns.map((group) => ({ kind: "cell" as const, item, group })),
      ...otherColumns.map((group) => ({ kind: "itemGap" as const, item, group })),
    ]),
  ];
}

const describeAll = (report: Report, language: "fr" | "en") => {
  const { texts, explained } = speak[language];
  const words = buildReportWords({ report, language, texts });
  return listFigures(report.snapshot).map((figure) => ({
    figure,
    described: describeFigure(figure, { report, words, texts: explained }),
  }));
};

type PrintedCells = readonly { group: string; text: string }[];
const isCells = (data: unknown): data is PrintedCells =>
  Array.isArray(data) &&
  data.length > 0 &&
  data.every(
    (each: unknown) => each !== null && typeof each === "object" && "group" in each && "text" in each,
  );

const formatRow = (cells: PrintedCells) => cells.map(({ group, text }) => `${group} ${text}`).join("; ");

/** Every row of figures of the document, and every text of it, wherever they stand. */
function readPaper(report: Report, language: "fr" | "en") {
  const { texts, own, scaleWords } = speak[language];
  const found = { rows: new Set<string>(), texts: new Set<string>(), columns: new Set<string>() };
  const walk = (data: unknown) => {
    if (typeof data === "string") found.texts.add(data);
    if (isCells(data)) {
      found.rows.add(formatRow(data));
      for (const { group } of data) found.columns.add(group);
    }
    if (data !== null && typeof data === "object") for (const each of Object.values(data)) walk(each);
  };
  walk(buildPdfContent({ report, language, texts, own, scaleWords, today: "2026-11-26" }));
  return found;
}

test("screen, document, stored report and explanation print the same figure, and what follows is found to the digit", () => {
  const counts = { explained: 0, recomputed: 0, unshown: 0, rows: 0 };
  for (const report of reports) {
    // As it arrives in a browser.
    const read = Report.parse(JSON.parse(JSON.stringify(report)));
    const { snapshot } = read;
    const words = buildReportWords({ report: read, language: "fr", texts: textsFr });
    const paper = readPaper(read, "fr");
    const rows = new Map<object, { group: string; text: string }[]>();
    for (const { figure, described } of describeAll(read, "fr")) {
      const explanation = explainFigure(snapshot, figure);
      if (!explanation || !described) {
        expect(explanation).toBe(described);
        continue;
      }
      counts.explained += 1;
      if ("by" in explanation) {
        // A report of today follows from its cells, but for what rests on answers.
        expect(explanation.by).not.toBe("former");
        counts[explanation.by === "cells" ? "recomputed" : "unshown"] += 1;
      }
      if (figure.kind === "mean" || figure.kind === "cell") {
        const place = figure.kind === "mean" ? figure.topic : figure.item;
        rows.set(place, [...(rows.get(place) ?? []), { group: figure.group, text: described.printed }]);
      }
      if (figure.kind === "gap" && "id" in figure.topic) expect(paper.texts).toContain(described.printed);
      if (figure.kind === "others") expect(described.printed).toBe(words.values(figure.topic)["value"]);
    }
    for (const [place, cells] of rows) {
      // Values and objectives without a rated question have no section.
      const isPrinted =
        "position" in place ||
        snapshot.items.some((item) => item.cells && (place as Topic).positions.includes(item.position));
      if (!isPrinted) continue;
      counts.rows += 1;
      // A group that shows nothing anywhere has one sentence, and no column.
      expect(paper.rows).toContain(formatRow(cells.filter(({ group }) => paper.columns.has(group))));
    }
  }
  expect(Math.min(counts.recomputed, counts.unshown, counts.rows)).toBeGreaterThan(numRuns);
  noteFigure({
    name: "figures of random reports that agree on screen, on paper, as stored and explained",
    measured: `${counts.explained} of ${numRuns} reports, ${counts.recomputed} recomputed`,
    asked: "all, on 300 reports",
  });
});

/** A report that prints the same, with other numbers wherever the page prints none. */
function changeUnprinted(report: Report): Report {
  const items = report.snapshot.items.map((item) => ({
    ...item,
    others: null,
    othersOf: [],
    gap: null,
    state: null,
    tag: null,
    cells:
      item.cells &&
      Object.fromEntries(
        Object.entries(item.cells).map(([group, cell]) => [
          group,
          cell?.form === "value" ? { ...cell, n: cell.n + 3 } : cell,
        ]),
      ),
  }));
  return { ...report, snapshot: { ...report.snapshot, items } as Snapshot };
}

test("an explanation depends on nothing that the page does not print", () => {
  for (const report of reports) {
    const said = (one: Report) => describeAll(one, "fr").map(({ described }) => described);
    expect(said(changeUnprinted(report))).toEqual(said(report));
  }
});

test("what a group answered too little is explained alike whether 0, 1 or 2 answered", () => {
  for (const report of reports)
    for (const { figure, described } of describeAll(report, "fr")) {
      if (!described || explainFigure(report.snapshot, figure)?.kind !== "hidden") continue;
      // One paragraph, and no number but the threshold, how many to invite, and the questions that a mean takes.
      expect(described.steps).toHaveLength(1);
      const { k, minItemsPerMean } = report.snapshot.policy;
      const told = [k, k + 2, minItemsPerMean].map(String);
      for (const number of listNumbers(described)) expect(told).toContain(number);
    }
});

const listTexts = ({ steps }: DescribedFigure) =>
  steps.flatMap((step) =>
    "text" in step ? [step.text] : step.rows.map(({ value, note }) => `${value} ${note ?? ""}`),
  );
const listNumbers = (described: DescribedFigure) =>
  listTexts(described).flatMap((text) => text.match(/\d+(?:[.,]\d+)?/gu) ?? []);

test.each(["fr", "en"] as const)("no word is left unfilled, in %s", (language) => {
  for (const report of reports)
    for (const { described } of describeAll(report, language))
      for (const text of described ? listTexts(described) : []) {
        expect(text).not.toMatch(/[{}]|undefined|NaN|null/u);
        expect(text).not.toBe("");
      }
});
