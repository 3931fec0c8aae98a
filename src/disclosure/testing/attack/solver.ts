import type { BandCell, Cell, GroupCells, ItemResult, Snapshot, ValueCell } from "../../contract.ts";
import { besideBands } from "../../rules/besideBands.ts";
import { type Answers, consistentWithMean, type Scenario, type Shown, unit } from "./jointly.ts";

export type ProtectedGroup = "peer" | "direct_report";

/** What remains possible of one question of a protected group. */
export type Question = {
  group: ProtectedGroup;
  position: number;
  cell: Cell;
  /** Consistent with the cell and with how many people answered. */
  byItsForm: Answers[];
  /** Consistent with everything published. */
  possible: Answers[];
  /** The counts per level where they are published. */
  counts: readonly number[] | null;
};

/** The rules that whoever attacks knows; those which a policy does not tell. */
export type Rules = {
  /** Each mean of a question is limited to the ends before it feeds that of its skill. */
  limitsBeforeMean: boolean;
  /** The mean beside bands keeps away from their edges. */
  spreadsBands: boolean;
  /** A lonely band beside a mean has a value as its companion. */
  demotes: boolean;
};
export const rulesAsBuilt: Rules = { limitsBeforeMean: true, spreadsBands: true, demotes: true };

/** A person's scores by position. */
type Scores = readonly (number | null)[];

/** What the unit of means divides into (jointly.ts). */
const mostPeople = 8;

/**
 * Everything that the answers of one protected group may have been, exactly: all numbers of people and sums of levels
 * of all questions that are consistent with the report, jointly where a mean binds several questions together.
 * Levels may be distributed among the people in any way that gives the sum, and differently for each question:
 * nothing published binds them further, but for counts per level, which are given back as they are.
 * « Les autres », gaps, tags and highlights are functions of the published cells (explained.ts) and add nothing.
 * With the scores of one of the people, what that person may conclude.
 */
export function answersPossible(
  report: Snapshot,
  group: ProtectedGroup,
  rules: Rules = rulesAsBuilt,
  own: Scores | null = null,
): Question[] {
  const rated = report.items.filter(({ cells }) => cells?.[group]);
  const clusters = [
    ...report.skills.map(({ positions, cells }) => ({ positions, cells })),
    ...[report.values, report.objectives].flatMap((each) => (each ? [each] : [])),
  ];
  const inCluster = new Set(clusters.flatMap(({ positions }) => positions));
  const alone = rated.filter(({ position }) => !inCluster.has(position));
  return [
    ...clusters.flatMap(({ positions, cells }) =>
      ofCluster(
        report,
        group,
        rated.filter(({ position }) => positions.includes(position)),
        cells,
        rules,
        own,
      ),
    ),
    ...alone.flatMap((item) => ofCluster(report, group, [item], null, rules, own)),
  ];
}

function ofCluster(
  report: Snapshot,
  group: ProtectedGroup,
  items: readonly ItemResult[],
  cells: GroupCells | null,
  rules: Rules,
  own: Scores | null,
): Question[] {
  const { policy } = report;
  const people = report.groups.find((each) => each.group === group)?.answered ?? null;
  const most = people ?? policy.k - 1;
  if (most > mostPeople) throw new RangeError("more people than this solver counts with");
  const published = items.map((item) => item.cells![group]!);
  const mean = cells?.[group];
  const isUsed = (cell: Cell) => cell.form !== "masked";
  const used = published.filter(isUsed) as (BandCell | ValueCell)[];
  const knows = (position: number) => (answers: Answers) =>
    fits(answers, own?.[position], own !== null, most);

  const takenAs = (cell: Cell, from: number, to: number): Answers[] => {
    if (cell.form === "masked") return allAnswers(0, Math.min(policy.k - 1, most));
    if (cell.form === "band") {
      return allAnswers(from, Math.min(to, most)).filter(({ n, sum }) => bandOf(sum, n) === cell.from);
    }
    return allAnswers(cell.n, cell.n).filter((answers) => isShownAs(answers, cell, report));
  };
  const asBands = [policy.k, policy.itemValueFrom - 1] as const;
  const plain: Scenario = published.map((cell) => takenAs(cell, ...asBands));
  const bands = published.flatMap(({ form }, index) => (form === "band" ? [index] : []));
  const isBound = mean?.form === "value";
  const demotions: Scenario[] =
    isBound && rules.demotes && bands.length === 2
      ? bands.map((demoted) =>
          plain.map((taken, index) =>
            index === demoted
              ? takenAs(published[index]!, policy.itemValueFrom, most).filter(({ n }) =>
                  wouldBeDemoted(n, index, published),
                )
              : taken,
          ),
        )
      : [];
  const scenarios = [plain, ...demotions]
    .map((scenario) => scenario.map((taken, index) => taken.filter(knows(items[index]!.position))))
    .filter((scenario) => scenario.every((taken) => taken.length > 0));

  const isFree = !isBound || published.every((cell, index) => !isUsed(cell) || plain[index]!.length === 1);
  const shown = isBound ? meansShown(report, mean, used, most, rules) : null;
  const found = scenarios.map((scenario) => {
    const byForm = isBound ? withFewest(scenario, published, mean.n) : scenario;
    if (isFree || !shown) return { byForm, possible: byForm };
    return { byForm, possible: consistentWithMean(byForm, published, mean.n, shown, report, rules) };
  });
  return items.map(({ position, distributions }, index) => ({
    group,
    position,
    cell: published[index]!,
    byItsForm: union(found.map(({ byForm }) => byForm[index]!)),
    possible: union(found.map(({ possible }) => possible[index]!)),
    counts: distributions[group],
  }));
}

