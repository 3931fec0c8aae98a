import type { Dimension, Questionnaire, QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { WeightRow } from "#weights/contract/matrix.ts";
import type { Group } from "#weights/vocabulary.ts";
import type {
  Comparison,
  GroupMeans,
  GroupParticipation,
  Highlight,
  ItemResult,
  Policy,
  Response,
  SkillResult,
  Snapshot,
  Tag,
} from "../../contract.ts";
import {
  byGroup,
  countsFrom,
  countsOf,
  type Figure,
  groups,
  isProtected,
  masked,
  observed,
  otherGroups,
  questionFigure,
} from "./cells.ts";
import { comparison, groupGap, nothing, type Voice } from "./comparisons.ts";
import { type Mean, meanOf, meanCell } from "./means.ts";
import { type ResponsesByGroup, writingsOf } from "./writings.ts";

type Evaluation = {
  readonly questionnaire: Questionnaire;
  readonly responses: readonly Response[];
  readonly policy: Policy;
  readonly invited: Readonly<Record<Group, number>>;
  /** The groups that would isolate somebody beside another report of the same person. */
  readonly isolating?: readonly Group[];
};

type Figures = Record<Group, Figure | null>;

/** The report that §5 and §6 of docs/product-decisions.md ask for; texts stand in the order of the responses. */
export function secondReport(evaluation: Evaluation): Omit<Snapshot, "engineVersion"> {
  const { questionnaire, policy } = evaluation;
  const { items } = questionnaire;
  const byRole = responsesByGroup(evaluation);
  const figures = items.map((item) => figuresOf(item, byRole, policy));
  const writings = writingsOf(items, byRole, policy.k);
  const resultOver = (some: readonly QuestionnaireItem[], row: WeightRow) =>
    overMany(some, figures, byRole, row, policy);
  const dimension = (name: Dimension, row: WeightRow) => {
    const some = items.filter((item) => item.dimension === name);
    return some.length === 0 ? null : resultOver(some, row);
  };
  const skills = skillsOf(items).map(
    (skill): SkillResult => ({
      ...skill,
      ...resultOver(
        items.filter((item) => item.skill?.id === skill.id),
        weightsOf(skill, policy),
      ),
      comments: writings.underSkill(skill.id),
    }),
  );
  return {
    scale: questionnaire.scale,
    policy,
    ...participationOf(byRole, policy),
    skills,
    items: items.map((item) =>
      itemResult(item, figures[item.position]!, byRole, policy, writings.underQuestion(item.position)),
    ),
    values: dimension("value", policy.weights.values),
    objectives: dimension("objective", policy.weights.objectives),
    comments: writings.underGroup(),
    highlights: highlightsOf(skills),
  };
}

const roles = { self: "subject", manager: "manager", peer: "peer", direct_report: "direct_report" } as const;

const responsesByGroup = ({ responses, invited, isolating = [], policy }: Evaluation): ResponsesByGroup =>
  byGroup((group) => {
    const own = responses.filter(({ role }) => role === roles[group]);
    const isIsolating = isolating.includes(group);
    const isShown = own.length >= (isProtected(group) ? policy.k : 1) && !isIsolating;
    return { responses: own, invited: invited[group], isShown, isIsolating };
  });

const figuresOf = (
  { type, position }: QuestionnaireItem,
  byRole: ResponsesByGroup,
  policy: Policy,
): Figures =>
  byGroup((group) => {
    const { responses, isShown } = byRole[group];
    return type === "star_rating" && isShown
      ? questionFigure(observed(responses, position), group, policy)
      : null;
  });

function overMany(
  some: readonly QuestionnaireItem[],
  figures: readonly Figures[],
  byRole: ResponsesByGroup,
  row: WeightRow,
  policy: Policy,
): { positions: number[]; cells: GroupMeans } & Comparison {
  const rated = some.filter(({ type }) => type === "star_rating");
  const means = byGroup((group) =>
    meanOf(
      rated.map(({ position }) => figures[position]![group]),
      { group, finished: byRole[group].responses.length },
      policy,
    ),
  );
  const voices = otherGroups.flatMap((group) => voice(group, means[group]));
  return {
    positions: some.map(({ position }) => position),
    cells: byGroup((group) => (byRole[group].invited === 0 ? null : meanCell(means[group]))),
    ...comparison(means.self?.span.from ?? null, voices, row, policy),
  };
}

const voice = (group: Group, mean: Mean | null): Voice[] => {
  if (!mean || mean.cell.form === "masked") return [];
  const { questions: _, ...cell } = mean.cell;
  return [{ group, cell, span: mean.span }];
};

function itemResult(
  item: QuestionnaireItem,
  figures: Figures,
  byRole: ResponsesByGroup,
  policy: Policy,
  writings: ItemResult["comments"],
): ItemResult {
  const { position, dimension, type, text, options, skill, sourceId } = item;
  const isRated = type === "star_rating";
  const none = byGroup(() => null);
  const gap = (group: Group) => groupGap(figures.self, figures[group], policy);
  return {
    position,
    dimension,
    type,
    text,
    options,
    skillId: skill?.id ?? null,
    sourceId,
    cells: isRated
      ? byGroup((group) => (byRole[group].invited === 0 ? null : (figures[group]?.cell ?? masked)))
      : null,
    ...itemComparison(item, figures, byRole, policy),
    gaps: { manager: gap("manager"), peer: gap("peer"), direct_report: gap("direct_report") },
    distributions: {
      peer: distribution("peer", position, figures, byRole, policy),
      direct_report: distribution("direct_report", position, figures, byRole, policy),
    },
    choices: byGroup((group) => choicesOf(item, group, byRole, policy)),
    answers: type === "text" ? writings : none,
    comments: type === "text" ? none : writings,
  };
}

/** Over groups only where every protected one that counts in this report is a number. */
function itemComparison(
  item: QuestionnaireItem,
  figures: Figures,
  byRole: ResponsesByGroup,
  policy: Policy,
): Comparison {
  const row = rowOf(item, policy);
  const counted = otherGroups.filter((group) => row[group] > 0 && byRole[group].isShown);
  const voices = counted.flatMap((group): Voice[] => {
    const { cell, span } = figures[group] ?? {};
    return cell?.form === "value" && span ? [{ group, cell, span }] : [];
  });
  const isHeard = (group: Group) => voices.some((voice) => voice.group === group);
  if (!counted.every((group) => !isProtected(group) || isHeard(group))) return nothing;
  return comparison(figures.self?.span.from ?? null, voices, row, policy);
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
  if (!figure || figure.end || figure.n < countsFrom(group, policy)) return null;
  return countsOf(observed(byRole[group].responses, position), 5);
}

function choicesOf(
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
  const chosen = observed(responses, position);
  if (!values || !isShown || chosen.length < countsFrom(group, policy)) return null;
  return values.map((value) => ({ value, count: chosen.filter((one) => one === value).length }));
}

const skillsOf = (items: readonly QuestionnaireItem[]) => [
  ...new Map(items.flatMap(({ skill }) => (skill ? [[skill.id, skill] as const] : []))).values(),
];

/** A skill's own row beats its family's, which beats the default one. */
const weightsOf = (
  { id, family }: { id: string; family: { id: string } | null },
  { weights }: Policy,
): WeightRow => weights.skills[id] ?? (family ? weights.families[family.id] : undefined) ?? weights.default;

const rowOf = ({ dimension, skill }: QuestionnaireItem, policy: Policy): WeightRow => {
  if (dimension === "value") return policy.weights.values;
  if (dimension === "objective") return policy.weights.objectives;
  return skill ? weightsOf(skill, policy) : policy.weights.default;
};

function participationOf(
  byRole: ResponsesByGroup,
  policy: Policy,
): Pick<Snapshot, "participation" | "groups"> {
  const invited = groups.filter((group) => byRole[group].invited > 0);
  const isAllShown = invited.every((group) => !isProtected(group) || byRole[group].isShown);
  const count = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  return {
    participation: {
      invited: count(invited.map((group) => byRole[group].invited)),
      answered: isAllShown ? count(invited.map((group) => byRole[group].responses.length)) : null,
    },
    groups: invited.map((group): GroupParticipation => {
      const { responses, isShown, isIsolating, invited: asked } = byRole[group];
      const isFew = responses.length < (isProtected(group) ? policy.k : 1);
      const hidden = isIsolating && !isFew ? "other_report" : "too_few";
      return {
        group,
        invited: asked,
        answered: isShown || !isProtected(group) ? responses.length : null,
        shown: isShown,
        hidden: isShown ? null : hidden,
      };
    }),
  };
}

/** One shared strength, one strength to recognise, one blind spot or else one opportunity, each the first of its kind. */
function highlightsOf(skills: readonly SkillResult[]): Highlight[] {
  const first = (kind: Tag) =>
    skills
      .filter(({ tag }) => tag === kind)
      .slice(0, 1)
      .map(({ id }) => ({ kind, skillId: id }));
  const negative = [...first("blind_spot"), ...first("shared_opportunity")].slice(0, 1);
  return [...first("shared_strength"), ...first("recognise_strength"), ...negative];
}
