import type { DimensionResult } from "#disclosure/contract.ts";
import { hasJointGroup, isProtected } from "#disclosure/rules/columns.ts";
import { narrowWidth } from "#disclosure/rules/ranges.ts";
import { reportReaders } from "#evaluations/vocabulary/readers.ts";
import { formatDay, formatList, formatNumber, formatScore, say, translated } from "#platform/texts.ts";
import type { WeightRow } from "#weights/contract/matrix.ts";
import { resolveSkillWeights } from "#weights/rules/matrix.ts";
import { groups } from "#weights/vocabulary.ts";
import type { Report } from "../contract.ts";
import { findClearestGap, isSurelyLargest } from "./presentation.ts";
import type { ReportWords } from "./words.ts";

/** Describes the main finding of the views side by side. */
export function describeFinding({ snapshot: { skills }, isSubject }: Report, words: ReportWords): string {
  const { views } = words.texts;
  const skill = findClearestGap(skills);
  if (!skill?.gap) return skills.some(({ gap }) => gap) ? views.noneNotable : views.noGaps;
  const largest = isSubject ? views.largest : views.largestOf;
  return say(words.language, isSurelyLargest(skill, skills) ? largest : views.clear, {
    skill: words.translateName(skill.name),
    gap: words.gap(skill.gap),
  });
}

/** Values or objectives taken together; empty when the others show nothing. */
export function describeOverall(all: DimensionResult | null, isSubject: boolean, words: ReportWords): string {
  const { together } = words.texts;
  if (!all?.others) return "";
  const sentence =
    all.cells.self?.form === "value" ? (isSubject ? together.you : together.them) : together.othersOnly;
  return say(words.language, sentence, words.values(all));
}

/** From how many people on the comments of a protected group are shown, whether or not any were written. */
export const describeCommentRules = ({ snapshot }: Report, words: ReportWords): string[] =>
  snapshot.groups.flatMap(({ group }) =>
    isProtected(group)
      ? [say(words.language, words.texts.comments.hidden[group], { k: snapshot.policy.k })]
      : [],
  );

export type Fact = {
  label: string;
  value: string;
};

/** The rules frozen at launch, in words; who reads; then short facts. */
export function describeMethod(
  report: Report,
  words: ReportWords,
): { rules: Fact[]; readers: Fact; facts: Fact[] } {
  const { method } = words.texts;
  const { language, name } = words;
  const { policy, engineVersion } = report.snapshot;
  const exact = (value: number) => formatNumber(language, value);
  const former = engineVersion < 3;
  const limits = {
    high: formatScore(language, policy.ends.high),
    low: formatScore(language, policy.ends.low),
  };
  const { least, fallback } = policy.notable;
  const rules = [
    {
      label: method.facts.means,
      value: say(language, selectMeanRule(method, engineVersion), {
        items: policy.minItemsPerMean,
        narrow: formatScore(language, narrowWidth),
        ...limits,
      }),
    },
    {
      label: method.facts.gaps,
      value: say(language, selectGapRule(method, former, policy.pooledSd), {
        least: exact(least),
        fallback: exact(fallback),
        deviation: policy.pooledSd === null ? "" : formatScore(language, policy.pooledSd),
      }),
    },
    {
      label: method.facts.thresholds,
      value: say(language, former ? method.former.thresholds : method.thresholds, {
        k: policy.k,
        single: say(language, policy.itemValueFrom > policy.k ? method.bandFirst : method.numberAtOnce, {
          value: policy.itemValueFrom,
        }),
        distribution: policy.distributionFrom,
        ...limits,
      }),
    },
    ...(hasJointGroup(report.snapshot) ? [{ label: method.facts.joint, value: method.joint }] : []),
  ];
  const readers = {
    label: method.readers,
    value: say(language, report.isSubject ? method.readersYou : method.readersThem, {
      name,
      readers: formatReaders(report, words),
    }),
  };
  const facts = [
    ...listWeightFacts(report, words),
    ...(report.launchedOn ? [{ label: method.asked, value: formatDay(language, report.launchedOn) }] : []),
    ...(report.privacyOfficer ? [{ label: method.officer, value: report.privacyOfficer }] : []),
  ];
  return { rules, readers, facts };
}

/** How many comments are not shown to its readers, and why; nothing of where they stood. */
export function describeRemovedComments(
  { maskedComments, flags }: Report,
  { texts, language }: ReportWords,
): string[] {
  const counts = [
    { count: maskedComments, words: texts.maskedComments },
    { count: flags.open, words: texts.openFlags },
    { count: flags.kept, words: texts.keptFlags },
  ];
  return counts.filter(({ count }) => count > 0).map(({ count, words }) => say(language, words, { count }));
}

/** What the views weigh: by default, then what weighs otherwise, those of the same weights together. */
function listWeightFacts({ snapshot, weightsVersion }: Report, words: ReportWords): Fact[] {
  const { method } = words.texts;
  const { language } = words;
  const { weights } = snapshot.policy;
  const asked = new Set(snapshot.groups.map(({ group }) => group));
  const inWords = (row: WeightRow) => {
    const weighed = groups.filter((group) => asked.has(group) && row[group] > 0);
    const listed = formatList(
      language,
      weighed.map((group) => say(language, method.weight, { group: words.group(group), weight: row[group] })),
    );
    const isWhole = weighed.reduce((sum, group) => sum + row[group], 0) === 100;
    return isWhole || listed === "" ? listed : say(language, method.weightsLeft, { weights: listed });
  };
  const usual = inWords(weights.default);
  const rows = [
    ...snapshot.skills.map((skill) => ({
      name: translated(language, skill.name).text,
      row: resolveSkillWeights(weights, skill),
    })),
    ...(["values", "objectives"] as const)
      .filter((dimension) => snapshot[dimension])
      .map((dimension) => ({ name: method.ownDimensions[dimension], row: weights[dimension] })),
  ];
  const others = Map.groupBy(
    rows.filter(({ row }) => inWords(row) !== usual),
    ({ row }) => inWords(row),
  );
  return [
    {
      label: method.weights,
      value: weightsVersion
        ? say(language, method.weightsVersion, { weights: usual, version: weightsVersion })
        : usual,
    },
    ...[...others].map(([value, same]) => ({
      label: say(language, method.ownWeights, {
        names: formatList(
          language,
          same.map(({ name }) => name),
        ),
      }),
      value,
    })),
  ];
}

/** « Hugo, la personne responsable de l’évaluation et l’administration ». */
function formatReaders(
  { readers, isSubject }: Report,
  { texts: { method }, language, name }: ReportWords,
): string {
  const named = isSubject ? method.readerYou : method.readerThem;
  return formatList(
    language,
    reportReaders.filter((one) => readers.includes(one)).map((one) => say(language, named[one], { name })),
  );
}

const selectGapRule = (method: ReportWords["texts"]["method"], former: boolean, pooledSd: number | null) => {
  if (former) return method.former.gaps;
  return pooledSd === null ? method.gapsAlone : method.gaps;
};

/** By the rules of the version that made the report: its figures stay as they were published. */
function selectMeanRule(method: ReportWords["texts"]["method"], engineVersion: number): string {
  if (engineVersion < 3) return method.former.means;
  return `${method.means} ${engineVersion === 3 ? method.middle : method.approximate}`;
}
