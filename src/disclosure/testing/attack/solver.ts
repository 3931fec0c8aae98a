import type { Cell, ItemResult, JointCell, JointMean, MeanCell, Snapshot } from "../../contract.ts";
import type { ProtectedColumn } from "../../vocabulary.ts";
import { countPeopleAtMost, getCell, getMean } from "./columns.ts";
import { type Answers, propagateMean, type Scenario, type Shown, unit } from "./jointly.ts";
import { isShownByCells, isPrintedAs, listUsedQuestions, type ShownCell } from "./meansByCells.ts";

export type ProtectedGroup = "peer" | "direct_report";

/** What remains possible of one question of a protected group. */
export type Question = {
  group: ProtectedColumn;
  position: number;
  cell: Cell | JointCell;
  /** Consistent with the cell and with how many people answered. */
  byItsForm: Answers[];
  /** Consistent with everything published. */
  possible: Answers[];
  /** The counts per level where they are published. */
  counts: readonly number[] | null;
};

/** A person's scores by position. */
type Scores = readonly (number | null)[];

/** What the unit of means divides into (jointly.ts). */
const maxPeople = 10;

/**
 * Everything that the answers of one protected group may have been, exactly: all numbers of people and sums of levels
 * of all questions that are consistent with the report, jointly where a mean binds several questions together.
 * Levels may be distributed among the people in any way that gives the sum, and differently for each question:
 * nothing published binds them further, but for counts per level, which are given back as they are.
 * « Les autres », gaps, tags and highlights are functions of the published cells (explained.ts) and add nothing.
 * With the scores of one of the people, what that person may conclude.
 */
export function listPossibleAnswers(
  report: Snapshot,
  group: ProtectedColumn,
  own: Scores | null = null,
): Question[] {
  const rated = report.items.filter((item) => getCell(item, group));
  const clusters = [
    ...report.skills.map((skill) => ({ positions: skill.positions, mean: getMean(skill, group) })),
    ...[report.values, report.objectives].flatMap((each) =>
      each ? [{ positions: each.positions, mean: getMean(each, group) }] : [],
    ),
  ];
  const inCluster = new Set(clusters.flatMap(({ positions }) => positions));
  const alone = rated.filter(({ position }) => !inCluster.has(position));
  return [
    ...clusters.flatMap(({ positions, mean }) =>
      solveCluster(
        report,
        group,
        rated.filter(({ position }) => positions.includes(position)),
        mean,
        own,
      ),
    ),
    ...alone.flatMap((item) => solveCluster(report, group, [item], null, own)),
  ];
}

function solveCluster(
  report: Snapshot,
  group: ProtectedColumn,
  items: readonly ItemResult[],
  mean: MeanCell | JointMean | null,
  own: Scores | null,
): Question[] {
  const { policy } = report;
  const most = countPeopleAtMost(report, group);
  if (most > maxPeople) throw new RangeError("more people than this solver counts with");
  const published = items.map((item) => getCell(item, group)!);
  const createOwnScoreTest = (position: number) => (answers: Answers) =>
    fits(answers, own?.[position], own !== null, most);
  const listAnswersBehind = (cell: Cell | JointCell): Answers[] => {
    if (cell.form === "masked") return allAnswers(0, Math.min(policy.k - 1, most));
    if (cell.form === "band") {
      const numbers = allAnswers(policy.k, Math.min(policy.itemValueFrom - 1, most));
      return numbers.filter(({ n, sum }) => Math.min(4, Math.floor(sum / n)) === cell.from);
    }
    // Of the joint group no n is told.
    const [least, greatest] = "n" in cell ? [cell.n, cell.n] : [policy.itemValueFrom, most];
    return allAnswers(least, greatest).filter(({ n, sum }) => isPrintedAs(cell, sum, n, policy));
  };
  const scenario = published.map((cell, index) =>
    listAnswersBehind(cell).filter(createOwnScoreTest(items[index]!.position)),
  );
  const { byForm, possible } = applyMean(scenario, published, mean, report);
  return items.map(({ position, distributions }, index) => ({
    group,
    position,
    cell: published[index]!,
    byItsForm: byForm[index]!,
    possible: possible[index]!,
    counts: group === "joint" ? null : distributions[group],
  }));
}

/** What the mean leaves of the answers to its questions. */
function applyMean(
  scenario: Scenario,
  published: readonly (Cell | JointCell)[],
  mean: MeanCell | JointMean | null,
  { policy }: Snapshot,
): { byForm: Scenario; possible: Scenario } {
  if (!mean || mean.form === "masked") return { byForm: scenario, possible: scenario };
  const used = listUsedQuestions(mean, published, policy);
  const fewest = "n" in mean ? mean.n : null;
  const byForm = fewest === null ? scenario : applyFewest(scenario, used, fewest);
  const cells = used.map((index) => published[index]!) as ShownCell[];
  if (isShownByCells(mean, cells, policy)) return { byForm, possible: byForm };
  return { byForm, possible: propagateMean(byForm, used, fewest, createShownTest(mean, policy)) };
}

const allAnswers = (least: number, most: number): Answers[] => {
  const all: Answers[] = [];
  for (let n = least; n <= most; n += 1) for (let sum = n; sum <= 5 * n; sum += 1) all.push({ n, sum });
  return all;
};

/** One of the people knows their own level: the others’ come to the rest. */
function fits({ n, sum }: Answers, score: number | null | undefined, isOneOfThem: boolean, most: number) {
  if (!isOneOfThem) return true;
  if (!score) return n < most;
  return n > 0 && sum - score >= n - 1 && sum - score <= 5 * (n - 1);
}

/** The smallest number of answers is published with the mean: no question has fewer, at least one has as many. */
function applyFewest(scenario: Scenario, used: readonly number[], fewest: number): Scenario {
  const kept = scenario.map((taken, index) =>
    used.includes(index) ? taken.filter(({ n }) => n >= fewest) : taken,
  );
  const reaching = used.filter((index) => kept[index]!.some(({ n }) => n === fewest));
  if (reaching.length === 0 || used.some((index) => kept[index]!.length === 0)) return scenario.map(() => []);
  const only = reaching.length === 1 ? reaching[0] : null;
  return kept.map((taken, index) => (index === only ? taken.filter(({ n }) => n === fewest) : taken));
}

/** Which totals of the questions, in units, would be published as this mean. */
function createShownTest(
  mean: Exclude<MeanCell | JointMean, { form: "masked" }>,
  policy: Snapshot["policy"],
): Shown {
  if (mean.form === "interval") {
    const isLast = mean.to === 5;
    return (total, questions) => {
      const value = total / questions / unit;
      return value >= mean.from - 1e-9 && (isLast || value < mean.to - 1e-9);
    };
  }
  // An approximate number that the cells do not give would follow from the answers: it is taken for their mean.
  return (total, questions) => isPrintedAs(mean, total, questions * unit, policy);
}
