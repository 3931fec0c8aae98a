import type {
  Cell,
  Comparison,
  Group,
  GroupCells,
  Policy,
  Response,
  Snapshot,
  ValueCell,
} from "../../contract.ts";
import { groupOf, itemCell, leastPeople, masked, type Tally, tally, valueCell } from "../../rules/cells.ts";
import { compare, compareItem } from "../../rules/comparisons.ts";
import { dividedBy, fraction, sumOf } from "../../rules/fractions.ts";
import { cellsOf } from "../../rules/means.ts";
import { release } from "../../rules/release.ts";
import { skillWeights, weightedMean } from "../../rules/weights.ts";
import { writingsAt } from "../../rules/writings.ts";
import { seeded } from "../build.ts";
import type { Evaluation } from "./evaluations.ts";
import type { Finding } from "./findings.ts";
import { type ProtectedGroup, type Rules, rulesAsBuilt } from "./solver.ts";

/** An engine with one rule broken, what whoever attacks knows of it, and what they should find. */
export type Broken = {
  publish: (evaluation: Evaluation, seed: number) => Snapshot;
  rules: Rules;
  finds: Finding["kind"];
};

export const asBuilt = (evaluation: Evaluation, seed: number): Snapshot =>
  release({ ...evaluation, random: seeded(seed) });

/** Measures every skill again as the broken engines do, but in our way: there is nothing to notice. */
export const measuredAgain = byMeans({}, cellsOf);

