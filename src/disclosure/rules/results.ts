import { resolveSkillWeights } from "#weights/rules/matrix.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { type Group, groups } from "#weights/vocabulary.ts";
import type {
  Comparison,
  DimensionResult,
  GroupCells,
  ItemResult,
  JointCell,
  Policy,
  SkillResult,
} from "../contract.ts";
import { masked } from "./cells.ts";
import type { GroupTexts } from "./comments.ts";
import { compare, compareItem, noComparison } from "./comparisons.ts";
import { computeGroupGap } from "./gaps.ts";
import type { RankedSkill } from "./highlights.ts";
import { maskedMean, type MeanFigure } from "./means.ts";
import { withoutPeople } from "./joint.ts";
import { type GroupFigures, isRated } from "./measure.ts";

/** A group that was invited, and what may be published of what it answered. */
export type MeasuredGroup = {
  shown: boolean;
  figures: GroupFigures;
  /** null: too few have finished. */
  texts: GroupTexts | null;
};

export type Collection = {
  items: readonly QuestionnaireItem[];
  groups: ReadonlyMap<Group, MeasuredGroup>;
  /** What both protected groups say together (joint.ts); null where the report has no joint group. */
  joint: GroupFigures | null;
  policy: Policy;
};

type ByGroup<Entry> = Record<Group, Entry | null>;

/** null for the groups in which no person was invited. */
export function mapGroups<Entry>(
  collection: Pick<Collection, "groups">,
  entry: (measured: MeasuredGroup) => Entry | null,
): ByGroup<Entry> {
  const mapGroup = (group: Group) => {
    const measured = collection.groups.get(group);
    return measured ? entry(measured) : null;
  };
  return {
    self: mapGroup("self"),
    manager: mapGroup("manager"),
    peer: mapGroup("peer"),
    direct_report: mapGroup("direct_report"),
  };
}

const noWritings = { self: null, manager: null, peer: null, direct_report: null };

/** The published form of a skill or dimension, and the range that it allows. */
function collectMeans(collection: Collection, cluster: string) {
  const means: ByGroup<MeanFigure> = mapGroups(
    collection,
    ({ figures }) => figures.means.get(cluster) ?? maskedMean,
  );
  const cells = {
    self: means.self?.cell ?? null,
    manager: means.manager?.cell ?? null,
    peer: means.peer?.cell ?? null,
    direct_report: means.direct_report?.cell ?? null,
  };
  const joint = collection.joint && (collection.joint.means.get(cluster) ?? maskedMean);
  return { means: { ...means, joint }, cells, joint: joint && withoutPeople(joint.cell) };
}

/** Each skill as it is published, and what its place on the first page is decided by. */
export function computeSkillResults(collection: Collection): { result: SkillResult; ranked: RankedSkill }[] {
  const { items, policy } = collection;
  const skillItems = items.filter(({ dimension, skill }) => dimension === "skill" && skill);
  const members = Map.groupBy(skillItems, ({ skill }) => skill?.id);
  return [...members.values()].flatMap((questions) => {
    const skill = questions[0]?.skill;
    if (!skill) return [];
    const { means, cells, joint } = collectMeans(collection, `skill:${skill.id}`);
    const compared = compare(means, resolveSkillWeights(policy.weights, skill), policy);
    const result = {
      ...skill,
      positions: questions.map(({ position }) => position),
      cells,
      joint,
      ...compared.comparison,
      comments: mapGroups(collection, ({ texts }) => texts?.skills.get(skill.id) ?? null),
    };
    return [{ result, ranked: { id: skill.id, tag: result.tag, ...compared.exact } }];
  });
}

export function computeDimensionResult(
  collection: Collection,
  dimension: "value" | "objective",
): DimensionResult | null {
  const { items, policy } = collection;
  const positions = items.filter((item) => item.dimension === dimension).map(({ position }) => position);
  if (positions.length === 0) return null;
  const { means, cells, joint } = collectMeans(collection, dimension);
  const row = dimension === "value" ? policy.weights.values : policy.weights.objectives;
  return { positions, cells, joint, ...compare(means, row, policy).comparison };
}

export function computeItemResult(item: QuestionnaireItem, collection: Collection): ItemResult {
  const { position, dimension, type, name, text, options, skill, sourceId } = item;
  const cells: GroupCells | null = isRated(item)
    ? mapGroups(collection, ({ figures }) => figures.items.get(position) ?? masked)
    : null;
  const joint =
    collection.joint && isRated(item) ? withoutPeople(collection.joint.items.get(position) ?? masked) : null;
  const texts = mapGroups(collection, (measured) => measured.texts?.items.get(position) ?? null);
  const getDistribution = (group: Group) =>
    collection.groups.get(group)?.figures.distributions.get(position) ?? null;
  const computeGap = (group: Group) => cells && computeGroupGap(cells.self, cells[group], collection.policy);
  return {
    position,
    dimension,
    type,
    ...(name && { name }),
    text,
    options,
    skillId: skill?.id ?? null,
    sourceId,
    cells,
    joint,
    ...(cells ? computeItemComparison(item, { ...cells, joint }, collection) : noComparison),
    gaps: {
      manager: computeGap("manager"),
      peer: computeGap("peer"),
      direct_report: computeGap("direct_report"),
      joint: cells && computeGroupGap(cells.self, joint, collection.policy),
    },
    distributions: { peer: getDistribution("peer"), direct_report: getDistribution("direct_report") },
    choices: mapGroups(collection, ({ figures }) => figures.choices.get(position) ?? null),
    answers: type === "text" ? texts : noWritings,
    comments: type === "text" ? noWritings : texts,
  };
}

function computeItemComparison(
  item: QuestionnaireItem,
  { joint, ...cells }: GroupCells & { joint: JointCell | null },
  { groups: measured, policy }: Collection,
): Comparison {
  const { weights } = policy;
  const shown = groups.filter((group) => measured.get(group)?.shown);
  const rows = { value: weights.values, objective: weights.objectives };
  if (item.dimension !== "skill") return compareItem(cells, rows[item.dimension], { shown, joint }, policy);
  const row = item.skill ? resolveSkillWeights(weights, item.skill) : weights.default;
  return compareItem(cells, row, { shown, joint }, policy);
}
