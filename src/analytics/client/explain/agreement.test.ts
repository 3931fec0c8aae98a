import { expect, test } from "vitest";
import type { CutCell } from "#disclosure/contract/company.ts";
import { computeTrend, toTrendSide } from "#disclosure/rules/company/figures.ts";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { seeded } from "#disclosure/testing/build.ts";
import { rounds } from "#platform/testing/proof.ts";
import type { DescribedFigure } from "#platform/ui/explain/explanation.ts";
import { readChangeNoise, readSum } from "#reports/testing/computeAsReader.ts";
import type { Measure, TrendCell } from "../../contract/figures.ts";
import { findCutIndex } from "../../rules/contributionIndex.ts";
import { explainIndex } from "../../rules/explain/explainIndex.ts";
import { readTrend } from "../../rules/explain/explainTrend.ts";
import { describeCompanyFigure } from "./describeCompanyFigure.ts";
import { formatChange, sayTrend } from "./describeTrend.ts";
import type { CompanyFigure } from "./figures.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { formatCell, formatIndex, type Speech } from "./words.ts";

const seeds = Array.from({ length: rounds({ short: 150, long: 20_000 }) }, (_, seed) => seed + 1);
const speeches: Speech[] = [
  { language: "fr", texts: fr },
  { language: "en", texts: en },
];
const [french] = speeches as [Speech];
const cut = { name: null };
const listening: Measure = { key: "skill:1", name: { fr: "Écoute", en: "Listening" } };

function anyCell(random: () => number): CutCell {
  const people = 5 + Math.floor(random() * 40);
  const behind = random() < 0.2 ? { people, effective: Math.ceil(random() * (people - 1)) } : { people };
  const tenths = 10 + Math.floor(random() * 41);
  const form = random();
  if (form < 0.2) return { form: "masked" };
  if (form < 0.7) return { form: "value", value: tenths / 10, ...behind };
  return {
    form: "interval",
    from: tenths / 10,
    to: Math.min(50, tenths + 1 + Math.floor(random() * 9)) / 10,
    ...behind,
  };
}

/** The figures of a cut and the weights of a company, of any kind. */
function anyCut(seed: number) {
  const random = seeded(seed);
  const keys = [
    ...Array.from({ length: Math.floor(random() * 7) }, (_, skill) => `skill:${skill}`),
    ...(random() < 0.7 ? ["values"] : []),
    ...(random() < 0.7 ? ["objectives"] : []),
  ];
  const skills = Math.floor(random() * 21) * 5;
  const values = Math.floor((random() * (100 - skills)) / 5) * 5;
  return {
    figures: Object.fromEntries(keys.map((key) => [key, anyCell(random)])),
    measures: keys.map((key) => ({ key, name: null })),
    weights: { version: seed % 3, dimensions: { skills, values, objectives: 100 - skills - values } },
  };
}

/** Eight periods of a measure, asked by one or two sets of questions. */
function anyTrend(seed: number) {
  const random = seeded(seed * 31);
  const cells = Array.from(
    { length: 8 },
    (): TrendCell => ({ cell: anyCell(random), questions: random() < 0.1 ? null : random() < 0.8 ? 1 : 2 }),
  );
  const spread = random() < 0.2 ? null : (1 + Math.floor(random() * 12)) / 10;
  return { cells, spread, reading: readTrend(cells, periods, spread) };
}
const periods = [1, 2, 3, 4, 5, 6, 7, 8].map((month) => `2026-0${month}-01`);

const listRows = ({ steps }: DescribedFigure) =>
  steps.flatMap((step) => ("rows" in step ? step.rows.map(({ value }) => value) : []));
const listTexts = ({ steps }: DescribedFigure) =>
  steps.flatMap((step) => ("text" in step ? [step.text] : []));
const readNumber = (written: string) => Number(written.replace("−", "-").replace(",", "."));

/** « 100 × (3,97 − 1) ÷ 4 = 74,25 », « … ≈ 68,6 »: what the mean that is written gives, and what is written of it. */
const readScale = (row: string) => {
  const [, score, sign, written = ""] = /^100 × \(([\d,]+) − 1\) ÷ 4 ([=≈])\u00A0([\d,]+)$/u.exec(row) ?? [];
  if (!score) return null;
  const decimals = written.split(",")[1]?.length ?? 0;
  return {
    computed: (100 * (readNumber(score) - 1)) / 4,
    result: readNumber(written),
    tolerance: sign === "=" ? 1e-9 : 0.5 * 10 ** -Math.max(1, decimals) + 1e-9,
  };
};