/** Engines that differ from ours by one rule, composed of its own parts: it has no switch for any of them. */
export const broken: Record<string, Broken> = {
  "the threshold is two": byPolicy({ k: 2 }, "few people"),
  "a single question has a value from the threshold": byPolicy({ itemValueFrom: 3 }, "few people"),
  "one question makes a mean": byPolicy({ minItemsPerMean: 1 }, "few people"),
  "there are no ends": byPolicy({ ends: { low: 1, high: 5 } }, "forced"),
  "levels are counted from the threshold": byPolicy({ distributionFrom: 3 }, "few people"),
  "the mean says all that it knows beside bands": byMeans(
    { spreadsBands: false },
    (tallies, { group, people }, policy) => ({
      ...cellsOf(tallies, { group, people }, policy),
      mean: plainMean(tallies, group, policy),
    }),
  ),
  "a lonely band stays lonely": byMeans(
    { spreadsBands: false, demotes: false },
    (tallies, { group }, policy) => ({
      items: tallies.map((answers) => itemCell(answers, group, policy)),
      mean: plainMean(tallies, group, policy),
    }),
  ),
  "unlimited questions feed the mean": {
    ...byMeans({ limitsBeforeMean: false }, (tallies, { group, people }, policy) => {
      const real = cellsOf(tallies, { group, people }, policy);
      const beside = real.items.some(({ form }) => form === "band");
      const isLimited = real.mean.form === "masked" || beside;
      return isLimited ? real : { ...real, mean: unlimitedMean(tallies, group, policy) };
    }),
    finds: "forced",
  },
  "means are stored as computed": {
    ...byMeans({ spreadsBands: false }, (tallies, { group, people }, policy) => {
      const real = cellsOf(tallies, { group, people }, policy);
      const used = tallies.filter(({ n }) => n >= policy.k);
      if (real.mean.form !== "value" || real.mean.end) return real;
      const value = used.reduce((sum, each) => sum + within(each.sum / each.n, policy), 0) / used.length;
      return { ...real, mean: { ...real.mean, value } };
    }),
    finds: "unrounded",
  },
  "a question has « les autres » beside a hidden group": changing((report) => ({
    ...report,
    items: report.items.map((item) =>
      item.cells
        ? { ...item, ...compareItem(item.cells, report.policy.weights.default, [], report.policy as Policy) }
        : item,
    ),
  })),
  "« les autres » count groups that are masked": changing((report, { responses }) => ({
    ...report,
    skills: report.skills.map((skill) => {
      const exact = (group: Group) => meanOfAll(responses, group, skill.positions);
      const row = skillWeights(report.policy.weights, skill);
      const parts = (["manager", "peer", "direct_report"] as const).flatMap((group) => {
        const value = exact(group);
        return value === null || row[group] === 0 ? [] : [{ group, value, weight: row[group] }];
      });
      const value = weightedMean(parts);
      if (value === null) return skill;
      const others: ValueCell = { form: "value", value: Math.round(value * 10) / 10, n: parts.length };
      return { ...skill, others, othersOf: parts.map(({ group }) => group) };
    }),
  })),
  "« les autres » are computed from means before rounding": changing((report, { responses }) => ({
    ...report,
    skills: report.skills.map((skill) => {
      const row = skillWeights(report.policy.weights, skill);
      const parts = skill.othersOf.map((group) => ({
        value: meanOfAll(responses, group, skill.positions) ?? 0,
        weight: row[group],
      }));
      if (!skill.others) return skill;
      const value = within(Math.round((weightedMean(parts) ?? 0) * 10) / 10, report.policy);
      return { ...skill, others: { ...skill.others, value } };
    }),
  })),
  "a gap is given where « les autres » are hidden": changing((report, { responses }) => ({
    ...report,
    items: report.items.map((item) => {
      const mean = meanOfAll(responses, "peer", [item.position]);
      const self = item.cells?.self;
      if (mean === null || self?.form !== "value" || item.gap) return item;
      return { ...item, gap: { value: Math.round((mean - self.value) * 10) / 10 } };
    }),
  })),
  "a highlight speaks of a skill that has no tag": changing((report) => ({
    ...report,
    highlights: report.skills
      .flatMap(({ id, tag }) => (tag ? [] : [{ kind: "blind_spot" as const, skillId: id }]))
      .slice(0, 1),
  })),
  "comments are shown from the first one": changing(
    (report, { responses, policy }, random) => ({
      ...report,
      items: report.items.map((item) => ({
        ...item,
        comments:
          item.type === "text" ? item.comments : writingsFromOne(item.position, responses, policy, random),
      })),
    }),
    "few people",
  ),
  "levels are counted beside an end": changing(
    (report, { responses }) => ({
      ...report,
      items: report.items.map((item) => {
        const counts = (group: ProtectedGroup) => {
          const answers = tally(itemAt(item), ofGroup(responses, group));
          const isRated = item.type === "star_rating";
          return isRated && answers.n >= report.policy.distributionFrom
            ? answers.counts
            : item.distributions[group];
        };
        return { ...item, distributions: { peer: counts("peer"), direct_report: counts("direct_report") } };
      }),
    }),
    "narrowed",
  ),
  "direct reports are treated like managers": changing((report, evaluation, random) => {
    const swapped = release({
      ...evaluation,
      responses: evaluation.responses
        .filter(({ role }) => role !== "manager")
        .map((each): Response => (each.role === "direct_report" ? { ...each, role: "manager" } : each)),
      invited: { ...evaluation.invited, manager: evaluation.invited.direct_report, direct_report: 0 },
      random,
    });
    const moved = (real: GroupCells, other: GroupCells | undefined) =>
      other && real.direct_report ? { ...real, direct_report: other.manager } : real;
    return {
      ...report,
      skills: report.skills.map((skill, index) => ({
        ...skill,
        cells: moved(skill.cells, swapped.skills[index]?.cells),
      })),
      items: report.items.map((item, index) => ({
        ...item,
        cells: item.cells && moved(item.cells, swapped.items[index]?.cells ?? undefined),
      })),
    };
  }, "few people"),
  "how many answered is told of a masked group": changing(
    (report, { responses }) => ({
      ...report,
      participation: { ...report.participation, answered: responses.length },
    }),
    "few people",
  ),
};

function byPolicy(change: Partial<Policy>, finds: Finding["kind"]): Broken {
  return {
    publish: (evaluation, seed) =>
      asBuilt({ ...evaluation, policy: { ...evaluation.policy, ...change } }, seed),
    rules: rulesAsBuilt,
    finds,
  };
}

