import type { Dimension, Questionnaire, QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Group } from "#weights/vocabulary.ts";
import type {
  Comparison,
  GroupMeans,
  GroupParticipation,
  Highlight,
  ItemResult,
  JointCell,
  JointMean,
  Policy,
  Response,
  SkillResult,
  Snapshot,
  Tag,
} from "../../contract.ts";
import type { Column } from "../../vocabulary.ts";
import {
  mapGroups,
  getMinForCounts,
  countByValue,
  type Figure,
  groups,
  isProtected,
  masked,
  listObserved,
  otherGroups,
  computeQuestionFigure,
} from "./cells.ts";
import { compareWithOthers, computeGroupGap, noComparison, type GroupFigure } from "./comparisons.ts";
import { type Mean, computeMean, toMeanCell } from "./means.ts";
import { type ResponsesByGroup, placeWritings } from "./writings.ts";

type Evaluation = {
  readonly questionnaire: Questionnaire;
  readonly responses: readonly Response[];
  readonly policy: Policy;
  readonly invited: Readonly<Record<Group, number>>;
  /** The groups that would isolate a rater beside another report of the same person. */
  readonly isolating?: readonly Column[];
};

type Figures = Record<Group, Figure | null>;

/** The report that §5 and §6 of docs/product-decisions.md specify; texts are in the order of the responses. */
export function computeSecondReport(evaluation: Evaluation): Omit<Snapshot, "engineVersion"> {
  const { questionnaire, policy } = evaluation;
  const { items } = questionnaire;
  const byRole = responsesByGroup(evaluation);
  const figures = items.map((item) => buildFigures(item, byRole, policy));
  const joint = buildJoint(evaluation, byRole, figures);
  const writings = placeWritings(items, byRole, policy.k);
  const computeResultOver = (some: readonly QuestionnaireItem[], row: WeightRow) =>
    computeResult(some, { figures, joint }, byRole, row, policy);
  const dimension = (name: Dimension, row: WeightRow) => {
    const some = items.filter((item) => item.dimension === name);
    return some.length === 0 ? null : computeResultOver(some, row);
  };
  const skills = listSkills(items).map(
    (skill): SkillResult => ({
      ...skill,
      ...computeResultOver(
        items.filter((item) => item.skill?.id === skill.id),
        getSkillWeights(skill, policy),
      ),
      comments: writings.underSkill(skill.id),
    }),
  );
  return {
    scale: questionnaire.scale,
    policy,
    ...computeParticipation(byRole, joint !== null),
    skills,
    items: items.map((item) =>
      computeItemResult(
        item,
        { figures: figures[item.position]!, joint: joint && { figure: joint.figures[item.position]! } },
        byRole,
        policy,
        writings.underQuestion(item.position),
      ),
    ),
    values: dimension("value", policy.weights.values),
    objectives: dimension("objective", policy.weights.objectives),
    comments: writings.underGroup(),
    highlights: selectHighlights(skills),
  };
}

const roles = { self: "subject", manager: "manager", peer: "peer", direct_report: "direct_report" } as const;

const responsesByGroup = ({ responses, invited, isolating = [], policy }: Evaluation): ResponsesByGroup =>
  mapGroups((group) => {
    const own = responses.filter(({ role }) => role === roles[group]);
    const isIsolating = isolating.includes(group);
    const isShown = own.length >= (isProtected(group) ? policy.k : 1) && !isIsolating;
    return { responses: own, invited: invited[group], isShown, isIsolating };
  });

const buildFigures = (
  { type, position }: QuestionnaireItem,
  byRole: ResponsesByGroup,
  policy: Policy,
): Figures =>
  mapGroups((group) => {
    const { responses, isShown } = byRole[group];
    return type === "star_rating" && isShown
      ? computeQuestionFigure(listObserved(responses, position), group, policy)
      : null;
  });

/** Of both protected groups together, the figure of each question, and how many people may be behind it at most. */
type Joint = { figures: (Figure | null)[]; most: number };

