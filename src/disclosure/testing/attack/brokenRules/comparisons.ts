import { resolveSkillWeights } from "#weights/rules/matrix.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { OthersCell, Policy, SkillResult, Snapshot, Tag } from "../../../contract.ts";
import { compareItem } from "../../../rules/comparisons.ts";
import type { Evaluation } from "../evaluations.ts";
import { toCorners } from "../meansByCells.ts";
import { inTenths, classifyGap } from "../recounted.ts";
import {
  type BrokenEngine,
  breakReport,
  computeMeanOfAll,
  selectUnquoted,
  toRankedSkill,
} from "./breaking.ts";

const others = ["manager", "peer", "direct_report"] as const satisfies readonly Group[];

/** « Les autres », the gap, its state and tag, and the first page. */
export const brokenComparisons: Record<string, BrokenEngine> = {
  "a question has « les autres » beside a hidden group": breakReport(
    (report) => ({
      ...report,
      items: report.items.map((item) =>
        item.cells
          ? {
              ...item,
              ...compareItem(item.cells, report.policy.weights.default, { shown: [] }, report.policy),
            }
          : item,
      ),
    }),
    /^unexplained: question \d+: groups/,
  ),
  "« les autres » count groups that are masked": breakEachSkill((skill, evaluation) => {
    const answeringGroups = listAnsweringGroups(skill, evaluation);
    const value = computeMeanOfEverybody(skill, evaluation);
    return value === null
      ? skill
      : { ...skill, others: toRoundedValue(value, answeringGroups.length), othersOf: answeringGroups };
  }, /^unexplained: \w+: groups/),
  "« les autres » go beyond the ends": breakEachSkill((skill, evaluation) => {
    const value = computeMeanOfEverybody(skill, evaluation);
    if (skill.others?.form !== "value" || !skill.others.end || value === null) return skill;
    return { ...skill, others: toRoundedValue(value, skill.others.n) };
  }, /^unexplained: \w+: others/),
  "« les autres » at an end are told as if they were there": breakEachSkill((skill) => {
    if (skill.others?.form !== "value" || !skill.others.end) return skill;
    const { end: _, ...value } = skill.others;
    return { ...skill, others: value };
  }, /^unexplained: \w+: others/),
  "« les autres » in an interval are told as its middle": breakEachSkill((skill) => {
    if (skill.others?.form !== "interval") return skill;
    return { ...skill, others: toRoundedValue((skill.others.from + skill.others.to) / 2, skill.others.n) };
  }, /^unexplained: \w+: form of the others/),
  "« les autres » claim an end because of rounding": breakEachSkill((skill) => {
    if (skill.others?.form !== "value" || skill.others.value !== 4.5 || skill.othersOf.length < 2)
      return skill;
    return { ...skill, others: { form: "value", value: 4.5, n: skill.others.n, end: "high" } };
  }, /^unexplained: \w+: others/),
  "« les autres » that are approximate are told as if they were exact": breakEachSkill((skill) => {
    if (skill.others?.form !== "value" || !skill.others.approximate) return skill;
    const { approximate: _, ...exact } = skill.others;
    return { ...skill, others: exact };
  }, /^unexplained: \w+: others/),
  "an approximate number feeds the gap as if it were exact": breakEachSkill((skill) => {
    const { self } = skill.cells;
    if (self?.form !== "value" || skill.others?.form !== "value" || !skill.others.approximate) return skill;
    return { ...skill, gap: { form: "value", value: roundToTenth(skill.others.value - self.value) } };
  }, /^unexplained: \w+: gap/),
  "the bounds of a gap are rounded before it is judged": breakEachSkill((skill, { policy }) => {
    const { self } = skill.cells;
    if (self?.form !== "value" || !skill.gap || policy.pooledSd !== null) return skill;
    const own = Math.round(10 * self.value);
    const { low, high } = inTenths(skill.gap);
    return { ...skill, ...classifyGap(own, { low: own + low, high: own + high }, null, policy) };
  }, /^unexplained: \w+: state/),
  "a gap in an interval is told as its middle": breakEachSkill((skill) => {
    if (skill.gap?.form !== "interval") return skill;
    return { ...skill, gap: { form: "value", value: roundToTenth((skill.gap.from + skill.gap.to) / 2) } };
  }, /^unexplained: \w+: gap/),
  "a gap is given beside a band in which the self lies": breakReport(
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
  "a gap is judged by the middle of its interval": breakEachSkill(
    (skill, { policy }) => {
      const self = skill.cells.self;
      if (skill.gap?.form !== "interval" || !skill.others || self?.form !== "value") return skill;
      const { low, high } = toCorners(skill.others);
      const middle = (low + high) / 20;
      return { ...skill, ...classifyPlainGap(middle - self.value, middle, policy) };
    },
    /^unexplained: \w+: (state|tag)/,
    /^unproven/,
  ),
  "an inconclusive gap has a tag": breakEachSkill(
    (skill) =>
      skill.state === "inconclusive" && skill.gap?.form === "value"
        ? { ...skill, tag: skill.gap.value > 0 ? "recognise_strength" : "blind_spot" }
        : skill,
    /^unexplained: \w+: tag/,
    /^unproven/,
  ),
  "a tag follows groups that are masked": breakEachSkill((skill, evaluation) => {
    const value = computeMeanOfEverybody(skill, evaluation);
    const self = skill.cells.self;
    if (!skill.tag || value === null || self?.form !== "value") return skill;
    return { ...skill, tag: classifyPlainGap(value - self.value, value, evaluation.policy).tag };
  }, /^unexplained: \w+: tag/),
  "it is not said that a tag rests on the manager": breakEachSkill(
    (skill) => ({ ...skill, mostlyManager: false }),
    /^unexplained: \w+: manager/,
  ),
  "a highlight speaks of a skill that has no tag": breakReport(
    (report) => ({
      ...report,
      highlights: report.skills
        .flatMap(({ id, tag }) => (tag ? [] : [{ kind: "blind_spot" as const, skillId: id, quote: null }]))
        .slice(0, 1),
    }),
    /^unexplained: highlights/,
  ),
  "highlights are chosen by groups that are masked": breakReport((report, evaluation) => {
    const ranked = report.skills.map((skill) => {
      const value = computeMeanOfEverybody(skill, evaluation);
      const self = skill.cells.self;
      if (!skill.others || value === null || self?.form !== "value") return skill;
      const gap = { form: "value", value: value - self.value } as const;
      return { ...skill, others: { form: "value", value, n: skill.others.n } as const, gap };
    });
    return { ...report, highlights: selectUnquoted(ranked.map(toRankedSkill)) };
  }, /^unexplained: highlights/),
  "highlights are in another order": breakReport(
    (report) => ({ ...report, highlights: report.highlights.toReversed() }),
    /^unexplained: highlights/,
  ),
};

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
const toRoundedValue = (value: number, n: number | null): OthersCell => ({
  form: "value",
  value: roundToTenth(value),
  n,
});

/** Every group that has a weight and an answer, masked or not. */
const listAnsweringGroups = ({ cells, positions }: SkillResult, { responses, policy }: Evaluation) =>
  others.filter(
    (group) =>
      cells[group] &&
      policy.weights.default[group] > 0 &&
      computeMeanOfAll(responses, group, positions) !== null,
  );

function computeWeightedMean(parts: readonly { value: number; weight: number }[]): number | null {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  return parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}

/** Of all that was really given, whatever is shown of it. */
function computeMeanOfEverybody(skill: SkillResult, evaluation: Evaluation): number | null {
  const row = resolveSkillWeights(evaluation.policy.weights, skill);
  return computeWeightedMean(
    listAnsweringGroups(skill, evaluation).map((group) => ({
      value: computeMeanOfAll(evaluation.responses, group, skill.positions) ?? 0,
      weight: row[group],
    })),
  );
}

function classifyPlainGap(gap: number, value: number, { notable, strength }: Policy) {
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
function breakEachSkill(change: SkillChange, ...finds: RegExp[]): BrokenEngine {
  return breakReport(
    (report, evaluation) => {
      const skills = report.skills.map((skill) => change(skill, evaluation, report));
      return { ...report, skills, highlights: selectUnquoted(skills.map(toRankedSkill)) };
    },
    ...finds,
  );
}