/** No step is computed from a rounded one: what is written of the index is its exact value, rounded once. */
function expectExact(
  figures: Readonly<Record<string, CutCell>>,
  { dimensions }: ReturnType<typeof anyCut>["weights"],
  scaled: readonly { result: number; tolerance: number }[],
) {
  const corners = [(cell: CutCell) => read(cell, "from"), (cell: CutCell) => read(cell, "to")];
  const found = corners.map((corner) => {
    const of = (isOf: (key: string) => boolean, least: number) => {
      const values = Object.entries(figures).flatMap(([key, cell]) =>
        isOf(key) && cell.form !== "masked" ? [corner(cell)] : [],
      );
      return values.length < least ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    const parts = [
      [dimensions.skills, of((key) => key.startsWith("skill:"), 3)],
      [dimensions.values, of((key) => key === "values", 1)],
      [dimensions.objectives, of((key) => key === "objectives", 1)],
    ] as const;
    const counted = parts.flatMap(([weight, mean]) => (mean === null ? [] : [{ weight, mean }]));
    const total = counted.reduce((sum, { weight }) => sum + weight, 0);
    return (100 * (counted.reduce((sum, { weight, mean }) => sum + weight * mean, 0) / total - 1)) / 4;
  });
  for (const [index, { result }] of scaled.entries())
    expect(Math.abs(result - (found[index] ?? 0))).toBeLessThanOrEqual(0.05 + 1e-9);
}
const read = (cell: CutCell, corner: "from" | "to") =>
  cell.form === "value" ? cell.value : cell.form === "interval" ? cell[corner] : 0;

const expectSums = (described: DescribedFigure) => {
  for (const row of listRows(described)) {
    const sum = row.startsWith("100 × (") ? null : readSum(row);
    if (!sum) continue;
    expect(Math.abs(sum.computed - sum.result), row).toBeLessThanOrEqual(
      (sum.isExact ? 0 : sum.tolerance) + 1e-9,
    );
  }
};

test("the index of any cut is found again from its published figures, and its sums give the index that is printed", () => {
  for (const seed of seeds) {
    const { figures, measures, weights } = anyCut(seed);
    const index = findCutIndex(
      { kind: "team", figures, launchedFrom: "2026-02-01" },
      { announcedOn: "2026-01-01", weights },
    );
    expect(explainIndex(figures, weights)?.index ?? null, `seed ${seed}`).toEqual(index);
    const described = describeCompanyFigure(
      { kind: "index", cut: { name: null, figures, index }, measures, weights },
      french,
    );
    if (!index) {
      expect(described.printed).toBe(fr.indexSteps.noIndex);
      continue;
    }
    expectSums(described);
    const scaled = listRows(described).flatMap((row) => readScale(row) ?? []);
    for (const { computed, result, tolerance } of scaled)
      expect(Math.abs(computed - result), `seed ${seed}`).toBeLessThanOrEqual(tolerance);
    expectExact(figures, weights, scaled);
    const [low = 0, high = low] = scaled.map(({ result }) => result);
    const found =
      high - low <= 1 + 1e-9
        ? { form: "value" as const, value: Math.floor((low + high) / 2 + 0.5 + 1e-9) }
        : { form: "interval" as const, from: Math.floor(low + 1e-9), to: Math.ceil(high - 1e-9) };
    expect(formatIndex(found, french), `seed ${seed}`).toBe(described.printed);
  }
});

test("any change is judged as the rule judges it, and its sums and its margin are found again", () => {
  const { notable } = createPolicy();
  for (const seed of seeds) {
    const { reading, spread } = anyTrend(seed);
    if (reading.kind !== "change") continue;
    const { past, now } = reading;
    const { state } = computeTrend(toTrendSide(past.cell), toTrendSide(now.cell), spread, { notable });
    expect(reading.state, `seed ${seed}`).toBe(state);
    const described = describeCompanyFigure(
      { kind: "change", cut, measure: listening, reading, periodKind: "month" },
      french,
    );
    expectSums(described);
    expect(described.printed).toBe(formatChange(reading, french));
    const noise = readChangeNoise(listTexts(described).join(" "));
    expect(noise === null).toBe(spread === null);
    if (!noise) continue;
    expect(Math.abs(noise.said - noise.computed)).toBeLessThanOrEqual(0.5 * 10 ** -noise.decimals + 1e-9);
    // What is said stands on the same side of the margin as it is judged.
    const [low, high] = [reading.bounds.low, reading.bounds.high].map(
      ({ numerator, denominator }) => Number(numerator) / Number(denominator),
    ) as [number, number];
    const rounded = [past, now].filter(({ cell }) => cell.form === "value").length;
    const margin = noise.said + 0.07 * rounded;
    const read = low > margin + 1e-9 ? "up" : -high > margin + 1e-9 ? "down" : "noise";
    const written = rounded === 0 ? null : / =\u00A0(\d+,\d+)\./u.exec(listTexts(described).join(" "));
    if (written) expect(Number(written[1]!.replace(",", "."))).toBeCloseTo(margin, 9);
    expect(written === null).toBe(rounded === 0);
    expect(read, `seed ${seed}`).toBe(state);
  }
});

test("participation is found again from its two numbers", () => {
  for (const [finished, invited, printed] of [
    [36, 50, 72],
    [1, 3, 33],
    [999, 1000, 99],
    [5, 5, 100],
    [0, 4, 0],
  ] as const) {
    const described = describeCompanyFigure(
      { kind: "participation", of: "Bilan d’automne", finished, invited, printed },
      french,
    );
    expectSums(described);
    expect(described.printed).toBe(`${printed}\u00A0%`);
  }
});

test("a figure of its own says what it rests on, and a hidden one only the reason that the page prints", () => {
  const explain = (cell: CutCell) =>
    describeCompanyFigure({ kind: "cut", cut, measure: listening, cell, asOf: "2026-11-02" }, french);
  for (const seed of seeds) {
    const cell = anyCell(seeded(seed));
    const described = explain(cell);
    expect(described.printed).toBe(formatCell(cell, french));
    // No number beside what is printed: the people, the day, and the words « un point sur cent ».
    const numbers = listTexts(described).join(" ").match(/\d+/gu) ?? [];
    const behind = cell.form === "masked" ? [] : [cell.people, ...(cell.effective ? [cell.effective] : [])];
    expect(numbers).toEqual(behind.length > 0 ? [...behind.map(String), "2", "2026"] : []);
  }
  expect(listTexts(explain({ form: "masked" }))).toEqual([fr.maskedReason, fr.maskedAnyway]);
});

test.each<[string, [number | null, number, number?][], number | null, string]>([
  [
    "noise",
    [
      [3.8, 6],
      [4, 7],
    ],
    0.5,
    "Écart de 0,2, dans le bruit : avec 6 puis 7 personnes, le hasard et l’arrondi expliquent jusqu’à ± 0,69.",
  ],
  [
    "a clear rise",
    [
      [3, 20],
      [3.8, 20],
    ],
    0.5,
    "En hausse de 0,8, au-delà du hasard et de l’arrondi (± 0,45, avec 20 puis 20 personnes).",
  ],
  [
    "a clear fall",
    [
      [3.8, 20],
      [3, 20],
    ],
    0.5,
    "En baisse de 0,8, au-delà du hasard et de l’arrondi (± 0,45, avec 20 puis 20 personnes).",
  ],
  [
    "too few people to know chance",
    [
      [3, 20],
      [3.8, 20],
    ],
    null,
    "L’écart de +0,8 ne dit rien encore : trop peu de rapports pour mesurer le hasard.",
  ],
  [
    "other questions",
    [
      [3, 20, 1],
      [3.8, 20, 2],
    ],
    0.5,
    "Les questions ont changé : les chiffres ne se comparent pas.",
  ],
  [
    "a gap is passed over",
    [
      [3.8, 6],
      [null, 0],
      [4, 7],
    ],
    0.5,
    "Écart de 0,2, dans le bruit : avec 6 puis 7 personnes, le hasard et l’arrondi expliquent jusqu’à ± 0,69.",
  ],
  [
    "the last one hidden",
    [
      [3.8, 6],
      [null, 0],
    ],
    0.5,
    "Le dernier chiffre est masqué.",
  ],
  ["a first one", [[3.8, 6]], 0.5, "Seul chiffre publié des huit périodes : rien à comparer."],
])("a trend says what it is in words: %s", (_what, figures, spread, said) => {
  const cells = figures.map(
    ([value, people, questions = 1]): TrendCell => ({
      cell: value === null ? { form: "masked" } : { form: "value", value, people },
      questions: value === null ? null : questions,
    }),
  );
  expect(sayTrend(readTrend(cells, periods, spread), french).replaceAll("\u00A0", " ")).toBe(said);
});

test("no word is left unfilled in either language, and no change is called stable", () => {
  for (const seed of seeds.slice(0, 300)) {
    const { figures, measures, weights } = anyCut(seed);
    const { reading } = anyTrend(seed);
    const index = explainIndex(figures, weights)?.index ?? null;
    const asked: CompanyFigure[] = [
      { kind: "index", cut: { name: null, figures, index }, measures, weights },
      { kind: "change", cut, measure: listening, reading, periodKind: "quarter" },
      { kind: "cut", cut, measure: listening, cell: anyCell(seeded(seed)), asOf: null },
      { kind: "days", of: "2026", evaluations: 5, median: 12.5 },
    ];
    for (const speech of speeches) {
      const words = [
        sayTrend(reading, speech),
        ...asked.map((figure) => JSON.stringify(describeCompanyFigure(figure, speech))),
      ].join(" ");
      expect(words).not.toMatch(/undefined|NaN|stable|:\s*""|[^"]\{\w+\}/u);
    }
  }
});
