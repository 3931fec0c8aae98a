import type { GapState, Group, Policy, SkillResult, Snapshot, Tag, ValueCell } from "../../../contract.ts";
import { isProtected } from "../../../rules/cells.ts";
import { compareItem } from "../../../rules/comparisons.ts";
import { highlightsOf } from "../../../rules/highlights.ts";
import { noiseBand } from "../../../rules/statistics.ts";
import { contributions, effectiveSize, skillWeights, weightedMean } from "../../../rules/weights.ts";
import type { Evaluation } from "../evaluations.ts";
import { type Broken, changing, meanOfAll, within } from "./breaking.ts";

const others = ["manager", "peer", "direct_report"] as const satisfies readonly Group[];

/** « Les autres », the gap, its state and tag, and the first page. */
export const brokenComparisons: Record<string, Broken> = {
  "a question has « les autres » beside a hidden group": changing(
    (report) => ({
      ...report,
      items: report.items.map((item) =>
        item.cells
          ? {
              ...item,
              ...compareItem(item.cells, report.policy.weights.default, [], report.policy as Policy),
            }
          : item,
      ),
    }),
    /^unexplained: question \d+: groups/,
  ),
  "« les autres » count groups that are masked": skillBySkill((skill, evaluation) => {
    const feeding = everybody(skill, evaluation);
    const value = meanOfEverybody(skill, evaluation);
    return value === null ? skill : { ...skill, others: rounded(value, feeding.length), othersOf: feeding };
  }, /^unexplained: \w+: groups/),
  "« les autres » are computed from means before rounding": skillBySkill((skill, evaluation, report) => {
    const value = exactOthers(skill, evaluation, report);
    if (!skill.others || skill.others.end || value === null) return skill;
    return { ...skill, others: { ...skill.others, value: within(tenth(value), evaluation.policy) } };
  }, /^unexplained: \w+: others/),
  "« les autres » go beyond the ends": skillBySkill((skill, { policy }) => {
    const value = publishedMean(skill, policy);
    if (!skill.others?.end || value === null) return skill;
    const self = skill.cells.self;
    const gap = self?.form === "value" ? { value: tenth(tenth(value) - self.value) } : null;
    return { ...skill, others: rounded(value, skill.others.n), gap };
  }, /^unexplained: \w+: others/),
  "« les autres » at an end are told as if they were there": skillBySkill((skill) => {
    if (!skill.others?.end) return skill;
    const { end: _, ...value } = skill.others;
    return { ...skill, others: value, gap: skill.gap && { value: skill.gap.value } };
  }, /^unexplained: \w+: end of the others/),
  "the gap is from « les autres » beyond their end": skillBySkill((skill, { policy }) => {
    const value = publishedMean(skill, policy);
    const self = skill.cells.self;
    if (!skill.gap?.end || value === null || self?.form !== "value") return skill;
    return { ...skill, gap: { ...skill.gap, value: tenth(tenth(value) - self.value) } };
  }, /^unexplained: \w+: gap/),
  "a gap is given where « les autres » are hidden": changing(
    (report, { responses }) => ({
      ...report,
      items: report.items.map((item) => {
        const mean = meanOfAll(responses, "peer", [item.position]);
        const self = item.cells?.self;
        if (mean === null || self?.form !== "value" || item.gap) return item;
        return { ...item, gap: { value: tenth(mean - self.value) } };
      }),
    }),
    /^unexplained: question \d+: gap/,
  ),
  "a gap is judged before rounding": skillBySkill((skill, evaluation, report) => {
    const value = exactOthers(skill, evaluation, report);
    const self = skill.cells.self;
    if (!skill.others || skill.others.end || value === null || self?.form !== "value") return skill;
    const state = stateOf(Math.abs(value - self.value), skill, evaluation.policy);
    return { ...skill, state, tag: tagOf(state, value - self.value, skill.others.value, evaluation.policy) };
  }, /^unexplained: \w+: state/),
  "an inconclusive gap has a tag": skillBySkill(
    (skill) =>
      skill.state === "inconclusive"
        ? { ...skill, tag: skill.gap!.value > 0 ? "recognise_strength" : "blind_spot" }
        : skill,
    /^unexplained: \w+: tag/,
  ),
  "a tag follows means before rounding": taggedBy(exactOthers),
  "a tag follows groups that are masked": taggedBy(meanOfEverybody),
  "a highlight speaks of a skill that has no tag": changing(
    (report) => ({
      ...report,
      highlights: report.skills
        .flatMap(({ id, tag }) => (tag ? [] : [{ kind: "blind_spot" as const, skillId: id }]))
        .slice(0, 1),
    }),
    /^unexplained: highlights/,
  ),
  "highlights are chosen by means before rounding": rankedBy(exactOthers),
  "highlights are chosen by groups that are masked": rankedBy(meanOfEverybody),
  "highlights are in the order of means before rounding": changing((report, evaluation) => {
    const rank = ({ skillId }: Snapshot["highlights"][number]) => {
      const skill = report.skills.find(({ id }) => id === skillId)!;
      return exactOthers(skill, evaluation, report) ?? 0;
    };
    return { ...report, highlights: report.highlights.toSorted((a, b) => rank(b) - rank(a)) };
  }, /^unexplained: highlights/),
  "the pooled deviation is told": changing(
    (report, { policy }) => ({ ...report, policy: { ...report.policy, pooledSd: policy.pooledSd } }),
    /^unexplained: the pooled deviation/,
  ),
};

