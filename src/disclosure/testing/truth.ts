import type { Response, SkillResult, Snapshot, Tag } from "../contract.ts";
import type { Column } from "../vocabulary.ts";
import { getCell, getColumnWeight, getMean } from "./attack/columns.ts";
import { classifyGap } from "./attack/recounted.ts";
import { listUsedQuestions } from "./attack/meansByCells.ts";
import { buildQuestionnaireOfSkills, response, seeded } from "./build.ts";

/** What is published of some kind, how much of it says something false of the plain figures, how wide it is. */
export type Shares = {
  all: number;
  published: number;
  false: number;
  /** Sum of the widths of intervals, in points, and how many there were. */
  widths: number;
  intervals: number;
  /** The largest distance of a printed number from the plain one, in points. */
  furthest: number;
};
export type Truth = Record<"cells" | "means" | "gaps" | "tags", Shares>;

const shares = (): Shares => ({ all: 0, published: 0, false: 0, widths: 0, intervals: 0, furthest: 0 });
export const noTruth = (): Truth => ({ cells: shares(), means: shares(), gaps: shares(), tags: shares() });

const columns = ["manager", "peer", "direct_report", "joint"] as const satisfies readonly Column[];
const roles: Record<Column, readonly Response["role"][]> = {
  self: ["subject"],
  manager: ["manager"],
  peer: ["peer"],
  direct_report: ["direct_report"],
  joint: ["peer", "direct_report"],
};

const tiny = 1e-9;
/** Rounding to a tenth. */
const rounding = 0.05 + tiny;
/** The middle of what is at most 0.2 wide, itself rounded, made of rounded cells. */
const middling = 0.2 + tiny;

type Printed =
  | { form: "value"; value: number; end?: "high" | "low" | undefined }
  | { form: "interval" | "band"; from: number; to: number };

/** Whether a printed figure is true of the plain one, in points; `within`: how far a number may be from it. */
function note(into: Shares, printed: Printed, plain: number, within = rounding) {
  into.published += 1;
  if (printed.form !== "value") {
    into.widths += printed.to - printed.from;
    into.intervals += 1;
    if (plain < printed.from - rounding || plain > printed.to + rounding) into.false += 1;
    return;
  }
  if (printed.end === "high" || printed.end === "low") {
    const isBeyond = printed.end === "high" ? plain >= printed.value - tiny : plain <= printed.value + tiny;
    if (!isBeyond) into.false += 1;
    return;
  }
  into.furthest = Math.max(into.furthest, Math.abs(plain - printed.value));
  if (Math.abs(plain - printed.value) > within) into.false += 1;
}

/** Adds what one report publishes of protected groups and of tags, beside the plain figures of its responses. */
export function addTruth(truth: Truth, report: Snapshot, responses: readonly Response[]) {
  for (const item of report.items) {
    for (const group of ["peer", "direct_report", "joint"] as const) {
      const plain = itemMean(responses, group, item.position);
      const cell = getCell(item, group);
      if (!cell || plain === null) continue;
      truth.cells.all += 1;
      if (cell.form !== "masked") note(truth.cells, cell, plain);
    }
  }
  for (const skill of report.skills) addSkill(truth, report, skill, responses);
}

function addSkill(truth: Truth, report: Snapshot, skill: SkillResult, responses: readonly Response[]) {
  const tenths: Partial<Record<Column, number>> = {};
  for (const group of columns) {
    const cell = getMean(skill, group);
    const plain = plainMean(report, skill, group, responses);
    if (!cell || plain === null) continue;
    if (cell.form !== "masked")
      tenths[group] = isExact(cell)
        ? Math.round(10 * cell.value)
        : 10 * plainMean(report, skill, group, responses, { takesPrinted: true })!;
    if (group === "manager") continue;
    truth.means.all += 1;
    if (cell.form !== "masked")
      note(truth.means, cell, plain, isPlain(report, skill, group) ? rounding : middling);
  }
  const { self } = skill.cells;
  const fed = skill.othersOf.filter((group) => tenths[group] !== undefined);
  if (self?.form !== "value" || fed.length === 0) return;
  const row = report.policy.weights.default;
  const weight = fed.reduce((sum, group) => sum + getColumnWeight(row, group), 0);
  const product = fed.reduce((sum, group) => sum + getColumnWeight(row, group) * tenths[group]!, 0);
  const others = product / weight;
  truth.gaps.all += 1;
  if (skill.gap) note(truth.gaps, skill.gap, others / 10 - self.value);
  const plainTag = classifyGap(
    Math.round(10 * self.value),
    { low: others, high: others },
    null,
    report.policy,
  ).tag;
  addTag(truth.tags, skill.tag, plainTag);
}

