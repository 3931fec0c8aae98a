import type { Enps, PulseCutCell, PulseMean, WholeCell } from "../../contract/pulse.ts";
import { pulseEnds, roundToFifth } from "./cells.ts";
import { computeEnps, computeEnpsInTens } from "./enps.ts";

/** What was printed of a cut, and of whom: `answers` of them gave one, and the reader may know how many. */
export interface ToldCell {
  people: readonly string[];
  answers: number;
  cell: WholeCell | PulseCutCell;
}

/** Of the answers of a cut: the sum of their weights, by level, lies between these. */
export interface Constraint {
  weights: readonly number[];
  low: number;
  high: number;
}

/** Everything that the cell of a cut says, as sums of answers; the last weight is that of those who gave no answer. */
export function listConstraints({ people, answers, cell }: ToldCell, levels: number): Constraint[] {
  const toWeights = (weigh: (level: number) => number) => [
    ...Array.from({ length: levels }, (_, level) => weigh(level)),
    0,
  ];
  const only = (level: number) => toWeights((each) => (each === level ? 1 : 0));
  const exactly = (weights: readonly number[], count: number) => ({ weights, low: count, high: count });
  const skipped = people.length - answers;
  const own: Constraint[] = [exactly([...toWeights(() => 0).slice(0, levels), 1], skipped)];
  switch (cell.form) {
    case "hidden":
      return [];
    case "options":
      return [
        ...own,
        ...cell.options.map((option, level) =>
          "count" in option
            ? exactly(only(level), option.count)
            : { weights: only(level), ...boundShare(option.percent, answers) },
        ),
      ];
    case "scale":
    case "enps": {
      const lowest = cell.form === "scale" ? 1 : 0;
      own.push({
        weights: toWeights((level) => lowest + level),
        ...boundSum(cell.mean, answers, { ...pulseEnds[cell.form], lowest, highest: lowest + levels - 1 }),
      });
      if ("levels" in cell && cell.levels)
        own.push(...cell.levels.map((count, level) => exactly(only(level), count)));
      if (cell.form === "enps" && cell.enps) own.push(...boundClasses(cell.enps, answers, "levels" in cell));
      return own;
    }
  }
}

/** The counts that are printed as this share. */
function boundShare(percent: number, answers: number) {
  const counts = Array.from({ length: answers + 1 }, (_, count) => count).filter(
    (count) => roundToFifth(count, answers) === percent,
  );
  return { low: counts[0]!, high: counts.at(-1)! };
}

/** The sums of answers whose mean is printed as this one. */
function boundSum(
  { value, end }: PulseMean,
  answers: number,
  { low, high, lowest, highest }: { low: number; high: number; lowest: number; highest: number },
) {
  if (end === "high") return { low: Math.ceil(high * answers), high: highest * answers };
  if (end === "low") return { low: lowest * answers, high: Math.floor(low * answers) };
  const tenths = Math.round(10 * value);
  return {
    low: Math.ceil((answers * (2 * tenths - 1)) / 20),
    high: Math.ceil((answers * (2 * tenths + 1)) / 20) - 1,
  };
}

/** Of more answers, in a cut or in the whole run, the balance alone is bounded: so many pairs are not tried one by one. */
const maxPaired = { cut: 40, whole: 150 };

/** The numbers of promoters and of detractors of which this eNPS is printed: of each, of both, and of the difference. */
function boundClasses(enps: Enps, answers: number, isWhole: boolean): Constraint[] {
  const reach = isWhole ? 1 : 10;
  const balance = {
    low: Math.ceil(((enps.value - reach) * answers) / 100),
    high: Math.floor(((enps.value + reach) * answers) / 100),
  };
  const toWeights = (promoter: number, detractor: number) =>
    Array.from({ length: 12 }, (_, level) =>
      level > 10 ? 0 : level >= 9 ? promoter : level <= 6 ? detractor : 0,
    );
  if (answers > maxPaired[isWhole ? "whole" : "cut"]) return [{ weights: toWeights(1, -1), ...balance }];
  const compute = isWhole ? computeEnps : computeEnpsInTens;
  const possible: { promoters: number; detractors: number }[] = [];
  for (let promoters = 0; promoters <= answers; promoters += 1) {
    const most = Math.min(answers - promoters, promoters - balance.low);
    for (let detractors = Math.max(0, promoters - balance.high); detractors <= most; detractors += 1) {
      const passives = answers - promoters - detractors;
      const other = compute({ promoters, passives, detractors });
      if (other.value === enps.value && other.from === enps.from && other.to === enps.to)
        possible.push({ promoters, detractors });
    }
  }
  const weigh = (promoter: number, detractor: number): Constraint => {
    const sums = possible.map((one) => promoter * one.promoters + detractor * one.detractors);
    return { weights: toWeights(promoter, detractor), low: Math.min(...sums), high: Math.max(...sums) };
  };
  return [weigh(1, 0), weigh(0, 1), weigh(1, 1), weigh(1, -1)];
}
