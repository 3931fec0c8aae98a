import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type {
  Comparison,
  DimensionResult,
  Group,
  GroupCells,
  GroupWritings,
  ItemResult,
  Policy,
  Response,
  SkillResult,
} from "../contract.ts";
import { groups, masked } from "./cells.ts";
import { compare, compareItem, noComparison } from "./comparisons.ts";
import { type GroupFigures, isRated } from "./measure.ts";
import { skillWeights } from "./weights.ts";
import { writingsAt } from "./writings.ts";

/** A group that was invited, what it answered, what may be published of it. */
export type MeasuredGroup = {
  responses: readonly Response[];
  shown: boolean;
  figures: GroupFigures;
};

export type Collection = {
  items: readonly QuestionnaireItem[];
  groups: ReadonlyMap<Group, MeasuredGroup>;
  policy: Policy;
};

type ByGroup<Entry> = Record<Group, Entry | null>;

/** null for the groups nobody was invited in. */
function byGroup<Entry>(
  collection: Collection,
  entry: (measured: MeasuredGroup, group: Group) => Entry | null,
): ByGroup<Entry> {
  const of = (group: Group) => {
    const measured = collection.groups.get(group);
    return measured ? entry(measured, group) : null;
  };
  return {
    self: of("self"),
    manager: of("manager"),
    peer: of("peer"),
    direct_report: of("direct_report"),
  };
}

const nothing = { self: null, manager: null, peer: null, direct_report: null };

const meanCells = (collection: Collection, cluster: string): GroupCells =>
  byGroup(collection, ({ figures }) => figures.means.get(cluster) ?? masked);

export function skillResults(collection: Collection): SkillResult[] {
  const { items, policy } = collection;
  const ofSkills = items.filter(({ dimension, skill }) => dimension === "skill" && skill);
  const members = Map.groupBy(ofSkills, ({ skill }) => skill?.id);
  return [...members.values()].flatMap((questions) => {
    const skill = questions[0]?.skill;
    if (!skill) return [];
    const cells = meanCells(collection, `skill:${skill.id}`);
    const pooledSd = policy.pooledSd?.[skill.id] ?? null;
    return [
      {
        ...skill,
        positions: questions.map(({ position }) => position),
        cells,
        ...compare(cells, skillWeights(policy.weights, skill), pooledSd, policy),
      },
    ];
  });
}

export function dimensionResult(
  collection: Collection,
  dimension: "value" | "objective",
): DimensionResult | null {
  const { items, policy } = collection;
  const positions = items.filter((item) => item.dimension === dimension).map(({ position }) => position);
  if (positions.length === 0) return null;
  const cells = meanCells(collection, dimension);
  const row = dimension === "value" ? policy.weights.values : policy.weights.objectives;
  return { positions, cells, ...compare(cells, row, null, policy) };
}

export function itemResult(
  item: QuestionnaireItem,
  collection: Collection,
  random: () => number,
): ItemResult {
  const { position, dimension, type, text, options, skill, sourceId } = item;
  const rated = isRated(item);
  const cells: GroupCells | null = rated
    ? byGroup(collection, ({ figures }) => figures.items.get(position) ?? masked)
    : null;
  const writings: GroupWritings = byGroup(collection, ({ responses }, group) =>
    writingsAt(position, group, responses, collection.policy, random),
  );
  const countsOf = (group: Group) =>
    collection.groups.get(group)?.figures.distributions.get(position) ?? null;
  return {
    position,
    dimension,
    type,
    text,
    options,
    skillId: skill?.id ?? null,
    sourceId,
    cells,
    ...(cells ? comparisonOf(item, cells, collection) : noComparison),
    distributions: { peer: countsOf("peer"), direct_report: countsOf("direct_report") },
    choices: byGroup(collection, ({ figures }) => figures.choices.get(position) ?? null),
    answers: type === "text" ? writings : nothing,
    comments: type === "text" ? nothing : writings,
  };
}

function comparisonOf(
  item: QuestionnaireItem,
  cells: GroupCells,
  { groups: measured, policy }: Collection,
): Comparison {
  const { weights } = policy;
  const shown = groups.filter((group) => measured.get(group)?.shown);
  const rows = { value: weights.values, objective: weights.objectives };
  if (item.dimension !== "skill") return compareItem(cells, rows[item.dimension], shown, policy);
  const row = item.skill ? skillWeights(weights, item.skill) : weights.default;
  return compareItem(cells, row, shown, policy);
}