const tenth = (value: number) => Math.round(value * 10) / 10;
const rounded = (value: number, n: number): ValueCell => ({ form: "value", value: tenth(value), n });

/** Every group that weighs something and in which somebody answered, masked or not. */
const everybody = ({ cells, positions }: SkillResult, { responses, policy }: Evaluation) =>
  others.filter(
    (group) =>
      cells[group] && policy.weights.default[group] > 0 && meanOfAll(responses, group, positions) !== null,
  );

/** Of all that was really given, whatever is shown of it. */
function meanOfEverybody(skill: SkillResult, evaluation: Evaluation): number | null {
  const row = skillWeights(evaluation.policy.weights, skill);
  return weightedMean(
    everybody(skill, evaluation).map((group) => ({
      value: meanOfAll(evaluation.responses, group, skill.positions) ?? 0,
      weight: row[group],
    })),
  );
}

/** « Les autres » of a skill as the engine has them before it rounds a mean, and moves it away from bands. */
function exactOthers(
  skill: SkillResult,
  { responses, policy }: Evaluation,
  { items }: Snapshot,
): number | null {
  const row = skillWeights(policy.weights, skill);
  return weightedMean(
    skill.othersOf.map((group) => {
      const used = skill.positions.filter(
        (position) => (items[position]?.cells?.[group]?.form ?? "masked") !== "masked",
      );
      const means = used.map((position) => {
        const mean = meanOfAll(responses, group, [position]) ?? 0;
        return isProtected(group) ? within(mean, policy) : mean;
      });
      return { value: means.reduce((sum, mean) => sum + mean, 0) / means.length, weight: row[group] };
    }),
  );
}

/** Of the published numbers, without a limit. */
function publishedMean(skill: SkillResult, policy: Policy): number | null {
  const row = skillWeights(policy.weights, skill);
  return weightedMean(
    skill.othersOf.flatMap((group) => {
      const cell = skill.cells[group];
      return cell?.form === "value" ? [{ value: cell.value, weight: row[group] }] : [];
    }),
  );
}

type Measuring = (skill: SkillResult, evaluation: Evaluation, report: Snapshot) => number | null;
type SkillChange = (skill: SkillResult, evaluation: Evaluation, report: Snapshot) => SkillResult;

/** What follows from the change, the first page, follows. */
function skillBySkill(change: SkillChange, ...finds: RegExp[]): Broken {
  return changing(
    (report, evaluation) => {
      const skills = report.skills.map((skill) => change(skill, evaluation, report));
      return { ...report, skills, highlights: highlightsOf(skills) };
    },
    ...finds,
  );
}

function stateOf(points: number, skill: SkillResult, { weights, notable, pooledSd }: Policy): GapState {
  if (points < notable.least) return "none";
  const deviation = pooledSd?.[skill.id];
  const size = effectiveSize(contributions(skill.cells, skillWeights(weights, skill), others));
  const isProven = deviation ? points > noiseBand(deviation, size, notable.z) : points >= notable.fallback;
  return isProven ? "notable" : "inconclusive";
}

function tagOf(state: GapState, gap: number, value: number, { strength }: Policy): Tag | null {
  if (state === "inconclusive") return null;
  if (state === "notable") return gap > 0 ? "recognise_strength" : "blind_spot";
  return value >= strength ? "shared_strength" : "shared_opportunity";
}

/** The state stays as published; only which of the two words a small gap gets is decided by other means. */
function taggedBy(measuring: Measuring): Broken {
  return skillBySkill((skill, evaluation, report) => {
    const value = measuring(skill, evaluation, report);
    if (!skill.tag || !skill.state || !skill.gap || value === null) return skill;
    return { ...skill, tag: tagOf(skill.state, skill.gap.value, value, evaluation.policy) };
  }, /^unexplained: \w+: tag/);
}

/** Among the skills with a tag, the first page takes the first by other means than the published ones. */
function rankedBy(measuring: Measuring): Broken {
  return changing((report, evaluation) => {
    const ranked = report.skills.map((skill) => {
      const value = measuring(skill, evaluation, report);
      if (!skill.others || !skill.gap || value === null) return skill;
      const gap = { value: value - (skill.others.value - skill.gap.value) };
      return { ...skill, others: { ...skill.others, value }, gap };
    });
    return { ...report, highlights: highlightsOf(ranked) };
  }, /^unexplained: highlights/);
}
