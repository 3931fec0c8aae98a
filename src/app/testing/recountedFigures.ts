/**
 * The figures of a company once more, from stored reports alone, by the words of §6 of docs/product-decisions.md and of the
 * README of analytics: for the tests that compare. It shares no rule with the product, and counts in whole numbers.
 */
export interface StoredReport {
  evaluationId: string;
  person: string;
  closedOn: string;
  releasedOn: string;
  launchedOn: string;
  /** « company », « team:… »: those in which it counts. */
  cuts: readonly string[];
  /** Of its evaluation: whether the notice told of company figures, and the person reads none of them. */
  feeds: boolean;
  /** The document as PostgreSQL holds it. */
  snapshot: object;
}

/** Tenths of a point. */
export type Tenths = readonly [low: number, high: number];

interface Printed {
  form: string;
  value?: number;
  from?: number;
  to?: number;
  end?: "high" | "low" | undefined;
  approximate?: { from: number; to: number } | undefined;
}
interface Document {
  policy: { ends: { low: number; high: number } };
  skills: { id: string; others: Printed | null }[];
  values: { others: Printed | null } | null;
  objectives: { others: Printed | null } | null;
}

const tenths = (printed: number) => Math.round(10 * printed);

/** What « les autres » of a report are, by measure: a number, or from where to where. */
export function readMeasures(snapshot: object): Map<string, Tenths> {
  const { policy, skills, values, objectives } = snapshot as Document;
  const found = new Map<string, Tenths>();
  const take = (measure: string, cell: Printed | null | undefined) => {
    if (!cell || cell.form === "masked") return;
    if (cell.form === "interval") return found.set(measure, [tenths(cell.from!), tenths(cell.to!)]);
    if (cell.end === "high") return found.set(measure, [tenths(policy.ends.high), 50]);
    if (cell.end === "low") return found.set(measure, [10, tenths(policy.ends.low)]);
    const { from, to } = cell.approximate ?? { from: cell.value!, to: cell.value! };
    return found.set(measure, [tenths(from), tenths(to)]);
  };
  for (const { id, others } of skills) take(`skill:${id}`, others);
  take("values", values?.others);
  take("objectives", objectives?.others);
  return found;
}

const findMonth = (day: string) => day.slice(0, 7);

/** The first day after a period that begins on a day. */
function findEnd(kind: string, start: string): string {
  const [year, month] = start.split("-").map(Number) as [number, number];
  const length = { month: 1, quarter: 3, year: 12 }[kind]!;
  const after = month + length;
  return `${year + Math.floor((after - 1) / 12)}-${String(((after - 1) % 12) + 1).padStart(2, "0")}-01`;
}

export interface Figure {
  measure: string;
  cut: string;
  kind: string;
  start: string;
}

/**
 * The reports on which a figure would rest that is told on a day: of each person the first of a month that has the measure.
 * `met`: those released by then, in the order in which nights met them.
 */
export function listReportsBehind(
  met: readonly StoredReport[],
  { measure, cut, kind, start }: Figure,
  day: string,
): StoredReport[] {
  const end = findEnd(kind, start);
  if (end > day) return [];
  const seen = new Set<string>();
  return met.filter(({ person, closedOn, feeds, snapshot, cuts }) => {
    if (!feeds || !readMeasures(snapshot).has(measure)) return false;
    const once = `${person} ${findMonth(closedOn)}`;
    if (seen.has(once)) return false;
    seen.add(once);
    return closedOn >= start && closedOn < end && cuts.includes(cut);
  });
}

const floorDivide = (a: bigint, b: bigint) => (a - (((a % b) + b) % b)) / b;
const ceilDivide = (a: bigint, b: bigint) => -floorDivide(-a, b);