type AnyCell = NonNullable<ReturnType<typeof getMean> | ReturnType<typeof getCell>>;

/** A plain printed number counts as exact in all that it feeds (§5); everything else is what the answers make it. */
const isExact = (cell: AnyCell): cell is AnyCell & { form: "value" } =>
  cell.form === "value" && !cell.end && !cell.approximate;

/** Its mean rests on plain numbers only, and is one itself. */
function isPlain(report: Snapshot, skill: SkillResult, group: Column): boolean {
  const mean = getMean(skill, group);
  if (!mean || mean.form === "masked") return false;
  const published = skill.positions.map((position) => getCell(report.items[position]!, group)!);
  return listUsedQuestions(mean, published, report.policy).every((index) => {
    const cell = published[index]!;
    return cell.form === "value" && cell.end === undefined;
  });
}

function addTag(tags: Shares, published: Tag | null, plain: Tag | null) {
  if (plain) tags.all += 1;
  if (!published) return;
  tags.published += 1;
  if (published !== plain) tags.false += 1;
}

function itemMean(responses: readonly Response[], group: Column, position: number): number | null {
  let [sum, n] = [0, 0];
  for (const { role, scores } of responses) {
    const score = scores[position] ?? 0;
    if (!roles[group].includes(role) || score === 0) continue;
    sum += score;
    n += 1;
  }
  return n === 0 ? null : sum / n;
}

/**
 * The plain mean of the questions that the published one rests on; of all unmasked ones where there is none.
 * `takesPrinted`: with the printed number of each question that has a plain one.
 */
function plainMean(
  report: Snapshot,
  skill: SkillResult,
  group: Column,
  responses: readonly Response[],
  { takesPrinted } = { takesPrinted: false },
): number | null {
  const { positions } = skill;
  const mean = getMean(skill, group);
  // The manager and the other groups were invited; the joint group is not in every report.
  if (!mean) return null;
  const published = positions.map((position) => getCell(report.items[position]!, group)!);
  const used =
    mean.form !== "masked"
      ? listUsedQuestions(mean, published, report.policy)
      : published.flatMap(({ form }, index) => (form === "masked" ? [] : [index]));
  const means = used.map((index) => {
    const cell = published[index]!;
    return takesPrinted && isExact(cell) ? cell.value : (itemMean(responses, group, positions[index]!) ?? 0);
  });
  return means.length === 0 ? null : means.reduce((sum, each) => sum + each, 0) / means.length;
}

/**
 * A person rated by so many peers and as many direct reports, unless they are told apart, as people rate: mildly high,
 * alike within a rater and a skill.
 */
export function ratedBy(people: number, seed: number, directReports = people) {
  const random = seeded(seed * 6_151 + people);
  const normal = () => Array.from({ length: 6 }, random).reduce((sum, each) => sum + each, -3) * 1.4;
  const questionnaire = buildQuestionnaireOfSkills({ a: 4, b: 4, c: 5, d: 3 });
  const bySkill = Object.fromEntries(["a", "b", "c", "d"].map((skill) => [skill, 3.9 + 0.6 * normal()]));
  const rater = (role: Response["role"]) => {
    const mild = 0.4 * normal();
    const scores = questionnaire.items.map(({ skill }) => {
      if (role !== "subject" && random() < 0.05) return 0;
      const level = bySkill[skill?.id ?? "a"]! + mild + 0.6 * normal() + (role === "subject" ? 0.2 : 0);
      return Math.min(5, Math.max(1, Math.round(level)));
    });
    return response(role, scores);
  };
  const several = (role: Response["role"], count: number) => Array.from({ length: count }, () => rater(role));
  return {
    questionnaire,
    responses: [
      rater("subject"),
      rater("manager"),
      ...several("peer", people),
      ...several("direct_report", directReports),
    ],
    invited: { subject: 1, manager: 1, peer: people, direct_report: directReports },
    random: seeded(seed),
  };
}
