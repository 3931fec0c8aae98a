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
import type { Since } from "./contract/since.ts";
import { listBehaviours, mergeBehaviours } from "./rules/behaviours.ts";
import { listShownColumns } from "./rules/emptyGroups.ts";
import type { Topic } from "./rules/explain/figures.ts";
import { explainChange } from "./rules/explain/changes.ts";
import { countQuestionRaters } from "./rules/explain/questionRaters.ts";
import { type ComparedReportFigure, explainFigure, type ReportFigure } from "./rules/explain.ts";
import { findQuotedWords } from "./rules/quotes.ts";
import { compareReports } from "./rules/since/compareReports.ts";
import { buildLanes, listLanes } from "./rules/lanes.ts";
import { buildStrip, buildTotalStrip } from "./rules/strips.ts";
import { buildReportWords } from "./rules/words.ts";
import { buildPdfContent } from "./server/pdf/content.ts";
import { en as ownEn } from "./server/pdf/texts.en.ts";
import { fr as ownFr } from "./server/pdf/texts.fr.ts";
import { anyReport } from "./testing/anyReport.ts";
import { readChangeNoise, readNoises, readSum } from "./testing/computeAsReader.ts";
import { sampleReport } from "./testing/sampleReport.ts";
import { en as textsEn } from "./texts.en.ts";
import { fr as textsFr } from "./texts.fr.ts";
import { describeFigure } from "./client/explain/describeFigure.ts";
import { comparedColumns } from "./vocabulary/since.ts";
import { groups } from "#weights/vocabulary.ts";
import type { DescribedFigure } from "#platform/ui/explain/explanation.ts";
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
      ...groups.map((group) => ({ kind: "counts" as const, item, group })),
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

const numbersIn = (text: string) => text.match(/[+−]?\d+(?:[.,]\d+)?/gu) ?? [];

/** A row of columns; « les autres » have their figure beside them in the main chart. */
const formatRow = (cells: PrintedCells) =>
  cells
    .filter(({ group }) => group !== "others")
    .map(({ group, text }) => `${group} ${text}`)
    .join("; ");

const buildContent = (report: Report, language: "fr" | "en", since: Since | null = null) => {
  const { texts, own, scaleWords } = speak[language];
  return buildPdfContent({ report, language, texts, own, scaleWords, today: "2026-11-26", since });
};

/** Every row of figures of the document, and every text of it, wherever they stand. */
function readPaper(report: Report, language: "fr" | "en") {
  const found = { rows: new Set<string>(), texts: new Set<string>() };
  const walk = (data: unknown) => {
    if (typeof data === "string") found.texts.add(data);
    if (isCells(data)) found.rows.add(formatRow(data));
    // What is printed on one line says the numbers of the words.
    if (data !== null && typeof data === "object" && "short" in data && "text" in data)
      expect(numbersIn(String(data.short))).toEqual(numbersIn(String(data.text)));
    if (data !== null && typeof data === "object") for (const each of Object.values(data)) walk(each);
  };
  walk(buildContent(report, language));
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
    const shown = new Set<string>(listShownColumns(snapshot));
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
      // A group that shows nothing anywhere has one sentence, and no column.
      const printed = cells.filter(({ group }) => shown.has(group));
      if (!isPrinted || printed.length === 0) continue;
      counts.rows += 1;
      expect(paper.rows).toContain(formatRow(printed));
    }
  }
  expect(Math.min(counts.recomputed, counts.unshown, counts.rows)).toBeGreaterThan(numRuns);
  noteFigure({
    name: "figures of random reports that agree on screen, on paper, as stored and explained",
    measured: `${counts.explained} of ${numRuns} reports, ${counts.recomputed} recomputed`,
    asked: "all, on 300 reports",
  });
});

/** Half of them quote the first paragraph of colleagues under a question of each point. */
function addQuotes({ snapshot, ...report }: Report, index: number): Report {
  if (index % 2 === 0) return { ...report, snapshot };
  const highlights = snapshot.highlights.map((highlight) => {
    const item = snapshot.items.find(
      ({ skillId, comments }) => skillId === highlight.skillId && comments.peer,
    );
    return item
      ? { ...highlight, quote: { group: "peer" as const, position: item.position, index: 0 } }
      : highlight;
  });
  return { ...report, snapshot: { ...snapshot, highlights } };
}