/** Only where both were asked, none of them shows anything, and those who answer are enough together somewhere. */
function buildJoint(
  { questionnaire: { items }, responses, policy, isolating = [] }: Evaluation,
  byRole: ResponsesByGroup,
  figures: readonly Figures[],
): Joint | null {
  if (!policy.joins || isolating.includes("joint")) return null;
  const both = ["peer", "direct_report"] as const;
  if (both.some((group) => byRole[group].invited === 0)) return null;
  const shows = (group: Group) =>
    figures.some((each) => each[group]) || items.some((item) => countChoices(item, group, byRole, policy));
  if (both.some(shows)) return null;
  const people = responses.filter(({ role }) => role === "peer" || role === "direct_report");
  const together = items.map(({ type, position }) =>
    type === "star_rating" ? computeQuestionFigure(listObserved(people, position), "joint", policy) : null,
  );
  if (together.every((figure) => figure === null)) return null;
  const most = both.map((group) => {
    const { invited, isIsolating, responses: own } = byRole[group];
    return isIsolating && own.length >= policy.k ? invited : Math.min(invited, policy.k - 1);
  });
  return { figures: together, most: most[0]! + most[1]! };
}

function withoutN(cell: { form: string; n?: number }): unknown {
  const { n: _, ...rest } = cell;
  return rest;
}

function computeResult(
  some: readonly QuestionnaireItem[],
  { figures, joint }: { figures: readonly Figures[]; joint: Joint | null },
  byRole: ResponsesByGroup,
  row: WeightRow,
  policy: Policy,
): { positions: number[]; cells: GroupMeans; joint: JointMean | null } & Comparison {
  const rated = some.filter(({ type }) => type === "star_rating");
  const means = mapGroups((group) =>
    computeMean(
      rated.map(({ position }) => figures[position]![group]),
      { group, finished: byRole[group].responses.length },
      policy,
    ),
  );
  const together =
    joint &&
    computeMean(
      rated.map(({ position }) => joint.figures[position]!),
      { group: "joint", finished: joint.most },
      policy,
    );
  const groupFigures = [
    ...otherGroups.flatMap((group) => toGroupFigures(group, means[group])),
    ...toGroupFigures("joint", together).map((figure) => ({
      ...figure,
      cell: { ...figure.cell, n: null },
      people: policy.k,
    })),
  ];
  return {
    positions: some.map(({ position }) => position),
    cells: mapGroups((group) => (byRole[group].invited === 0 ? null : toMeanCell(means[group]))),
    joint: joint && (withoutN(toMeanCell(together)) as JointMean),
    ...compareWithOthers(means.self?.span.from ?? null, groupFigures, row, policy),
  };
}

const toGroupFigures = (group: Column, mean: Mean | null): GroupFigure[] => {
  if (!mean || mean.cell.form === "masked") return [];
  const { questions: _, ...cell } = mean.cell;
  return [{ group, cell, span: mean.span, people: cell.n }];
};

function computeItemResult(
  item: QuestionnaireItem,
  { figures, joint }: { figures: Figures; joint: { figure: Figure | null } | null },
  byRole: ResponsesByGroup,
  policy: Policy,
  writings: ItemResult["comments"],
): ItemResult {
  const { position, dimension, type, text, options, skill, sourceId } = item;
  const isRated = type === "star_rating";
  const none = mapGroups(() => null);
  const gap = (group: Group) => computeGroupGap(figures.self, figures[group], policy);
  return {
    position,
    dimension,
    type,
    text,
    options,
    skillId: skill?.id ?? null,
    sourceId,
    cells: isRated
      ? mapGroups((group) => (byRole[group].invited === 0 ? null : (figures[group]?.cell ?? masked)))
      : null,
    joint: joint && isRated ? (withoutN(joint.figure?.cell ?? masked) as JointCell) : null,
    ...computeItemComparison(item, { figures, joint }, byRole, policy),
    gaps: {
      manager: gap("manager"),
      peer: gap("peer"),
      direct_report: gap("direct_report"),
      joint: computeGroupGap(figures.self, joint?.figure ? { ...joint.figure, n: policy.k } : null, policy),
    },
    distributions: {
      peer: distribution("peer", position, figures, byRole, policy),
      direct_report: distribution("direct_report", position, figures, byRole, policy),
    },
    choices: mapGroups((group) => countChoices(item, group, byRole, policy)),
    answers: type === "text" ? writings : none,
    comments: type === "text" ? none : writings,
  };
}

