import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import type { Gap, GroupCells, GroupGap, GroupMeans, MeanCell } from "#disclosure/contract.ts";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import { en as evaluations } from "#evaluations/texts.en.ts";
import { makeTypesetter } from "#platform/server/typesetting/typesetter.ts";
import { findCompiler } from "#platform/server/typesetting/typst.ts";
import { noteFigure, proving, rounds } from "#platform/testing/proof.ts";
import { formatDay, formatGap, formatNumber, formatScore } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { Report } from "../../contract.ts";
import type { Since } from "../../contract/since.ts";
import { standardLayout } from "../../rules/layout.ts";
import { sortSkills } from "../../rules/presentation.ts";
import { compareReports } from "../../rules/since/compareReports.ts";
import { anyReport } from "../../testing/anyReport.ts";
import { selectCoveringReports } from "../../testing/coveringReports.ts";
import { readPdf } from "#platform/testing/readPdf.ts";
import { sampleReport } from "../../testing/sampleReport.ts";
import { en as texts } from "../../texts.en.ts";
import { buildPdfContent } from "./content.ts";
import { makePdf } from "./makePdf.ts";
import { en as own } from "./texts.en.ts";

const groups = ["self", "manager", "peer", "direct_report"] as const;
const { scaleWords } = evaluations;

/** How cells read, written here independently of the texts of the PDF. */
function buildWords(language: Language, isSubject: boolean) {
  const isFrench = language === "fr";
  const ending = isFrench ? { high: " et plus", low: " et moins" } : { high: " or more", low: " or less" };
  const about = isFrench ? "env. " : "about ";
  const score = (value: number) => formatScore(language, value);
  const between = (low: string, high: string) =>
    isFrench ? `entre ${low} et ${high}` : `between ${low} and ${high}`;
  const onOneLine = (low: string, high: string) => (isFrench ? `${low} à ${high}` : `${low} to ${high}`);
  const sized = (gap: Gap) =>
    gap.form === "value"
      ? formatGap(language, gap.value)
      : onOneLine(formatGap(language, gap.from), formatGap(language, gap.to));
  return {
    say: ({ fr, en }: { fr: string; en: string | null }) => (isFrench ? fr : (en ?? fr)),
    labels: isFrench
      ? [isSubject ? "Vous" : "Soi", "Gestionnaire", "Collègues", "Personnes supervisées"]
      : [isSubject ? "You" : "Self", "Manager", "Colleagues", "Direct reports"],
    cell(cell: (GroupCells | GroupMeans)[Group]): string {
      if (cell?.form === "value")
        return (cell.approximate ? about : "") + score(cell.value) + (cell.end ? ending[cell.end] : "");
      if (!cell || cell.form === "masked") return isFrench ? "masqué" : "hidden";
      return onOneLine(formatNumber(language, cell.from), formatNumber(language, cell.to));
    },
    /** What a mean rests on where it is not every answer to every question, in brackets behind it. */
    basis(mean: MeanCell | null, group: Group, answered: number | null): string {
      if (!mean || mean.form === "masked") return "";
      const { used, asked } = mean.questions;
      const isApproximate = mean.form === "value" && mean.approximate;
      if (!isApproximate && used === asked && mean.n === answered) return "";
      const answers = isFrench ? "réponse" : "answer";
      const people = group === "self" ? [] : [`${mean.n} ${answers}${mean.n > 1 ? "s" : ""}`];
      const all = isFrench ? `sur ${used} de ${asked} questions` : `on ${used} of ${asked} questions`;
      const restsOn = [...people, ...(used < asked ? [all] : [])].join(", ");
      const { from, to } = (mean.form === "value" && mean.approximate) || { from: 0, to: 0 };
      const middle = to > 0 ? between(formatNumber(language, from), formatNumber(language, to)) : "";
      const parts = [middle, restsOn].filter(Boolean);
      return parts.length > 0 ? ` (${parts.join(" · ")})` : "";
    },
    /** The gap of a group at a question, under its words. */
    beside(group: string, gap: GroupGap | null): string[] {
      if (!gap || gap.state === "none") return [];
      const doubt = isFrench ? "non concluant" : "inconclusive";
      return [`${group} ${sized(gap.gap)}${gap.state === "notable" ? "" : `, ${doubt}`}`];
    },
    gap: isFrench ? "Écart" : "Gap",
  };
}