test("the document quotes what the report quotes, and ranks what the page ranks, by the figures of both", () => {
  const counts = { quotes: 0, ranked: 0 };
  const samples = Array.from({ length: 4 }, (_, seed) => sampleReport({ seed, talkative: 0.8 }));
  for (const report of [...reports, ...samples].map(addQuotes)) {
    const content = buildContent(report, "fr");
    const { snapshot } = report;
    for (const [index, highlight] of snapshot.highlights.entries()) {
      const quoted = findQuotedWords(snapshot, highlight);
      counts.quotes += quoted ? 1 : 0;
      const printed = content.essentials?.points[index]?.quote ?? null;
      expect(printed && { group: printed.group, words: printed.words }).toEqual(
        quoted && { group: quoted.group, words: `«\u00A0${quoted.words}\u00A0»` },
      );
    }
    const words = buildReportWords({ report, language: "fr", texts: textsFr });
    const proven = listBehaviours(snapshot);
    const ranked = (["highest", "lowest"] as const).flatMap((end) =>
      mergeBehaviours(proven, end).map(({ item, viewpoints }) => [
        item.text.fr,
        ...viewpoints.map((viewpoint) =>
          words.cell(
            viewpoint === "others" || viewpoint === "joint" ? item[viewpoint] : item.cells![viewpoint],
            "peer",
          ),
        ),
      ]),
    );
    counts.ranked += ranked.length;
    const printed = content.behaviours?.lists.flatMap(({ items }) => items) ?? [];
    expect(printed.map(({ text, figures }) => [text, ...figures.map((one) => one.text)])).toEqual(ranked);
  }
  expect(Math.min(counts.quotes, counts.ranked)).toBeGreaterThan(0);
});

/** Each report, against the next one as if that were earlier. */
const comparisons = reports.map((report, index) => {
  const past = reports[(index + 1) % reports.length]!;
  const groups = ["manager", "peer", "direct_report"] as const;
  const earlier = { evaluationId: past.evaluationId, name: past.name, releasedOn: "2026-05-15" };
  return { report, past, earlier, ...compareReports(past.snapshot, report.snapshot, groups) };
});

test("what the document compares with an earlier report are the figures of both", () => {
  let compared = 0;
  for (const { report, past, earlier, rows, withheld } of comparisons) {
    const printed = buildContent(report, "fr", { earlier, rows, withheld }).since;
    const [before, after] = [past, report].map((one) =>
      buildReportWords({ report: one, language: "fr", texts: textsFr }),
    );
    for (const [at, { kind, id, changes }] of rows.entries()) {
      const skill = report.snapshot.skills.find((one) => kind === "skill" && one.id === id);
      const same = past.snapshot.skills.filter((one) => one.name.fr === skill?.name.fr);
      if (!skill || same.length !== 1) continue;
      for (const { group, figures } of printed?.rows[at]?.changes ?? []) {
        const change = changes[group];
        // Means over other questions than those printed are in neither report.
        if (group === "others" || !change || change.questions) continue;
        compared += 1;
        expect(figures).toBe(`${before!.mean(same[0]!, group)} → ${after!.mean(skill, group)}`);
      }
    }
  }
  expect(compared).toBeGreaterThan(0);
});

test("beside each mark of the page stands the figure that its explanation explains, hidden ones too", () => {
  for (const report of reports) {
    const { snapshot } = report;
    const words = buildReportWords({ report, language: "fr", texts: textsFr });
    const lanes = listLanes(snapshot);
    const printed = [
      ...snapshot.skills.flatMap((topic) =>
        buildLanes(topic, lanes, snapshot, words).map(({ name, text }) => ({
          text,
          figure:
            name === "others"
              ? ({ kind: "others", topic } as const)
              : { kind: "mean" as const, topic, group: name },
        })),
      ),
      ...[snapshot.values, snapshot.objectives].flatMap((all) =>
        all ? buildTotalStrip(all, "", snapshot, words).cells : [],
      ),
      ...snapshot.items.flatMap((item) => buildStrip(item, snapshot, words)?.cells ?? []),
    ];
    for (const { figure, text } of printed)
      expect(describeFigure(figure, { report, words, texts: fr })?.printed ?? "").toBe(text);
  }
});

const error = 1e-9;
const floor = (value: number) => Math.floor(10 * value + error) / 10;
const ceil = (value: number) => 0 - floor(-value);
/** Half up, as the method rounds. */
const round = (value: number) => Math.floor(10 * value + 0.5 + error) / 10;

/** What a reader finds who rounds the results of the sums as the explanation says. */
function roundAsReader(
  { form, approximate }: { form: string; approximate?: unknown },
  results: readonly number[],
) {
  const [low, high] = [results[0] ?? Number.NaN, results.at(-1) ?? Number.NaN];
  if (form === "interval") return { from: floor(low), to: ceil(high) };
  return { value: round(approximate ? (low + high) / 2 : low) };
}