/** Over groups only where every protected one that counts in this report is a number. */
function computeItemComparison(
  item: QuestionnaireItem,
  { figures, joint }: { figures: Figures; joint: { figure: Figure | null } | null },
  byRole: ResponsesByGroup,
  policy: Policy,
): Comparison {
  const row = getWeightRow(item, policy);
  if (joint && row.peer + row.direct_report > 0) {
    const { cell, span } = joint.figure ?? {};
    if (cell?.form !== "value" || !span) return noComparison;
    const manager = figures.manager;
    return compareWithOthers(
      figures.self?.span.from ?? null,
      [
        ...(manager?.cell.form === "value"
          ? [{ group: "manager" as const, cell: manager.cell, span: manager.span, people: manager.n }]
          : []),
        { group: "joint", cell: { ...cell, n: null }, span, people: policy.k },
      ],
      row,
      policy,
    );
  }
  const counted = otherGroups.filter((group) => row[group] > 0 && byRole[group].isShown);
  const groupFigures = counted.flatMap((group): GroupFigure[] => {
    const { cell, span } = figures[group] ?? {};
    return cell?.form === "value" && span ? [{ group, cell, span, people: cell.n }] : [];
  });
  const isContributing = (group: Group) =>
    groupFigures.some((toGroupFigures) => toGroupFigures.group === group);
  if (!counted.every((group) => !isProtected(group) || isContributing(group))) return noComparison;
  return compareWithOthers(figures.self?.span.from ?? null, groupFigures, row, policy);
}

/** Beside an end there is none: it would say how far beyond the mean lies. */
function distribution(
  group: "peer" | "direct_report",
  position: number,
  figures: Figures,
  byRole: ResponsesByGroup,
  policy: Policy,
) {
  const figure = figures[group];
  if (!figure || figure.end || figure.n < getMinForCounts(group, policy)) return null;
  return countByValue(listObserved(byRole[group].responses, position), 5);
}

function countChoices(
  { type, position, options }: QuestionnaireItem,
  group: Group,
  byRole: ResponsesByGroup,
  policy: Policy,
) {
  const values = {
    true_false: [1, 2],
    multiple_choice: options.map(({ value }) => value),
    star_rating: null,
    text: null,
  }[type];
  const { responses, isShown } = byRole[group];
  const chosen = listObserved(responses, position);
  if (!values || !isShown || chosen.length < getMinForCounts(group, policy)) return null;
  return values.map((value) => ({ value, count: chosen.filter((one) => one === value).length }));
}

const listSkills = (items: readonly QuestionnaireItem[]) => [
  ...new Map(items.flatMap(({ skill }) => (skill ? [[skill.id, skill] as const] : []))).values(),
];

/** A skill's own row beats its family's, which beats the default one. */
const getSkillWeights = (
  { id, family }: { id: string; family: { id: string } | null },
  { weights }: Policy,
): WeightRow => weights.skills[id] ?? (family ? weights.families[family.id] : undefined) ?? weights.default;

const getWeightRow = ({ dimension, skill }: QuestionnaireItem, policy: Policy): WeightRow => {
  if (dimension === "value") return policy.weights.values;
  if (dimension === "objective") return policy.weights.objectives;
  return skill ? getSkillWeights(skill, policy) : policy.weights.default;
};

function computeParticipation(
  byRole: ResponsesByGroup,
  isJoint: boolean,
): Pick<Snapshot, "participation" | "groups"> {
  const invited = groups.filter((group) => byRole[group].invited > 0);
  const isAllShown = !isJoint && invited.every((group) => !isProtected(group) || byRole[group].isShown);
  const count = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  return {
    participation: {
      invited: count(invited.map((group) => byRole[group].invited)),
      answered: isAllShown ? count(invited.map((group) => byRole[group].responses.length)) : null,
    },
    groups: invited.map((group): GroupParticipation => {
      const { responses, isShown, invited: asked } = byRole[group];
      return {
        group,
        invited: asked,
        answered: !isProtected(group) || (isShown && !isJoint) ? responses.length : null,
        shown: isShown,
      };
    }),
  };
}

/** One shared strength, one strength to recognise, one blind spot or else one opportunity, each the first of its kind. */
function selectHighlights(skills: readonly SkillResult[]): Highlight[] {
  const first = (kind: Tag) =>
    skills
      .filter(({ tag }) => tag === kind)
      .slice(0, 1)
      .map(({ id }) => ({ kind, skillId: id, quote: null }));
  const negative = [...first("blind_spot"), ...first("shared_opportunity")].slice(0, 1);
  return [...first("shared_strength"), ...first("recognise_strength"), ...negative];
}
