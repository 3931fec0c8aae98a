import type { BandCell, PublishedPolicy, ValueCell } from "../contract.ts";
import { tenthsOf } from "./fractions.ts";

/** What everybody may know of a group whose mean stands beside bands: nothing here is secret. */
type Known = {
  /** The questions that feed the mean, in their order; those which are masked feed nothing. */
  cells: readonly (BandCell | ValueCell)[];
  /** How many people of the group answered. */
  people: number;
  /** The smallest number of answers among the questions, published with the mean. */
  fewest: number;
  policy: PublishedPolicy;
};

/** So many people answered, and this is what their answers bring to the mean. */
type Possibility = { n: number; brings: number };

/**
 * Keeps the mean of a skill from telling where in its band a question lies (record 21).
 *
 * Three questions in [2;3) and a mean of 2.0 would say that each of them is 2.0 exactly. Published is therefore the
 * nearest mean with which every question shown as a band may still lie anywhere in it; where there is none, the mean
 * of the published cells themselves, a band counting for its middle. The choice follows from published cells only,
 * so that it tells nothing either. Takes and returns tenths, within the ends.
 */
export function besideBands(tenths: number, known: Known): number {
  if (!known.cells.some(isBand)) return tenths;
  const harmless = harmlessMeans(known);
  if (harmless.size === 0) return meanOfCells(known);
  const distance = (candidate: number) => Math.abs(candidate - tenths);
  return [...harmless].reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

const isBand = (cell: BandCell | ValueCell) => cell.form === "band";

/** The means, in tenths, that leave every answer possible which the bands alone leave possible. */
function harmlessMeans(known: Known): Set<number> {
  const constant = known.cells.reduce((sum, cell) => sum + broughtBy(cell), 0);
  const meansOf = new Map<string, Set<number>>();
  for (const { possibility, brings, others } of [...together(known), ...withOneDemoted(known)]) {
    const means = meansOf.get(possibility) ?? new Set();
    meansOf.set(possibility, means);
    for (const total of others) {
      const mean = roundedMean(constant + brings + total / precision, known);
      if (mean !== null) means.add(mean);
    }
  }
  const [first, ...rest] = meansOf.values();
  return new Set([...(first ?? [])].filter((mean) => rest.every((means) => means.has(mean))));
}

/** The mean that this total would give; null when it lies too close to a half tenth to be sure of the rounding. */
function roundedMean(total: number, { cells, policy }: Known): number | null {
  const exact = (10 * total) / cells.length + 0.5;
  if (Math.abs(exact - Math.round(exact)) < 1e-6) return null;
  return Math.min(tenthsOf(policy.ends.high), Math.max(tenthsOf(policy.ends.low), Math.floor(exact)));
}

/** The mean of a value as it was before rounding; among several, any will do. */
const broughtBy = (cell: BandCell | ValueCell) => {
  if (cell.form === "band") return 0;
  return cell.end ? cell.value : Math.round(cell.value * cell.n) / cell.n;
};

/** All that `n` people may bring to the mean behind a band. */
function behind({ from }: BandCell, n: number, { ends }: PublishedPolicy): Possibility[] {
  const highest = from === 4 ? 5 * n : (from + 1) * n - 1;
  return Array.from({ length: highest - from * n + 1 }, (_, index) => ({
    n,
    brings: Math.min(ends.high, Math.max(ends.low, (from * n + index) / n)),
  }));
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** A possibility of one question, what it brings, and the totals of all possibilities of the others. */
type Lead = { possibility: string; brings: number; others: Iterable<number> };

const nameOf = (question: number, { n, brings }: Possibility) => `${question} ${n} ${brings}`;

/** When all bands are bands by their own number of people; the smallest number must occur. */
function together({ cells, people, fewest, policy }: Known): Lead[] {
  const at = bandsAt(cells);
  const numbers = range(Math.max(policy.k, fewest), Math.min(policy.itemValueFrom - 1, people));
  const possibilities = at.map((index) =>
    numbers.flatMap((n) => behind(cells[index] as BandCell, n, policy)),
  );
  return at.flatMap((index, own) => {
    const others = totalsOf(possibilities.toSpliced(own, 1), fewest);
    const withAny = new Set([...others.without, ...others.withFewest]);
    return possibilities[own]!.map((each) => ({
      possibility: nameOf(index, each),
      brings: each.brings,
      others: each.n === fewest ? withAny : others.withFewest,
    }));
  });
}

const bandsAt = (cells: Known["cells"]) => cells.flatMap((cell, index) => (isBand(cell) ? [index] : []));

/** Totals are whole numbers of this part, so that equal ones meet. */
const precision = 1e7;

function totalsOf(possibilities: readonly (readonly Possibility[])[], fewest: number) {
  let without = new Set([0]);
  let withFewest = new Set<number>();
  for (const own of possibilities) {
    const next = { without: new Set<number>(), withFewest: new Set<number>() };
    for (const { n, brings } of own) {
      const part = Math.round(brings * precision);
      for (const total of withFewest) next.withFewest.add(total + part);
      const reached = n === fewest ? next.withFewest : next.without;
      for (const total of without) reached.add(total + part);
    }
    ({ without, withFewest } = next);
  }
  return { without, withFewest };
}

/** When one of two bands may be a value that was made a band for company (means.ts): the same for these two. */
function withOneDemoted({ cells, people, fewest, policy }: Known): Lead[] {
  const at = bandsAt(cells);
  if (at.length !== 2 || fewest >= policy.itemValueFrom) return [];
  return [at, at.toReversed()].flatMap(([lonely, company]) => {
    const alone = behind(cells[lonely!] as BandCell, fewest, policy);
    const demoted = range(policy.itemValueFrom, people)
      .filter((n) => cells.every((cell, index) => isBand(cell) || keepsItsValue(cell, index, n, company!)))
      .flatMap((n) => behind(cells[company!] as BandCell, n, policy));
    const leads = (question: number, own: Possibility, others: readonly Possibility[]) => ({
      possibility: nameOf(question, own),
      brings: own.brings,
      others: others.map(({ brings }) => brings * precision),
    });
    return [
      ...alone.filter(() => demoted.length > 0).map((own) => leads(lonely!, own, demoted)),
      ...demoted.map((own) => leads(company!, own, alone)),
    ];
  });
}

/** The value with the fewest answers is demoted, the last one among equals. */
const keepsItsValue = (cell: BandCell | ValueCell, index: number, n: number, demoted: number) =>
  cell.form === "value" && (cell.n > n || (cell.n === n && index < demoted));

function meanOfCells({ cells, policy }: Known): number {
  const total = cells.reduce((sum, cell) => {
    if (cell.form === "value") return sum + cell.value;
    return sum + Math.max(policy.ends.low, (cell.from + Math.min(cell.to, policy.ends.high)) / 2);
  }, 0);
  const tenths = Math.round((10 * total) / cells.length);
  return Math.min(tenthsOf(policy.ends.high), Math.max(tenthsOf(policy.ends.low), tenths));
}