const failures: string[] = [];
const typesetter = makeTypesetter({
  entry: new URL("../../../platform/server/typesetting/worker.ts", import.meta.url),
  onFailure: (failure) => failures.push(failure),
});
afterAll(() => typesetter.stop());
const reader = { companyId: "company", personId: "person" };

async function printed(
  report: Report,
  language: Language = "fr",
  more: Pick<Parameters<typeof makePdf>[0], "since" | "notes"> = {},
) {
  const file = await makePdf({ report, language, today: "2026-11-21", reader, ...more }, typesetter);
  const pdf = new Uint8Array(await file.arrayBuffer());
  return { pdf, ...readPdf(pdf) };
}
const sizes = [
  {},
  { peers: 2, directReports: 4 },
  { peers: 9, directReports: 7, managers: 2 },
  { peers: 3, managers: 0 },
  { peers: 0, managers: 0 },
  { peers: 1, managers: 0, directReports: 1 },
];
/** « 3,9 », « −1,5 », « 40 »: as they are read aloud. */
const figuresIn = (text: string) => text.match(/[+−]?\d+(?:[.,]\d+)?/g) ?? [];

/**
 * What may be read as a figure, taken from the snapshot itself and not from the code that prints it. Ids and dates give
 * none: where dates and numbers of pages stand is known, and `spoken` takes them away.
 */
function collectFigures({ snapshot, ...above }: Report, language: Language): Set<string> {
  const known = new Set<string>();
  const walk = (value: unknown, key = ""): void => {
    if (typeof value === "number") {
      if (key === "value" || key === "low" || key === "high") known.add(formatScore(language, value));
      // A gap is the only figure with a sign.
      if (["value", "from", "to"].includes(key)) known.add(formatGap(language, value));
      known.add(formatNumber(language, value));
    } else if (typeof value === "string") {
      if (!isIdOrDate(value)) for (const figure of figuresIn(value)) known.add(figure);
    } else if (value && typeof value === "object")
      for (const [name, each] of Object.entries(value)) walk(each, Array.isArray(value) ? key : name);
  };
  walk(snapshot);
  walk(above);
  // How wide a middle may be, the axes, and the ends of a scale in the explanations.
  known.add(formatScore(language, 0.2));
  for (const fixed of ["1", "2", "3", "4", "5"]) known.add(fixed);
  return known;
}
const skillsTitle = (language: Language) => (language === "fr" ? "Par compétence" : "Skill by skill");
const isIdOrDate = (text: string) => /^[0-9a-f-]{36}$|^\d{4}-\d\d-\d\d/.test(text);

/** The text without numbers that are no figures: of pages, in dates, in the name of the product's report. */
function spoken(text: string, { launchedOn, releasedOn }: Report, language: Language, pages: number): string {
  const feet = text.match(/(?:page) \d+ (?:de|of) \d+/g) ?? [];
  expect(feet).toHaveLength(pages);
  const days = [launchedOn, releasedOn ?? "", "2026-11-21"].filter(Boolean);
  return days
    .reduce((left, day) => left.replaceAll(formatDay(language, day), ""), text)
    .replaceAll(/(?:page) \d+ (?:de|of) \d+/g, "")
    .replaceAll(/(?:\. ){3,}\u2060?\d+/g, "")
    .replaceAll(/\b360\b/g, "");
}

