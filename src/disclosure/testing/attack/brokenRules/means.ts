import { resolveSkillWeights } from "#weights/rules/matrix.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { Cell, Comparison, MeanCell, Policy, Snapshot } from "../../../contract.ts";
import { getMinPeople, limitToEnds, type Tally, tally } from "../../../rules/cells.ts";
import { compare, compareItem } from "../../../rules/comparisons.ts";
import { dividedBy, type Fraction, fraction, roundToTenths, sumFractions } from "../../../rules/fractions.ts";
import type { RankedSkill } from "../../../rules/highlights.ts";
import { hasJointGroup } from "../../../rules/columns.ts";
import { measureCluster, type MeanFigure } from "../../../rules/means.ts";
import { toRange } from "../../../rules/ranges.ts";
import type { ProtectedGroup } from "../solver.ts";
import { type BrokenEngine, breakReport, filterByGroup, selectUnquoted } from "./breaking.ts";

type Measured = { items: Cell[]; mean: MeanFigure };
type AnonymitySet = { group: ProtectedGroup; people: number };
type Shown = Exclude<MeanCell, { form: "masked" }>;

type Means = {
  measuring: (tallies: readonly Tally[], anonymitySet: AnonymitySet, policy: Policy) => Measured;
  counting?: typeof tally;
  finds?: readonly RegExp[];
};

/** As the engine measures, with the mean changed afterwards where one is shown. */
const breakShownMean = (
  change: (real: Shown, known: { used: Tally[]; items: readonly Cell[]; policy: Policy }) => Shown,
  ...finds: RegExp[]
): BrokenEngine =>
  breakMeans({
    measuring: (tallies, anonymitySet, policy) => {
      const real = measureCluster(tallies, anonymitySet, policy);
      if (real.mean.cell.form === "masked") return real;
      const used = tallies.filter(
        ({ n }, index) => n >= getMinPeople(anonymitySet.group, policy) && isUsed(real.items, index, policy),
      );
      const cell = change(real.mean.cell, { used, items: real.items, policy });
      return { items: real.items, mean: { cell, range: toRange(cell, policy) } };
    },
    finds,
  });

const isUsed = (items: readonly Cell[], index: number, { minItemsPerMean }: Policy) =>
  items[index]?.form === "value" || items.filter(({ form }) => form === "value").length < minItemsPerMean;

const computePlainMean = (used: readonly Tally[]): Fraction =>
  dividedBy(sumFractions(used.map(({ sum, n }) => fraction(sum, n))), used.length);

const toNumber = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);

const toValue = (real: Shown, used: readonly Tally[], policy: Policy): Shown => ({
  ...limitToEnds(computePlainMean(used), policy),
  n: real.n,
  questions: real.questions,
});

const toInterval = ({ n, questions }: Shown, from: number, to: number): Shown => ({
  form: "interval",
  from: Math.max(1, from),
  to: Math.min(5, to),
  n,
  questions,
});

const hasBand = (items: readonly Cell[]) => items.some(({ form }) => form === "band");

/** Measures every skill again as the broken engines do, but by our rules: the attack must find nothing. */
export const measuredAgain = breakMeans({ measuring: measureCluster });