function changing(
  change: (report: Snapshot, evaluation: Evaluation, random: () => number) => Snapshot,
  finds: Finding["kind"] = "unexplained",
): Broken {
  return {
    publish: (evaluation, seed) => change(asBuilt(evaluation, seed), evaluation, seeded(seed + 1)),
    rules: rulesAsBuilt,
    finds,
  };
}

type Measuring = (
  tallies: readonly Tally[],
  crowd: { group: ProtectedGroup; people: number },
  policy: Policy,
) => { items: Cell[]; mean: Cell };

/** Measures the questions of each skill in another way, and compares again, so that nothing else is out of tune. */
function byMeans(rules: Partial<Rules>, measuring: Measuring): Broken {
  return {
    ...changing((report, { responses, policy, questionnaire }) => {
      const items = report.items.map((item) => ({ ...item }));
      const skills = report.skills.map((skill) => {
        const positions = skill.positions.filter((position) => items[position]?.cells);
        const cells = { ...skill.cells };
        for (const group of ["peer", "direct_report"] as const) {
          const own = ofGroup(responses, group);
          if (!cells[group] || own.length < policy.k) continue;
          const tallies = positions.map((position) => tally(questionnaire.items[position]!, own));
          const measured = measuring(tallies, { group, people: own.length }, policy);
          cells[group] = measured.mean;
          positions.forEach((position, index) => {
            const item = items[position]!;
            item.cells = { ...item.cells!, [group]: measured.items[index]! };
            if (measured.items[index]?.form !== "value")
              item.distributions = { ...item.distributions, [group]: null };
          });
        }
        return { ...skill, cells, ...compare(cells, skillWeights(policy.weights, skill), null, policy) };
      });
      return {
        ...report,
        highlights: [],
        skills,
        items: items.map((item) => ({ ...item, ...comparedAgain(item, report, policy) })),
      };
    }, "narrowed"),
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

function plainMean(tallies: readonly Tally[], group: Group, policy: Policy): Cell {
  const used = tallies.filter(({ n }) => n >= leastPeople(group, policy));
  if (used.length < policy.minItemsPerMean) return masked;
  const tenths = used.map(({ sum, n }) => fraction(Math.round(within(sum / n, policy) * 27_720), 27_720));
  const mean = dividedBy(sumOf(tenths), used.length);
  return valueCell(mean, Math.min(...used.map(({ n }) => n)), group, policy);
}

function unlimitedMean(tallies: readonly Tally[], group: Group, policy: Policy): Cell {
  const used = tallies.filter(({ n }) => n >= leastPeople(group, policy));
  const mean = dividedBy(sumOf(used.map(({ sum, n }) => fraction(sum, n))), used.length);
  return valueCell(mean, Math.min(...used.map(({ n }) => n)), group, policy);
}

const within = (mean: number, { ends }: Pick<Policy, "ends">) =>
  Math.min(ends.high, Math.max(ends.low, mean));

const ofGroup = (responses: readonly Response[], group: Group) =>
  responses.filter(({ role }) => groupOf(role) === group);

function meanOfAll(
  responses: readonly Response[],
  group: Group,
  positions: readonly number[],
): number | null {
  const levels = ofGroup(responses, group).flatMap(({ scores }) =>
    positions.map((position) => scores[position] ?? 0).filter((level) => level > 0 && level <= 5),
  );
  return levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

function writingsFromOne(
  position: number,
  responses: readonly Response[],
  policy: Policy,
  random: () => number,
): Snapshot["items"][number]["comments"] {
  const of = (group: Group) => {
    const own = ofGroup(responses, group);
    return own.length === 0 ? null : writingsAt(position, group, own, { ...policy, k: 1 }, random);
  };
  return { self: of("self"), manager: of("manager"), peer: of("peer"), direct_report: of("direct_report") };
}

const itemAt = ({ position, dimension, type, text, options, sourceId }: Snapshot["items"][number]) => ({
  position,
  dimension,
  type,
  text,
  options,
  sourceId,
  required: false,
  skill: null,
});