describe.skipIf(!findCompiler())("the report on paper", () => {
  test("comes of every shape of report, in both languages", { timeout: 1_200_000 }, async () => {
    // That every report has the same keys, content.test.ts holds. The short form typesets those that take every branch.
    const buildContent = (report: Report) =>
      buildPdfContent({ report, language: "en", today: "2026-11-21", texts, own, scaleWords });
    const covering = selectCoveringReports(300, 28, buildContent);
    expect(covering.traits).toBeGreaterThan(200);
    let made = 0;
    const typeset = async (report: Report) => {
      for (const language of ["fr", "en"] as const) {
        const file = await makePdf({ report, language, today: "2026-11-21", reader }, typesetter);
        expect(file.size).toBeGreaterThan(10_000);
        made += 1;
      }
    };
    if (proving) await fc.assert(fc.asyncProperty(anyReport, typeset), { numRuns: 300 });
    else for (const report of covering.reports) await typeset(report);
    noteFigure({
      name: "Random reports of every shape that have a PDF, in both languages",
      measured: `${made} of ${proving ? 600 : covering.reports.length * 2}`,
      asked: "all",
    });
  });

  test.each([1, 2, 3, 4, 5])("comes of a report stored by version %i of the calculation", async (version) => {
    const stored = new URL(`../../../disclosure/testing/fixtures/snapshot-v${version}.json`, import.meta.url);
    const snapshot = readStoredSnapshot(JSON.parse(readFileSync(stored, "utf8")));
    for (const language of ["fr", "en"] as const)
      expect((await printed({ ...sampleReport(), snapshot }, language)).pages).toBeGreaterThan(1);
  });

  test("shows no figure that is not in the snapshot, in both languages", { timeout: 600_000 }, async () => {
    const count = rounds({ short: 6, long: 200 });
    let read = 0;
    for (let seed = 1; seed <= count; seed += 1)
      for (const language of ["fr", "en"] as const) {
        const report = sampleReport({ ...sizes[seed % sizes.length], seed, isSubject: seed % 2 === 0 });
        const { text, pages } = await printed(report, language);
        const known = collectFigures(report, language);
        const figures = figuresIn(spoken(text, report, language, pages));
        read += figures.length;
        expect(figures.filter((figure) => !known.has(figure))).toEqual([]);
      }
    expect(read).toBeGreaterThan(count * 100);
    noteFigure({
      name: `Figures read in ${count * 2} PDFs that their snapshot does not hold`,
      measured: `0 of ${read}`,
      asked: "0",
    });
  });

  test("shows every cell of every skill, question and value in its place, in the words of the screen, and no other", async () => {
    for (const language of ["fr", "en"] as const)
      for (const [seed, peers] of [
        [1, 2],
        [2, 4],
        [3, 6],
        [4, 9],
      ] as const) {
        const report = sampleReport({ seed, peers, directReports: 8 });
        const { cells: flat } = await printed(report, language);
        const { skills, items, values, groups: asked } = report.snapshot;
        const { say, cell, labels, basis, beside, gap } = buildWords(language, report.isSubject);
        const shown = groups.filter((group) => asked.find((each) => each.group === group)?.shown);
        const label = (group: Group) => labels[groups.indexOf(group)] ?? "";
        const formatCells = (cells: GroupCells) => shown.map((group) => cell(cells[group])).join(" ");
        const listChapter = ({ id, cells: means }: (typeof skills)[number]) => [
          ...shown.map((group) => {
            const answered = asked.find((each) => each.group === group)?.answered ?? null;
            return `${label(group)} ${cell(means[group])}${basis(means[group], group, answered)}`;
          }),
          ...items.flatMap(({ skillId, text, cells: own, gaps, distributions }) => {
            if (skillId !== id || !own) return [];
            const besides = shown.flatMap((group) =>
              group === "self" ? [] : beside(label(group), gaps[group]),
            );
            const counts = [distributions.peer, distributions.direct_report].flatMap((each) => each ?? []);
            return [
              [say(text), ...(besides.length > 0 ? [`${gap} ${besides.join(" · ")}`] : [])].join(" "),
              [...counts, formatCells(own)].join(" "),
            ];
          }),
        ];
        // Each skill with its questions in the order of the chart, then the values.
        const written = [
          ...sortSkills(skills, "gap", () => 0).flatMap(listChapter),
          ...items.flatMap(({ dimension, name, text, cells }) =>
            dimension === "value" && cells ? [`${name?.fr} ${text.fr} ${formatCells(cells)}`] : [],
          ),
        ];
        expect(values).not.toBeNull();
        let at = flat.lastIndexOf(skillsTitle(language));
        for (const row of written) {
          const found = flat.indexOf(row, at);
          expect(found, row).toBeGreaterThanOrEqual(at);
          at = found + row.length;
        }
        // How many answered is printed for groups that are shown, and for no other.
        for (const { group, shown: isShown, answered } of report.snapshot.groups) {
          const counts = new Set(flat.match(new RegExp(`${label(group)} \\((\\d+)\\)`, "g")) ?? []);
          expect([...counts]).toEqual(isShown && group !== "self" ? [`${label(group)} (${answered})`] : []);
        }
      }
  });

  test("is tagged for assistive technology: title, headings in order, tables with headings", async () => {
    for (const language of ["fr", "en"] as const) {
      const { info, structure, pdf } = await printed(sampleReport({ directReports: 8 }), language);
      expect(info).toMatch(/^Tagged:\s+yes$/m);
      expect(info).toMatch(/^Page size:\s+612 x 792 pts \(letter\)$/m);
      expect(info).toMatch(/^JavaScript:\s+no$/m);
      expect(info).toMatch(/^Title:\s+.+ · Camille Tremblay$/m);
      const levels = Array.from(structure.matchAll(/^\s*H(\d)/gm), ([, level]) => Number(level));
      expect(levels.length).toBeGreaterThan(20);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
      for (const part of ["Table", "TH", "TD", "BlockQuote", "Reference"])
        expect(structure).toMatch(new RegExp(`^\\s*${part}\\b`, "m"));
      const raw = Buffer.from(pdf).toString("latin1");
      expect(raw).toContain("<pdfuaid:part>1</pdfuaid:part>");
      expect(raw).toContain("/Outlines");
      expect(raw).toContain(`/Lang (${language}-CA)`);
    }
  });

  test("follows the layout of its launch: the order, the introduction, and nothing of what is left out", async () => {
    const layout = {
      sections: ["comments" as const, "values" as const],
      introduction: { fr: "Prenez votre temps.", en: null },
      showsLogo: true,
    };
    const { text } = await printed({ ...sampleReport({ directReports: 8 }), layout }, "en");
    const places = ["Prenez votre temps.", texts.comments.title, texts.values.title, texts.method.title].map(
      (part) => text.lastIndexOf(part),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).not.toContain(texts.views.title);
  });

  const compared = (report: Report, seed: number): Since => ({
    earlier: { evaluationId: report.evaluationId, name: "Bilan de printemps", releasedOn: "2026-05-15" },
    ...compareReports(sampleReport({ questions: 5, peers: 7, seed }).snapshot, report.snapshot, [
      "manager",
      "peer",
    ]),
  });

  test("takes at most eight sheets, and three more for forty comments, with six skills", async () => {
    const shapes = {
      "seven colleagues and four direct reports": { peers: 7, directReports: 4, talkative: 0.12 },
      "two colleagues": { peers: 2, talkative: 0.4 },
      "nobody but the person": { peers: 0, managers: 0 },
      "fifteen raters": { peers: 9, directReports: 5, talkative: 0.08 },
      "names of sixty characters": {
        peers: 7,
        talkative: 0.12,
        subject: { firstName: "Marie-Ève ".repeat(6), lastName: "Bélanger-Côté ".repeat(4) },
        name: "Bilan d’automne ".repeat(4),
      },
    };
    for (const [shape, wishes] of Object.entries(shapes)) {
      const report = sampleReport({ questions: 5, ...wishes });
      const since = compared(report, 3);
      expect(since.rows.length).toBeGreaterThan(0);
      const sections = standardLayout.sections.filter((id) => id !== "comments");
      for (const language of ["fr", "en"] as const) {
        const whole = await printed(report, language, { since });
        const bare = await printed({ ...report, layout: { ...standardLayout, sections } }, language, {
          since,
        });
        noteFigure({
          name: `Sheets of a report of six skills by ${shape}, ${language}`,
          measured: `${bare.pages}, with comments ${whole.pages}`,
          asked: "≤ 8, with comments ≤ 11",
        });
        expect(bare.pages, shape).toBeLessThanOrEqual(8);
        expect(whole.pages, shape).toBeLessThanOrEqual(11);
      }
    }
  });

  test("says what changed, and gives lines to write on or one’s own notes", async () => {
    const report = sampleReport({ questions: 5, peers: 7 });
    const notes = [{ question: "next_step" as const, revision: 1, words: "Déléguer le suivi.\n#panic(1)" }];
    const since = compared(report, 3);
    const { cells } = await printed(report, "fr", { since, notes });
    expect(cells).toContain("Depuis mai 2026");
    expect(cells).toContain("En mai 2026, puis maintenant");
    expect(cells).toContain("Déléguer le suivi. #panic(1)");
    expect((await printed(report)).cells).not.toContain("Depuis mai 2026");
  });

  test("shows what people wrote as they wrote it, whatever it looks like", async () => {
    const hostile = [
      '#panic("x")',
      "$x$ et $ 1/0 $",
      "*gras* _italique_ `code`",
      "\\ \\u{41} \\n",
      "= Titre",
      '#read("/etc/passwd") #import "x.typ"',
      "<b>@ref</b> <label>",
      "// commentaire /* fin */",
      '"}], "title": "autre',
      "{name} {value} {{}}",
      "Deux « guillemets » — et l’élision",
    ];
    const report = sampleReport({
      talkative: 0.9,
      comment: (index) => hostile[index % hostile.length] ?? "",
      subject: { firstName: "#emph[Zoé]", lastName: "$Côté$ *X*" },
      name: "= Bilan #1",
    });
    const { text } = await printed(report);
    const lines = text.split("\n").map((line) => line.trim());
    for (const words of hostile) expect(lines).toContain(words);
    expect(text).toContain("#emph[Zoé] $Côté$ *X*");
    expect(text).toContain("Rapport 360° · = Bilan #1");
  });

  test("no comment turns the direction of writing round", async () => {
    const turned = "Un \u202Eregard\u202C, \u2067le sien\u2069, \u200Fet la suite.";
    const report = sampleReport({ talkative: 0.4, comment: () => turned });
    const { text } = await printed(report);
    expect(text).toContain("Un regard, le sien, et la suite.");
    expect(text).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u);
  });

  test("keeps 4,000 signs without a space on the page, emoji, and the signs of other alphabets", async () => {
    const long = "Abcdefghij".repeat(400);
    const words = [long, "Bravo 👏👩‍🚀!", "שלום", "مرحبا", "Привет", "你好"];
    const report = sampleReport({ talkative: 0.4, comment: (index) => words[index % words.length] ?? "" });
    const { text, cells } = await printed(report);
    const foot =
      /Confidentiel · page \d+ de \d+ produit le 21 novembre 2026( Rapport 360° · Camille Tremblay)?/g;
    expect(cells.replaceAll(foot, "").replaceAll(/\s/g, "")).toContain(long);
    expect(text).toContain("Bravo 👏👩‍🚀!");
    expect(text).toContain("□ ; il se lit à l’écran".replace(" ;", ";"));
    for (const kept of ["שלום", "Привет"]) expect(text).toContain(kept);
    expect(text).not.toContain("你");
  });

  test("is the same to the byte for the same snapshot: it holds no hour and no chance", async () => {
    const report = sampleReport({ directReports: 4 });
    const [first, second] = [await printed(report), await printed(report)];
    expect(Buffer.from(first.pdf).equals(Buffer.from(second.pdf))).toBe(true);
    expect(Buffer.from(first.pdf).toString("latin1")).not.toMatch(/CreationDate|ModDate/);
  });

  test("never leaves what is said of all values alone on a sheet, wherever their table ends", async () => {
    const sample = sampleReport({ questions: 1, directReports: 4 });
    const { items } = sample.snapshot;
    const value = items.find(({ dimension }) => dimension === "value");
    if (!value) throw new Error("no value");
    const others = items.filter(({ dimension }) => dimension !== "value");
    const ends = new Set<string>();
    // More rows than half a sheet holds: one of these tables ends where a sheet does.
    for (let rows = 18; rows <= 26; rows += 1) {
      const snapshot = {
        ...sample.snapshot,
        items: [...others, ...Array.from({ length: rows }, () => value)],
      };
      const { text } = await printed({ ...sample, snapshot });
      const sheet = text.split("\f").find((one) => one.includes("Ensemble des valeurs"));
      const above = sheet?.split("Ensemble des valeurs")[0] ?? "";
      ends.add(above.includes("Valeurs\n") ? "begun" : "continued");
      expect(above, `${rows} values`).toContain(value.text.fr);
    }
    expect([...ends]).toEqual(["begun", "continued"]);
  });

  test("of a rater who writes two thousand paragraphs under each question stays a report", async () => {
    const report = sampleReport({ questions: 3 });
    for (const item of report.snapshot.items)
      item.comments = { ...item.comments, peer: Array.from({ length: 2000 }, () => "a") };
    const { pages, text } = await printed(report);
    expect(pages).toBeLessThan(150);
    expect(text).toContain("autres paragraphes se lisent à l’écran");
  });

  test("of a hundred comments and forty questions opens without fault", async () => {
    const report = sampleReport({ questions: 6, peers: 12, directReports: 9, managers: 2, talkative: 0.3 });
    expect(report.snapshot.items.length).toBeGreaterThanOrEqual(40);
    const comments = report.snapshot.items.flatMap(({ comments: by }) =>
      Object.values(by).flatMap((each) => each ?? []),
    );
    expect(comments.length).toBeGreaterThanOrEqual(100);
    const { pages } = await printed(report);
    expect(pages).toBeGreaterThan(8);
  });
});