const allAnswers = (least: number, most: number): Answers[] => {
  const all: Answers[] = [];
  for (let n = least; n <= most; n += 1) for (let sum = n; sum <= 5 * n; sum += 1) all.push({ n, sum });
  return all;
};

const bandOf = (sum: number, n: number) => Math.min(4, Math.floor(sum / n));

const keyOf = ({ n, sum }: Answers) => n * 100 + sum;

function union(sets: readonly Answers[][]): Answers[] {
  if (sets.length === 1) return sets[0]!;
  return [...new Map(sets.flat().map((answers) => [keyOf(answers), answers])).values()];
}

/** One of the people knows their own level: the others’ come to the rest. */
function fits({ n, sum }: Answers, score: number | null | undefined, isOneOfThem: boolean, most: number) {
  if (!isOneOfThem) return true;
  if (!score) return n < most;
  return n > 0 && sum - score >= n - 1 && sum - score <= 5 * (n - 1);
}

const roundedTenths = (numerator: number, denominator: number) =>
  Math.floor((20 * numerator + denominator) / (2 * denominator));

const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

/** What a published number of tenths stands for: one that is not rounded stands for itself. */
function stands({ value }: ValueCell, numerator: number, denominator: number, { policy }: Snapshot) {
  if (!isTenth(value)) return Math.abs(numerator / denominator - value) < 1e-9;
  const [low, high] = [Math.round(policy.ends.low * 10), Math.round(policy.ends.high * 10)];
  return Math.min(high, Math.max(low, roundedTenths(numerator, denominator))) === Math.round(value * 10);
}

const isShownAs = ({ n, sum }: Answers, cell: ValueCell, report: Snapshot) => stands(cell, sum, n, report);

/** The value with the fewest answers, the last among equals, becomes a band beside a lonely one. */
const wouldBeDemoted = (n: number, index: number, published: readonly Cell[]) =>
  published.every((cell, other) => cell.form !== "value" || cell.n > n || (cell.n === n && other < index));

/** The smallest number of answers is published with the mean: nobody has fewer, somebody has as many. */
function withFewest(scenario: Scenario, published: readonly Cell[], fewest: number): Scenario {
  const isUsed = (index: number) => published[index]!.form !== "masked";
  const kept = scenario.map((taken, index) => (isUsed(index) ? taken.filter(({ n }) => n >= fewest) : taken));
  const reaching = kept.flatMap((taken, index) =>
    isUsed(index) && taken.some(({ n }) => n === fewest) ? [index] : [],
  );
  if (reaching.length === 0 || kept.some((taken) => taken.length === 0)) return scenario.map(() => []);
  const only = reaching.length === 1 ? reaching[0] : null;
  return kept.map((taken, index) => (index === only ? taken.filter(({ n }) => n === fewest) : taken));
}

function meansShown(
  report: Snapshot,
  mean: ValueCell,
  cells: readonly (BandCell | ValueCell)[],
  people: number,
  { spreadsBands }: Rules,
): Shown {
  const { policy } = report;
  if (!isTenth(mean.value)) {
    return (total, questions) => Math.abs(total / questions / unit - mean.value) < 1e-9;
  }
  if (!spreadsBands || cells.every(({ form }) => form === "value")) {
    return (total, questions) => stands(mean, total, questions * unit, report);
  }
  const published = new Map<number, boolean>();
  return (total, questions) => {
    const tenths = roundedTenths(total, questions * unit);
    let answer = published.get(tenths);
    if (answer === undefined) {
      const moved = besideBands(tenths, { cells, people, fewest: mean.n, policy });
      answer = stands(mean, moved, 10, report);
      published.set(tenths, answer);
    }
    return answer;
  };
}
