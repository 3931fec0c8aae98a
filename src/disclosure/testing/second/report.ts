import type { FrozenSkill, Questionnaire, QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { WeightRow } from "#weights/contract/matrix.ts";
import type {
  Comparison,
  DimensionResult,
  Group,
  GroupMeans,
  ItemResult,
  Policy,
  Response,
  SkillResult,
  Snapshot,
} from "../../contract.ts";
import {
  choicesOf,
  distributionOf,
  groupOrder,
  isProtected,
  isRated,
  isShown,
  ratedCell,
  type GroupFacts,
} from "./cells.ts";
import { pooledComments, questionComments, skillOf, textAnswers } from "./comments.ts";
import { compare, groupGap, noComparison } from "./comparisons.ts";
import { inTenths } from "./fractions.ts";
import { highlightsOf, type Judged } from "./highlights.ts";
import { endCorners, meanOf, type Corners, type Mean } from "./means.ts";
import type { Side } from "./others.ts";

/** What a report is made of; `invited` counts the people invited in each group. */
export type SecondInput = {
  readonly questionnaire: Questionnaire;
  readonly responses: readonly Response[];
  readonly policy: Policy;
  readonly invited: Readonly<Record<Group, number>>;
};

/** One entry for each group. */
const byGroup = <Entry>(entryOf: (group: Group) => Entry): Record<Group, Entry> => ({
  self: entryOf("self"),
  manager: entryOf("manager"),
  peer: entryOf("peer"),
  direct_report: entryOf("direct_report"),
});

const otherGroups = ["manager", "peer", "direct_report"] as const;

type Facts = Record<Group, GroupFacts>;

/** The means of a cluster with self against the others. */
function clusterResult(
  positions: readonly number[],
  row: WeightRow,
  facts: Facts,
  policy: Policy,
): { cells: GroupMeans; comparison: Comparison; corners: Corners | null; self: number | null } {
  const means = byGroup((group): Mean | null => {
    if (facts[group].invited === 0) return null;
    const cluster = positions.map((position) => ratedCell(position, facts[group], policy));
    return meanOf(cluster, group, facts[group].responses.length, policy);
  });
  const sides: Side[] = [];
  for (const group of otherGroups) {
    const mean = means[group];
    if (mean === null || mean.corners === null || mean.cell.form === "masked") continue;
    const end = mean.cell.form === "value" ? mean.cell.end : undefined;
    const { questions: _, ...cell } = mean.cell;
    sides.push({ group, n: mean.cell.n, end, corners: mean.corners, cell });
  }
  const cells = byGroup((group) => means[group]?.cell ?? null);
  return { cells, ...compare(cells.self, sides, row, policy) };
}

/** All that the printed « les autres » stand for: behind an end the rest of the scale, else their corners. */
function printedCorners(
  { comparison: { others }, corners }: { comparison: Comparison; corners: Corners | null },
  policy: Policy,
): Corners | null {
  if (others?.form === "value" && others.end !== undefined) return endCorners(others.end, policy);
  return others === null ? null : corners;
}

/** « Les autres » of one question: only when each visible protected group with a weight has a value. */
function questionComparison(
  cells: NonNullable<ItemResult["cells"]>,
  row: WeightRow,
  facts: Facts,
  policy: Policy,
): Comparison {
  const sides: Side[] = [];
  for (const group of otherGroups) {
    const cell = cells[group];
    if (cell?.form === "value") {
      const tenths = inTenths(cell.value);
      const corners = cell.end ? endCorners(cell.end, policy) : { low: tenths, high: tenths };
      sides.push({ group, n: cell.n, end: cell.end, corners, cell });
    } else if (isProtected(group) && isShown(facts[group], policy) && row[group] > 0) {
      return noComparison;
    }
  }
  return compare(cells.self, sides, row, policy).comparison;
}

/** A skill's own row beats its family's, which beats the default one. */
const rowOf = (skill: FrozenSkill | null, { weights }: Policy): WeightRow => {
  const family = skill?.family ? weights.families[skill.family.id] : undefined;
  return (skill && weights.skills[skill.id]) ?? family ?? weights.default;
};

const rowOfItem = (item: QuestionnaireItem, policy: Policy): WeightRow => {
  if (item.dimension === "value") return policy.weights.values;
  if (item.dimension === "objective") return policy.weights.objectives;
  return rowOf(item.skill, policy);
};

function itemResult(
  item: QuestionnaireItem,
  items: readonly QuestionnaireItem[],
  facts: Facts,
  policy: Policy,
): ItemResult {
  const { position } = item;
  const cells = isRated(item)
    ? byGroup((group) => (facts[group].invited === 0 ? null : ratedCell(position, facts[group], policy).cell))
    : null;
  const gapOf = (group: Group) => (cells ? groupGap(cells.self, cells[group], policy) : null);
  const distribution = (group: Group) => (cells ? distributionOf(position, facts[group], policy) : null);
  return {
    position,
    dimension: item.dimension,
    type: item.type,
    text: item.text,
    options: item.options,
    skillId: item.skill?.id ?? null,
    sourceId: item.sourceId,
    cells,
    ...(cells ? questionComparison(cells, rowOfItem(item, policy), facts, policy) : noComparison),
    gaps: { manager: gapOf("manager"), peer: gapOf("peer"), direct_report: gapOf("direct_report") },
    distributions: { peer: distribution("peer"), direct_report: distribution("direct_report") },
    choices: byGroup((group) => choicesOf(item, facts[group], policy)),
    answers: byGroup((group) => textAnswers(item, facts[group], policy)),
    comments: byGroup((group) => questionComments(item, items, facts[group], policy)),
  };
}

/** The whole report, read from §5 by itself; the paragraphs in alphabetical order instead of a random one. */
export function secondReport({ questionnaire, responses, policy, invited }: SecondInput): Snapshot {
  const { items } = questionnaire;
  const facts = byGroup((group): GroupFacts => {
    const role = group === "self" ? "subject" : group;
    return { group, invited: invited[group], responses: responses.filter((one) => one.role === role) };
  });
  const present = groupOrder.filter((group) => invited[group] > 0);
  const hidden = present.some((group) => isProtected(group) && !isShown(facts[group], policy));
  const ratedAt = (positions: readonly number[]) =>
    positions.filter((position) => items.some((item) => item.position === position && isRated(item)));

  const skills: SkillResult[] = [];
  const judged: Judged[] = [];
  for (const { skill } of items.filter((item) => skillOf(item) !== null)) {
    if (skill === null || skills.some(({ id }) => id === skill.id)) continue;
    const positions = items.filter((item) => skillOf(item) === skill.id).map(({ position }) => position);
    const result = clusterResult(ratedAt(positions), rowOf(skill, policy), facts, policy);
    skills.push({
      id: skill.id,
      name: skill.name,
      family: skill.family,
      positions,
      cells: result.cells,
      ...result.comparison,
      comments: byGroup((group) => pooledComments(skill.id, items, facts[group], policy)),
    });
    judged.push({
      skillId: skill.id,
      tag: result.comparison.tag,
      corners: printedCorners(result, policy),
      self: result.self,
    });
  }

  const dimension = (name: "value" | "objective", row: WeightRow): DimensionResult | null => {
    const positions = items.filter((item) => item.dimension === name).map(({ position }) => position);
    if (positions.length === 0) return null;
    const { cells, comparison } = clusterResult(ratedAt(positions), row, facts, policy);
    return { positions, cells, ...comparison };
  };

  return {
    engineVersion: 3,
    scale: questionnaire.scale,
    policy,
    participation: {
      invited: present.reduce((all, group) => all + invited[group], 0),
      answered: hidden ? null : responses.length,
    },
    groups: present.map((group) => {
      const shown = isShown(facts[group], policy);
      const known = shown || !isProtected(group);
      return {
        group,
        invited: invited[group],
        answered: known ? facts[group].responses.length : null,
        shown,
        hidden: shown ? null : ("too_few" as const),
      };
    }),
    skills,
    items: items.map((item) => itemResult(item, items, facts, policy)),
    values: dimension("value", policy.weights.values),
    objectives: dimension("objective", policy.weights.objectives),
    comments: byGroup((group) => pooledComments(null, items, facts[group], policy)),
    highlights: highlightsOf(judged),
  };
}