/** The cell of a mean: [low, high] = sums of tenths over `count` reports, each of a person. */
export function recountCell(printed: readonly Tenths[], persons: readonly string[]): object {
  const count = BigInt(printed.length);
  const people = new Set(persons).size;
  const squares = [...new Set(persons)].reduce(
    (sum, person) => sum + persons.filter((other) => other === person).length ** 2,
    0,
  );
  const behind = { people, ...countForChance(persons.length, squares, people) };
  const low = BigInt(printed.reduce((sum, [from]) => sum + from, 0));
  const high = BigInt(printed.reduce((sum, [, to]) => sum + to, 0));
  // One point of a hundred is 0.04 of the scale: 0.4 tenths.
  const isOne = 10n * (high - low) <= 4n * count;
  const middle = Number(floorDivide(low + high + count, 2n * count));
  const from = isOne ? middle : Number(floorDivide(low, count));
  const to = isOne ? middle : Number(ceilDivide(high, count));
  // §5: no mean above 4.5 or below 1.5 is told more closely.
  if (from > 45) return { form: "interval", from: 4.5, to: 5, ...behind };
  if (to < 15) return { form: "interval", from: 1, to: 1.5, ...behind };
  if (isOne) return { form: "value", value: middle / 10, ...behind };
  return { form: "interval", from: from / 10, to: to / 10, ...behind };
}

/** Reports squared over the sum of the squares of each person's, rounded down: where that is fewer than the people. */
function countForChance(reports: number, squares: number, people: number): { effective?: number } {
  const effective = Math.floor(reports ** 2 / squares);
  return effective < people ? { effective } : {};
}

type Shown = { form: string; value?: number; from?: number; to?: number };

/** The index of a cut from its figures as they are served; null where too little of it is shown. */
export function recountIndex(
  figures: Readonly<Record<string, Shown>>,
  weights: { skills: number; values: number; objectives: number },
): object | null {
  const shown = (measures: readonly string[]) =>
    measures.flatMap((measure): Tenths[] => {
      const cell = figures[measure];
      if (!cell || cell.form === "masked") return [];
      return [[tenths(cell.value ?? cell.from!), tenths(cell.value ?? cell.to!)]];
    });
  const skills = shown(Object.keys(figures).filter((measure) => measure.startsWith("skill:")));
  const parts = [
    { cells: skills.length >= 3 ? skills : [], weight: weights.skills },
    { cells: shown(["values"]), weight: weights.values },
    { cells: shown(["objectives"]), weight: weights.objectives },
  ].filter(({ cells, weight }) => cells.length > 0 && weight > 0);
  if (parts.length === 0) return null;
  // Everything over one denominator: the weights, the numbers of figures, tenths, and the four steps of the scale.
  const lengths = parts.reduce((all, { cells }) => all * BigInt(cells.length), 1n);
  const total = BigInt(parts.reduce((sum, { weight }) => sum + weight, 0)) * lengths;
  const score = (corner: 0 | 1) =>
    parts.reduce(
      (sum, { cells, weight }) =>
        sum +
        (BigInt(weight) * lengths * BigInt(cells.reduce((of, cell) => of + cell[corner], 0))) /
          BigInt(cells.length),
      0n,
    );
  // 100 × (score / 10 − 1) / 4, as a numerator over 4 × total.
  const [low, high] = [score(0), score(1)].map((each) => 10n * each - 100n * total) as [bigint, bigint];
  const over = 4n * total;
  if (high - low <= over) return { form: "value", value: Number(floorDivide(low + high + over, 2n * over)) };
  return { form: "interval", from: Number(floorDivide(low, over)), to: Number(ceilDivide(high, over)) };
}

/** The deviation between people from the last report of each; null below thirty of them in all measures. */
export function recountSpread(last: readonly StoredReport[]): number | null {
  const middles = new Map<string, number[]>();
  for (const { snapshot } of last)
    for (const [measure, [low, high]] of readMeasures(snapshot))
      middles.set(measure, [...(middles.get(measure) ?? []), (low + high) / 2]);
  let [squares, freedom] = [0, 0];
  for (const each of middles.values()) {
    if (each.length < 30) continue;
    const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
    squares += each.reduce((sum, one) => sum + (one - mean) * (one - mean), 0);
    freedom += each.length - 1;
  }
  if (freedom === 0) return null;
  return Math.max(1, Math.round(Math.sqrt(squares / freedom))) / 10;
}