test("every sum gives what it says, and a reader who rounds it finds the figure that is printed", () => {
  let sums = 0;
  for (const report of reports)
    for (const { figure, described } of describeAll(report, "fr")) {
      const explanation = explainFigure(report.snapshot, figure);
      if (!described || !explanation) continue;
      const written = described.steps.flatMap((step) =>
        "rows" in step ? step.rows.flatMap(({ value }) => readSum(value) ?? []) : [],
      );
      for (const { computed, isExact, result, tolerance } of written) {
        sums += 1;
        const apart = Math.abs(computed - result);
        expect(apart).toBeLessThan((isExact ? 0 : tolerance) + error);
        if (!isExact) expect(apart).toBeGreaterThan(error);
      }
      for (const { computed, said, decimals } of listTexts(described).flatMap(readNoises))
        expect(Number(computed.toFixed(decimals))).toBe(said);
      if (written.length === 0 || !("by" in explanation) || explanation.by !== "cells") continue;
      const printed = explanation.kind === "gap" ? explanation.gap : explanation.cell;
      if ("end" in printed && printed.end) continue;
      const own = written.slice(explanation.kind === "gap" && printed.form === "value" ? -1 : -2);
      expect(printed).toMatchObject(
        roundAsReader(
          printed,
          own.map(({ result }) => result),
        ),
      );
    }
  expect(sums).toBeGreaterThan(numRuns);
});

/** With other numbers of people where neither report prints any. */
const changeUncounted = ({ row, ...figure }: ComparedReportFigure): ComparedReportFigure => {
  const changes = Object.entries(row.changes).map(([column, change]) => {
    if (row.kind !== "question" && !change.questions) return [column, change];
    const [past, now] = [change.past, change.now].map((one) =>
      one.form === "band" ? one : { ...one, n: one.n + 3 },
    );
    return [column, { ...change, past, now }];
  });
  return { ...figure, row: { ...row, changes: Object.fromEntries(changes) } };
};

test("every change is found again from what both reports print, its sums give what they say, and say what is printed", () => {
  const counts = { explained: 0, counted: 0, weighted: 0, uncounted: 0 };
  for (const { report, earlier, rows } of comparisons) {
    const { texts, explained } = speak.fr;
    const words = buildReportWords({ report, language: "fr", texts });
    const describe = (figure: ComparedReportFigure) =>
      describeFigure(figure, { report, words, texts: explained })!;
    for (const { row, column } of rows.flatMap((row) =>
      comparedColumns.filter((column) => row.changes[column]).map((column) => ({ row, column })),
    )) {
      const figure = { kind: "change" as const, row, column, earlier };
      const { by, change, noise } = explainChange(report.snapshot, row, column)!;
      expect(by).toBe("cells");
      counts.explained += 1;
      const described = describe(figure);
      expect(describe(changeUncounted(figure))).toEqual(described);
      const sums = described.steps.flatMap((step) =>
        "rows" in step ? step.rows.flatMap(({ value }) => readSum(value) ?? []) : [],
      );
      for (const { computed, result } of sums) expect(Math.abs(computed - result)).toBeLessThan(error);
      const results = sums.map(({ result }) => result);
      const own = change.change.form === "value" ? 1 : 2;
      expect(change.change).toMatchObject(roundAsReader(change.change, results.slice(0, own)));
      if (noise) counts[!noise.counted ? "uncounted" : column === "others" ? "weighted" : "counted"] += 1;
      if (!noise?.counted) continue;
      expect(change.within).toEqual(roundAsReader({ form: "interval" }, results.slice(own)));
      const [said, ...more] = listTexts(described).flatMap((text) => readChangeNoise(text) ?? []);
      expect([Number(said?.computed.toFixed(said.decimals)), more]).toEqual([said?.said, []]);
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  noteFigure({
    name: "changes between random reports that are found again, with their noise where both print how many answered",
    measured: `${counts.explained} of ${numRuns} pairs, ${counts.counted + counts.weighted} with their noise`,
    asked: "all, on 300 pairs",
  });
});

test("as many people answered a question as its explanation says", () => {
  const counts = { exact: 0, between: 0 };
  for (const { snapshot } of reports)
    for (const item of snapshot.items)
      for (const group of ["manager", "peer", "direct_report"] as const) {
        const cell = item.cells?.[group];
        if (cell?.form !== "value") continue;
        const { least, most } = countQuestionRaters(snapshot, item, group, cell);
        counts[least === most ? "exact" : "between"] += 1;
        expect(least).toBeLessThanOrEqual(cell.n);
        expect(most).toBeGreaterThanOrEqual(cell.n);
      }
  expect(Math.min(counts.exact, counts.between)).toBeGreaterThan(0);
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
  const { texts, explained } = speak[language];
  const changes = comparisons.flatMap(({ report, earlier, rows }) => {
    const words = buildReportWords({ report, language, texts });
    return rows.flatMap((row) =>
      comparedColumns.map((column) => ({
        described: describeFigure(
          { kind: "change", row, column, earlier },
          { report, words, texts: explained },
        ),
      })),
    );
  });
  for (const all of [changes, ...reports.map((report) => describeAll(report, language))])
    for (const { described } of all)
      for (const text of described ? listTexts(described) : []) {
        expect(text).not.toMatch(/[{}]|undefined|NaN|null/u);
        expect(text).not.toBe("");
      }
});
