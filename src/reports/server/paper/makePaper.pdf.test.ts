import { afterAll, describe, expect, test } from "vitest";
import { makeTypesetter } from "#platform/server/typesetting/typesetter.ts";
import { findCompiler } from "#platform/server/typesetting/typst.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { formatGap, formatNumber, formatScore, type Language } from "#platform/texts.ts";
import type { Report } from "../../contract.ts";
import { readPdf } from "../../testing/readPdf.ts";
import { sampleReport } from "../../testing/sampleReport.ts";
import { makePaper } from "./makePaper.ts";

const failures: string[] = [];
const typesetter = makeTypesetter({
  entry: new URL("../../../platform/server/typesetting/worker.ts", import.meta.url),
  onFailure: (failure) => failures.push(failure),
});
afterAll(() => typesetter.stop());

async function printed(report: Report, language: Language = "fr") {
  const file = await makePaper({ report, language, today: "2026-11-21" }, typesetter);
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
/** « 3,9 », « −1,5 », « 40 »: as somebody would read it out. */
const figuresIn = (text: string) => text.match(/[+−]?\d+(?:[.,]\d+)?/g) ?? [];

/** What may be read as a figure, taken from the snapshot itself and not from the code that prints it. */
function figuresOf({ snapshot, ...above }: Report, language: Language, pages: number): Set<string> {
  const known = new Set<string>();
  const walk = (value: unknown, key = ""): void => {
    if (typeof value === "number") {
      if (key === "value" || key === "low" || key === "high") known.add(formatScore(language, value));
      // A gap is the only figure with a sign.
      if (key === "value") known.add(formatGap(language, value));
      known.add(formatNumber(language, value));
    } else if (typeof value === "string") for (const figure of figuresIn(value)) known.add(figure);
    else if (value && typeof value === "object")
      for (const [name, each] of Object.entries(value)) walk(each, Array.isArray(value) ? key : name);
  };
  walk(snapshot);
  walk(above);
  // The axes, the name of the report, the pages, and the day, month and year of its dates.
  for (const fixed of ["1", "2", "3", "4", "5", "360", "20", "21", "2026"]) known.add(fixed);
  for (let page = 1; page <= pages; page += 1) known.add(String(page));
  return known;
}

describe.skipIf(!findCompiler())("the report on paper", () => {
  test("shows no figure that is not in the snapshot, in both languages", { timeout: 600_000 }, async () => {
    const count = rounds({ short: 6, long: 200 });
    let read = 0;
    for (let seed = 1; seed <= count; seed += 1)
      for (const language of ["fr", "en"] as const) {
        const report = sampleReport({ ...sizes[seed % sizes.length], seed, isSubject: seed % 2 === 0 });
        const { text, pages } = await printed(report, language);
        const known = figuresOf(report, language, pages);
        const figures = figuresIn(text);
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

  test("shows every cell of every skill, in its row, in the words of the screen", async () => {
    for (const [language, ending, hidden] of [
      ["fr", { high: " et plus", low: " et moins" }, "masqué"],
      ["en", { high: " or more", low: " or less" }, "hidden"],
    ] as const)
      for (const peers of [2, 6]) {
        const report = sampleReport({ peers, directReports: 8 });
        const { text } = await printed(report, language);
        const lines = text.split("\n").map((line) => line.trim().replace(/\s+/g, " "));
        for (const { name, cells } of report.snapshot.skills) {
          const row = (["self", "manager", "peer", "direct_report"] as const).map((group) => {
            const cell = cells[group];
            if (cell?.form !== "value") return hidden;
            return formatScore(language, cell.value) + (cell.end ? ending[cell.end] : "");
          });
          const own = language === "fr" ? name.fr : (name.en ?? name.fr);
          expect(lines).toContain(`${own} ${row.join(" ")}`);
        }
      }
  });

  test("is tagged for assistive technology: title, headings in order, tables with headings, a described drawing", async () => {
    for (const language of ["fr", "en"] as const) {
      const { info, structure, pdf } = await printed(sampleReport({ directReports: 8 }), language);
      expect(info).toMatch(/^Tagged:\s+yes$/m);
      expect(info).toMatch(/^Page size:\s+612 x 792 pts \(letter\)$/m);
      expect(info).toMatch(/^JavaScript:\s+no$/m);
      expect(info).toMatch(/^Title:\s+.+ · Camille Tremblay$/m);
      const levels = Array.from(structure.matchAll(/^\s*H(\d)/gm), ([, level]) => Number(level));
      expect(levels.length).toBeGreaterThan(20);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
      for (const part of ["Table", "TH", "TD", "Figure", "BlockQuote", "Reference"])
        expect(structure).toMatch(new RegExp(`^\\s*${part}\\b`, "m"));
      const raw = Buffer.from(pdf).toString("latin1");
      expect(raw).toContain("<pdfuaid:part>1</pdfuaid:part>");
      expect(raw).toContain("/Outlines");
      expect(raw).toContain(`/Lang (${language}-CA)`);
    }
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
    expect(text).toContain("Rapport 360 · = Bilan #1");
  });

  test("keeps 4,000 signs without a space on the page, emoji, and the signs of other alphabets", async () => {
    const long = "Abcdefghij".repeat(400);
    const words = [long, "Bravo 👏👩‍🚀!", "שלום", "مرحبا", "Привет", "你好"];
    const report = sampleReport({ talkative: 0.4, comment: (index) => words[index % words.length] ?? "" });
    const { text } = await printed(report);
    expect(text.replace(/\s|Confidentiel.*|Rapport 360.*/g, "")).toContain(long);
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

  test("of a hundred comments and forty questions opens without fault", async () => {
    const report = sampleReport({ questions: 6, peers: 12, directReports: 9, managers: 2, talkative: 0.3 });
    expect(report.snapshot.items.length).toBeGreaterThanOrEqual(40);
    const comments = report.snapshot.items.flatMap(({ comments: by }) =>
      Object.values(by).flatMap((each) => each ?? []),
    );
    expect(comments.length).toBeGreaterThanOrEqual(100);
    const { pages } = await printed(report);
    expect(pages).toBeGreaterThan(12);
  });
});
