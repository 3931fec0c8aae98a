import type { Cell, Comparison, Group, Policy, Snapshot } from "../../../contract.ts";
import { itemCell, leastPeople, masked, type Tally, tally, valueCell } from "../../../rules/cells.ts";
import { compare, compareItem } from "../../../rules/comparisons.ts";
import { dividedBy, fraction, sumOf } from "../../../rules/fractions.ts";
import { highlightsOf } from "../../../rules/highlights.ts";
import { cellsOf } from "../../../rules/means.ts";
import { skillWeights } from "../../../rules/weights.ts";
import { type ProtectedGroup, type Rules, rulesAsBuilt } from "../solver.ts";
import { type Broken, changing, ofGroup, within } from "./breaking.ts";

type Measured = { items: Cell[]; mean: Cell };
type Crowd = { group: ProtectedGroup; people: number };

type Means = {
  /** What whoever attacks knows of it. */
  rules?: Partial<Rules>;
  measuring: (tallies: readonly Tally[], crowd: Crowd, policy: Policy) => Measured;
  counting?: typeof tally;
  finds?: readonly RegExp[];
};

/** As the engine measures, with its figures changed afterwards. */
const measuredThen =
  (change: (real: Measured, tallies: readonly Tally[], crowd: Crowd, policy: Policy) => Measured) =>
  (tallies: readonly Tally[], crowd: Crowd, policy: Policy) =>
    change(cellsOf(tallies, crowd, policy), tallies, crowd, policy);

/** Measures every skill again as the broken engines do, but in our way: there is nothing to notice. */
export const measuredAgain = byMeans({ measuring: cellsOf });

export const brokenMeans: Record<string, Broken> = {
  "the mean says all that it knows beside bands": byMeans({
    rules: { spreadsBands: false },
    measuring: measuredThen((real, tallies, { group }, policy) => ({
      ...real,
      mean: meanOver(enough(tallies, group, policy), group, policy),
    })),
    finds: [/^narrowed/],
  }),
  "a lonely band stays lonely": byMeans({
    rules: { spreadsBands: false, demotes: false },
    measuring: (tallies, { group }, policy) => ({
      items: tallies.map((answers) => itemCell(answers, group, policy)),
      mean: meanOver(enough(tallies, group, policy), group, policy),
    }),
    finds: [/^narrowed/],
  }),
  "unlimited questions feed the mean": byMeans({
    rules: { limitsBeforeMean: false },
    measuring: measuredThen((real, tallies, { group }, policy) => {
      if (real.mean.form === "masked" || real.items.some(({ form }) => form === "band")) return real;
      const used = enough(tallies, group, policy);
      return { ...real, mean: meanOver(used, group, policy, (mean) => mean) };
    }),
    finds: [/^forced/],
  }),
  "means are stored as computed": byMeans({
    rules: { spreadsBands: false },
    measuring: measuredThen((real, tallies, { group }, policy) => {
      const used = enough(tallies, group, policy);
      if (real.mean.form !== "value" || real.mean.end) return real;
      const value = used.reduce((sum, each) => sum + within(each.sum / each.n, policy), 0) / used.length;
      return { ...real, mean: { ...real.mean, value } };
    }),
    finds: [/^unrounded: \w+ mean/],
  }),
  "questions are stored as computed": byMeans({
    measuring: measuredThen((real, tallies) => ({
      ...real,
      items: real.items.map((cell, index) => {
        const { sum, n } = tallies[index]!;
        return cell.form === "value" && !cell.end ? { ...cell, value: sum / n } : cell;
      }),
    })),
    finds: [/^unrounded: \w+ value/],
  }),
  "a question that is masked feeds the mean": byMeans({
    measuring: measuredThen((real, tallies, { group }, policy) => {
      if (real.mean.form !== "value") return real;
      const all = meanOver(
        tallies.filter(({ n }) => n > 0),
        group,
        policy,
      );
      return { ...real, mean: { ...all, n: real.mean.n } };
    }),
    finds: [/^impossible/],
  }),
  "the people of a mean are those of its fullest question": byMeans({
    measuring: measuredThen((real, tallies) => {
      const n = Math.max(...tallies.map((answers) => answers.n));
      return real.mean.form === "value" ? { ...real, mean: { ...real.mean, n } } : real;
    }),
    finds: [/^impossible/],
  }),
  "« not observed » counts as an answer": byMeans({
    measuring: cellsOf,
    counting: (item, own) => ({
      ...tally(item, own),
      n: own.filter(({ scores }) => scores[item.position] !== null).length,
    }),
    finds: [/^few behind: \w+ cell/, /^combination/],
  }),
};

/** Measures the questions of each skill in another way, and compares again, so that nothing else is out of tune. */
function byMeans({ rules = {}, measuring, counting = tally, finds = [] }: Means): Broken {
  return {
    ...changing(
      (report, { responses, policy, questionnaire }) => {
        const items = report.items.map((item) => ({ ...item }));
        const skills = report.skills.map((skill) => {
          const positions = skill.positions.filter((position) => items[position]?.cells);
          const cells = { ...skill.cells };
          for (const group of ["peer", "direct_report"] as const) {
            const own = ofGroup(responses, group);
            if (!cells[group] || own.length < policy.k) continue;
            const tallies = positions.map((position) => counting(questionnaire.items[position]!, own));
            const measured = measuring(tallies, { group, people: own.length }, policy);
            cells[group] = measured.mean;
            positions.forEach((position, index) => {
              const item = items[position]!;
              item.cells = { ...item.cells!, [group]: measured.items[index]! };
              if (measured.items[index]?.form !== "value")
                item.distributions = { ...item.distributions, [group]: null };
            });
          }
          const deviation = policy.pooledSd?.[skill.id] ?? null;
          return {
            ...skill,
            cells,
            ...compare(cells, skillWeights(policy.weights, skill), deviation, policy),
          };
        });
        return {
          ...report,
          highlights: highlightsOf(skills),
          skills,
          items: items.map((item) => ({ ...item, ...comparedAgain(item, report, policy) })),
        };
      },
      ...finds,
    ),
    rules: { ...rulesAsBuilt, ...rules },
  };
}

function comparedAgain(
  item: Snapshot["items"][number],
  report: Snapshot,
  policy: Policy,
): Partial<Comparison> {
  if (!item.cells || item.dimension !== "skill") return {};
  const skill = report.skills.find(({ id }) => id === item.skillId);
  const row = skill ? skillWeights(policy.weights, skill) : policy.weights.default;
  const shown = report.groups.flatMap(({ group, shown: isShown }) => (isShown ? [group] : []));
  return compareItem(item.cells, row, shown, policy);
}

const enough = (tallies: readonly Tally[], group: Group, policy: Policy) =>
  tallies.filter(({ n }) => n >= leastPeople(group, policy));

/** The plain mean of the means of questions; a mean of answers of eight people or fewer is a whole number of these. */
const parts = 27_720;

function meanOver(used: readonly Tally[], group: Group, policy: Policy, limited = within): Cell {
  if (used.length < policy.minItemsPerMean) return masked;
  const means = used.map(({ sum, n }) => fraction(Math.round(limited(sum / n, policy) * parts), parts));
  const fewest = Math.min(...used.map(({ n }) => n));
  return valueCell(dividedBy(sumOf(means), used.length), fewest, group, policy);
}
