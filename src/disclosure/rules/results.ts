import { skillWeights } from "#weights/rules/matrix.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { type Group, groups } from "#weights/vocabulary.ts";
import type {
  Comparison,
  DimensionResult,
  GroupCells,
  ItemResult,
  Policy,
  SkillResult,
} from "../contract.ts";
import { masked } from "./cells.ts";
import type { GroupTexts } from "./comments.ts";
import { compare, compareItem, noComparison } from "./comparisons.ts";
import { groupGap } from "./gaps.ts";
import type { RankedSkill } from "./highlights.ts";
import { maskedMean, type MeanFigure } from "./means.ts";
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
  policy: Policy;
};

type ByGroup<Entry> = Record<Group, Entry | null>;

/** null for the groups nobody was invited in. */
export function byGroup<Entry>(
  collection: Pick<Collection, "groups">,
  entry: (measured: MeasuredGroup) => Entry | null,
): ByGroup<Entry> {
  const of = (group: Group) => {
    const measured = collection.groups.get(group);
    return measured ? entry(measured) : null;
  };
  return {
    self: of("self"),
    manager: of("manager"),
    peer: of("peer"),
    direct_report: of("direct_report"),
  };
}

const nothing = { self: null, manager: null, peer: null, direct_report: null };

/** The published form of a skill or dimension, and the range that it allows. */
function meansOf(collection: Collection, cluster: string) {
  const means: ByGroup<MeanFigure> = byGroup(
    collection,
    ({ figures }) => figures.means.get(cluster) ?? maskedMean,
  );
  const cells = {
    self: means.self?.cell ?? null,
    manager: means.manager?.cell ?? null,
    peer: means.peer?.cell ?? null,
    direct_report: means.direct_report?.cell ?? null,
  };
  return { means, cells };
}

/** Each skill as it is published, and what its place on the first page is decided by. */
export function skillResults(collection: Collection): { result: SkillResult; ranked: RankedSkill }[] {
  const { items, policy } = collection;
  const ofSkills = items.filter(({ dimension, skill }) => dimension === "skill" && skill);
  const members = Map.groupBy(ofSkills, ({ skill }) => skill?.id);
  return [...members.values()].flatMap((questions) => {
    const skill = questions[0]?.skill;
    if (!skill) return [];
    const { means, cells } = meansOf(collection, `skill:${skill.id}`);
    const compared = compare(means, skillWeights(policy.weights, skill), policy);
    const result = {
      ...skill,
      positions: questions.map(({ position }) => position),
      cells,
      ...compared.comparison,
      comments: byGroup(collection, ({ texts }) => texts?.skills.get(skill.id) ?? null),
    };
    return [{ result, ranked: { id: skill.id, tag: result.tag, ...compared.exact } }];
  });
}

export function dimensionResult(
  collection: Collection,
  dimension: "value" | "objective",
): DimensionResult | null {
  const { items, policy } = collection;
  const positions = items.filter((item) => item.dimension === dimension).map(({ position }) => position);
  if (positions.length === 0) return null;
  const { means, cells } = meansOf(collection, dimension);
  const row = dimension === "value" ? policy.weights.values : policy.weights.objectives;
  return { positions, cells, ...compare(means, row, policy).comparison };
}

export function itemResult(item: QuestionnaireItem, collection: Collection): ItemResult {
  const { position, dimension, type, text, options, skill, sourceId } = item;
  const cells: GroupCells | null = isRated(item)
    ? byGroup(collection, ({ figures }) => figures.items.get(position) ?? masked)
    : null;
  const texts = byGroup(collection, (measured) => measured.texts?.items.get(position) ?? null);
  const countsOf = (group: Group) =>
    collection.groups.get(group)?.figures.distributions.get(position) ?? null;
  const gapOf = (group: Group) => cells && groupGap(cells.self, cells[group], collection.policy);
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
    gaps: { manager: gapOf("manager"), peer: gapOf("peer"), direct_report: gapOf("direct_report") },
    distributions: { peer: countsOf("peer"), direct_report: countsOf("direct_report") },
    choices: byGroup(collection, ({ figures }) => figures.choices.get(position) ?? null),
    answers: type === "text" ? texts : nothing,
    comments: type === "text" ? nothing : texts,
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