export const brokenMeans: Record<string, BrokenEngine> = {
  "the mean is a plain number beside bands": breakShownMean(
    (real, { used, policy }) => (real.form === "interval" ? toValue(real, used, policy) : real),
    /^narrowed/,
  ),
  "the half point is told though it narrows a band": breakShownMean((real, { used, items }) => {
    if (real.form !== "interval" || !hasBand(items)) return real;
    const step = Math.min(9, Math.floor(2 * toNumber(computePlainMean(used))));
    return toInterval(real, step / 2, (step + 1) / 2);
  }, /^narrowed/),
  "an interval is drawn around the plain mean": breakShownMean((real, { used }) => {
    if (real.form !== "interval") return real;
    const tenths = roundToTenths(computePlainMean(used));
    return toInterval(real, (tenths - 3) / 10, (tenths + 3) / 10);
  }, /^narrowed/),
  "an interval is rounded inward": breakShownMean(
    (real) =>
      real.form === "interval" && real.to - real.from > 0.45
        ? toInterval(real, Math.round(10 * real.from + 1) / 10, Math.round(10 * real.to - 1) / 10)
        : real,
    /^narrowed/,
  ),
  "what lies behind an end feeds the mean": breakShownMean((real, { used, items, policy }) => {
    const isEnd = items.some((cell) => cell.form === "value" && cell.end);
    return isEnd && !hasBand(items) ? toValue(real, used, policy) : real;
  }, /^forced/),
  "a middle is told as if it were exact": breakShownMean((real) => {
    if (real.form !== "value" || !real.approximate) return real;
    const { approximate: _, ...exact } = real;
    return exact;
  }, /^unexplained: \w+: mean of/),
  "an approximate number is the mean itself": breakShownMean(
    (real, { used, policy }) =>
      real.form === "value" && real.approximate
        ? { ...toValue(real, used, policy), approximate: real.approximate }
        : real,
    /^forced/,
  ),
  "means are stored as computed": breakShownMean(
    (real, { used, items }) =>
      real.form === "value" && items.every((cell) => cell.form === "value" && !cell.end)
        ? { ...real, value: toNumber(computePlainMean(used)) }
        : real,
    /^unrounded: \w+ mean/,
  ),
  "the people of a mean are those of its fullest question": breakShownMean(
    (real, { used }) => ({ ...real, n: Math.max(...used.map(({ n }) => n)) }),
    /^impossible/,
  ),
  "questions are stored as computed": breakMeans({
    measuring: (tallies, anonymitySet, policy) => {
      const real = measureCluster(tallies, anonymitySet, policy);
      const items = real.items.map((cell, index) => {
        const { sum, n } = tallies[index]!;
        return cell.form === "value" && !cell.end ? { ...cell, value: sum / n } : cell;
      });
      return { ...real, items };
    },
    finds: [/^unrounded: \w+ value/],
  }),
  "a question that is masked feeds the mean": breakMeans({
    measuring: (tallies, anonymitySet, policy) => {
      const real = measureCluster(tallies, anonymitySet, policy);
      const { cell } = real.mean;
      const isPlain = real.items.every(
        (item) => item.form === "masked" || (item.form === "value" && !item.end),
      );
      if (cell.form !== "value" || !isPlain) return real;
      const moved = toValue(
        cell,
        tallies.filter(({ n }) => n > 0),
        policy,
      );
      return { ...real, mean: { cell: moved, range: toRange(moved, policy) } };
    },
    finds: [/^impossible/],
  }),
  "« not observed » counts as an answer": breakMeans({
    measuring: measureCluster,
    counting: (item, own) => ({
      ...tally(item, own),
      n: own.filter(({ scores }) => scores[item.position] !== null).length,
    }),
    finds: [/^few behind: \w+ cell/, /^combination/],
  }),
};

/** Measures the questions of each skill in another way, and compares again, so that the rest stays consistent. */
function breakMeans({ measuring, counting = tally, finds = [] }: Means): BrokenEngine {
  return breakReport(
    (report, { responses, policy, questionnaire }) => {
      // No group is measured there; the joint group has broken rules of its own.
      if (hasJointGroup(report)) return report;
      const items = report.items.map((item) => ({ ...item }));
      const ranked: RankedSkill[] = [];
      const skills = report.skills.map((skill) => {
        const positions = skill.positions.filter((position) => items[position]?.cells);
        const figures = toMeanFigures(skill.cells, policy);
        for (const group of ["peer", "direct_report"] as const) {
          const own = filterByGroup(responses, group);
          if (!figures[group] || own.length < policy.k) continue;
          const tallies = positions.map((position) => counting(questionnaire.items[position]!, own));
          const measured = measuring(tallies, { group, people: own.length }, policy);
          figures[group] = measured.mean;
          positions.forEach((position, index) => {
            const item = items[position]!;
            item.cells = { ...item.cells!, [group]: measured.items[index]! };
            if (measured.items[index]?.form !== "value")
              item.distributions = { ...item.distributions, [group]: null };
          });
        }
        const cells = {
          self: skill.cells.self,
          manager: skill.cells.manager,
          peer: figures.peer?.cell ?? null,
          direct_report: figures.direct_report?.cell ?? null,
        };
        const { comparison, exact } = compare(figures, resolveSkillWeights(policy.weights, skill), policy);
        ranked.push({ id: skill.id, tag: comparison.tag, ...exact });
        return { ...skill, cells, ...comparison };
      });
      return {
        ...report,
        highlights: selectUnquoted(ranked),
        skills,
        items: items.map((item) => ({ ...item, ...compareAgain(item, report, policy) })),
      };
    },
    ...finds,
  );
}

function toMeanFigures(
  cells: Snapshot["skills"][number]["cells"],
  policy: Policy,
): Record<Group, MeanFigure | null> {
  const figure = (cell: MeanCell | null): MeanFigure | null => cell && { cell, range: toRange(cell, policy) };
  return {
    self: figure(cells.self),
    manager: figure(cells.manager),
    peer: figure(cells.peer),
    direct_report: figure(cells.direct_report),
  };
}

function compareAgain(
  item: Snapshot["items"][number],
  report: Snapshot,
  policy: Policy,
): Partial<Comparison> {
  if (!item.cells || item.dimension !== "skill") return {};
  const skill = report.skills.find(({ id }) => id === item.skillId);
  const row = skill ? resolveSkillWeights(policy.weights, skill) : policy.weights.default;
  const shown = report.groups.flatMap(({ group, shown: isShown }) => (isShown ? [group] : []));
  return compareItem(item.cells, row, { shown, joint: item.joint }, policy);
}
