import { skillWeights } from "#weights/rules/matrix.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { OthersCell, Policy, SkillResult, Snapshot, Tag } from "../../../contract.ts";
import { compareItem } from "../../../rules/comparisons.ts";
import { highlightsOf } from "../../../rules/highlights.ts";
import type { Evaluation } from "../evaluations.ts";
import { cornersOf } from "../meansByCells.ts";
import { inTenths, verdictOf } from "../recounted.ts";
import { type Broken, changing, meanOfAll, rankedAsPrinted } from "./breaking.ts";

const others = ["manager", "peer", "direct_report"] as const satisfies readonly Group[];

/** « Les autres », the gap, its state and tag, and the first page. */
export const brokenComparisons: Record<string, Broken> = {
  "a question has « les autres » beside a hidden group": changing(
    (report) => ({
      ...report,
      items: report.items.map((item) =>
        item.cells
          ? { ...item, ...compareItem(item.cells, report.policy.weights.default, [], report.policy) }
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
  "« les autres » go beyond the ends": skillBySkill((skill, evaluation) => {
    const value = meanOfEverybody(skill, evaluation);
    if (skill.others?.form !== "value" || !skill.others.end || value === null) return skill;
    return { ...skill, others: rounded(value, skill.others.n) };
  }, /^unexplained: \w+: others/),
  "« les autres » at an end are told as if they were there": skillBySkill((skill) => {
    if (skill.others?.form !== "value" || !skill.others.end) return skill;
    const { end: _, ...value } = skill.others;
    return { ...skill, others: value };
  }, /^unexplained: \w+: others/),
  "« les autres » in an interval are told as its middle": skillBySkill((skill) => {
    if (skill.others?.form !== "interval") return skill;
    return { ...skill, others: rounded((skill.others.from + skill.others.to) / 2, skill.others.n) };
  }, /^unexplained: \w+: form of the others/),
  "« les autres » claim an end because of rounding": skillBySkill((skill) => {
    if (skill.others?.form !== "value" || skill.others.value !== 4.5 || skill.othersOf.length < 2)
      return skill;
    return { ...skill, others: { form: "value", value: 4.5, n: skill.others.n, end: "high" } };
  }, /^unexplained: \w+: others/),
  "« les autres » that are approximate are told as if they were exact": skillBySkill((skill) => {
    if (skill.others?.form !== "value" || !skill.others.approximate) return skill;
    const { approximate: _, ...exact } = skill.others;
    return { ...skill, others: exact };
  }, /^unexplained: \w+: others/),
  "an approximate number feeds the gap as if it were exact": skillBySkill((skill) => {
    const { self } = skill.cells;
    if (self?.form !== "value" || skill.others?.form !== "value" || !skill.others.approximate) return skill;
    return { ...skill, gap: { form: "value", value: tenth(skill.others.value - self.value) } };
  }, /^unexplained: \w+: gap/),
  "the bounds of a gap are rounded before it is judged": skillBySkill((skill, { policy }) => {
    const { self } = skill.cells;
    if (self?.form !== "value" || !skill.gap || policy.pooledSd !== null) return skill;
    const own = Math.round(10 * self.value);
    const { low, high } = inTenths(skill.gap);
    return { ...skill, ...verdictOf(own, { low: own + low, high: own + high }, null, policy) };
  }, /^unexplained: \w+: state/),
  "a gap in an interval is told as its middle": skillBySkill((skill) => {
    if (skill.gap?.form !== "interval") return skill;
    return { ...skill, gap: { form: "value", value: tenth((skill.gap.from + skill.gap.to) / 2) } };
  }, /^unexplained: \w+: gap/),
  "a gap is given beside a band in which the self lies": changing(
    (report) => ({
      ...report,
      items: report.items.map((item) => {
        const self = item.cells?.self;
        const peer = item.cells?.peer;
        if (self?.form !== "value" || peer?.form !== "band" || item.gaps.peer) return item;
        const gap = { form: "interval", from: peer.from - self.value, to: peer.to - self.value } as const;
        return { ...item, gaps: { ...item.gaps, peer: { gap, state: "inconclusive" as const } } };
      }),
    }),
    /^unexplained: question \d+: gap beside peer/,
  ),
  "a gap is judged by the middle of its interval": skillBySkill(
    (skill, { policy }) => {
      const self = skill.cells.self;
      if (skill.gap?.form !== "interval" || !skill.others || self?.form !== "value") return skill;
      const { low, high } = cornersOf(skill.others);
      const middle = (low + high) / 20;
      return { ...skill, ...judged(middle - self.value, middle, policy) };
    },
    /^unexplained: \w+: (state|tag)/,
    /^unproven/,
  ),
  "an inconclusive gap has a tag": skillBySkill(
    (skill) =>
      skill.state === "inconclusive" && skill.gap?.form === "value"
        ? { ...skill, tag: skill.gap.value > 0 ? "recognise_strength" : "blind_spot" }
        : skill,
    /^unexplained: \w+: tag/,
    /^unproven/,
  ),
  "a tag follows groups that are masked": skillBySkill((skill, evaluation) => {
    const value = meanOfEverybody(skill, evaluation);
    const self = skill.cells.self;
    if (!skill.tag || value === null || self?.form !== "value") return skill;
    return { ...skill, tag: judged(value - self.value, value, evaluation.policy).tag };
  }, /^unexplained: \w+: tag/),
  "it is not said that a tag rests on the manager": skillBySkill(
    (skill) => ({ ...skill, mostlyManager: false }),
    /^unexplained: \w+: manager/,
  ),
  "a highlight speaks of a skill that has no tag": changing(
    (report) => ({
      ...report,
      highlights: report.skills
        .flatMap(({ id, tag }) => (tag ? [] : [{ kind: "blind_spot" as const, skillId: id }]))
        .slice(0, 1),
    }),
    /^unexplained: highlights/,
  ),
  "highlights are chosen by groups that are masked": changing((report, evaluation) => {
    const ranked = report.skills.map((skill) => {
      const value = meanOfEverybody(skill, evaluation);
      const self = skill.cells.self;
      if (!skill.others || value === null || self?.form !== "value") return skill;
      const gap = { form: "value", value: value - self.value } as const;
      return { ...skill, others: { form: "value", value, n: skill.others.n } as const, gap };
    });
    return { ...report, highlights: highlightsOf(ranked.map(rankedAsPrinted)) };
  }, /^unexplained: highlights/),
  "highlights are in another order": changing(
    (report) => ({ ...report, highlights: report.highlights.toReversed() }),
    /^unexplained: highlights/,
  ),
};

const tenth = (value: number) => Math.round(value * 10) / 10;
const rounded = (value: number, n: number): OthersCell => ({ form: "value", value: tenth(value), n });

/** Every group that weighs something and in which somebody answered, masked or not. */
const everybody = ({ cells, positions }: SkillResult, { responses, policy }: Evaluation) =>
  others.filter(
    (group) =>
      cells[group] && policy.weights.default[group] > 0 && meanOfAll(responses, group, positions) !== null,
  );

function weightedMean(parts: readonly { value: number; weight: number }[]): number | null {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  return parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}

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

function judged(gap: number, value: number, { notable, strength }: Policy) {
  if (Math.abs(gap) >= notable.fallback) {
    const tag: Tag = gap > 0 ? "recognise_strength" : "blind_spot";
    return { state: "notable", tag } as const;
  }
  if (Math.abs(gap) > notable.least) return { state: "inconclusive", tag: null } as const;
  const tag: Tag = value >= strength ? "shared_strength" : "shared_opportunity";
  return { state: "none", tag } as const;
}

type SkillChange = (skill: SkillResult, evaluation: Evaluation, report: Snapshot) => SkillResult;

/** What follows from the change, the first page, follows. */
function skillBySkill(change: SkillChange, ...finds: RegExp[]): Broken {
  return changing(
    (report, evaluation) => {
      const skills = report.skills.map((skill) => change(skill, evaluation, report));
      return { ...report, skills, highlights: highlightsOf(skills.map(rankedAsPrinted)) };
    },
    ...finds,
  );
}
