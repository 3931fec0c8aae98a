import type { DimensionResult, Group, ItemResult } from "#disclosure/contract.ts";
import type { Scale } from "#evaluations/contract/questionnaire.ts";
import { formatDay, formatList, formatNumber, formatScore, say } from "#platform/texts.ts";
import type { Report } from "../contract.ts";
import { largestGap, maskingsOf, sortSkills, type Radar } from "./presentation.ts";
import type { ReportWords } from "./words.ts";

/** What the views side by side show at first sight. */
export function findingOf({ snapshot: { skills }, isSubject }: Report, words: ReportWords): string {
  const { views } = words.texts;
  const skill = largestGap(skills);
  if (skill?.gap)
    return say(words.language, isSubject ? views.largest : views.largestOf, {
      skill: words.nameOf(skill.name),
      gap: words.gap(skill.gap),
    });
  return skills.some(({ gap }) => gap) ? views.noneNotable : views.noGaps;
}

/** Where the views are closest, among the skills of the radar; empty when none has a gap. */
export function closestOf(radar: Radar, words: ReportWords): string {
  const closest = sortSkills(radar.skills, "gap", () => 0).findLast(({ gap }) => gap);
  return closest?.gap
    ? say(words.language, words.texts.overview.closest, {
        skill: words.nameOf(closest.name),
        gap: words.gap(closest.gap),
      })
    : "";
}

/** Values or objectives taken together; empty when the others show nothing. */
export function togetherOf(all: DimensionResult | null, isSubject: boolean, words: ReportWords): string {
  const { heat } = words.texts;
  if (!all?.others) return "";
  const sentence =
    all.cells.self?.form === "value" ? (isSubject ? heat.togetherYou : heat.togetherThem) : heat.ofOthersOnly;
  return say(words.language, sentence, words.values(all));
}

export interface MaskingNote {
  group: Group;
  /** What is hidden, then why. */
  what: string;
  why: string;
}

/** Why something is hidden, once per group, in plain words. */
export function maskingNotesOf({ snapshot }: Report, words: ReportWords): MaskingNote[] {
  const { masking } = words.texts;
  return maskingsOf(snapshot).flatMap(({ group, skills }) => {
    if (group !== "peer" && group !== "direct_report") return [];
    const what = masking.of[group];
    const names = skills.map(({ name }) => words.nameOf(name));
    const reason =
      skills.length === 0
        ? say(words.language, masking.fewer[group], { k: snapshot.policy.k })
        : masking.notEnough;
    return [
      {
        group,
        what:
          skills.length === 0
            ? `${what.charAt(0).toUpperCase()}${what.slice(1)}.`
            : say(words.language, masking.inSkills, { skills: formatList(words.language, names), what }),
        why: `${reason} ${masking.why}`,
      },
    ];
  });
}

/** From how many answers on the comments of each hidden group would be shown. */
export const hiddenCommentsOf = ({ snapshot }: Report, words: ReportWords): string[] =>
  snapshot.groups.flatMap(({ group, shown }) =>
    !shown && (group === "peer" || group === "direct_report")
      ? [say(words.language, words.texts.comments.hidden[group], { k: snapshot.policy.k })]
      : [],
  );

export interface CountTable {
  group: Group;
  caption: string;
  /** The heading of the first column. */
  head: string;
  rows: { key: string; label: string; count: number }[];
}

/** How many people chose each level or each option, for the groups that may show it. */
export function countTablesOf(
  item: ItemResult,
  { snapshot }: Report,
  words: ReportWords,
  scaleWords: Readonly<Record<Scale, string>>,
): CountTable[] {
  const { skills: texts } = words.texts;
  // Stars have no words of their own.
  const levels = snapshot.scale === "stars" ? [] : scaleWords[snapshot.scale].split(" · ");
  const captioned = (caption: string, group: Group) =>
    say(words.language, caption, { group: words.group(group) });
  const labelOf = (value: number) => {
    if (item.type === "true_false") return value === 1 ? texts.yes : texts.no;
    const option = item.options.find((each) => each.value === value);
    return option ? words.nameOf(option) : String(value);
  };
  const distributions = (["peer", "direct_report"] as const).flatMap((group) => {
    const counts = item.distributions[group];
    if (!counts) return [];
    const rows = counts.map((count, index) => ({
      key: String(index + 1),
      label: [index + 1, levels[index]].filter(Boolean).join(" · "),
      count,
    }));
    return [{ group, caption: captioned(texts.distribution, group), head: texts.level, rows }];
  });
  const choices = snapshot.groups.flatMap(({ group }) => {
    const counts = item.choices[group];
    if (!counts) return [];
    const rows = counts.map(({ value, count }) => ({ key: String(value), label: labelOf(value), count }));
    return [{ group, caption: captioned(texts.choices, group), head: texts.option, rows }];
  });
  return [...distributions, ...choices];
}

export interface Fact {
  label: string;
  value: string;
}

/** The rules frozen at launch, in words: paragraphs, then short facts. */
export function methodOf(report: Report, words: ReportWords): { paragraphs: Fact[]; facts: Fact[] } {
  const { method } = words.texts;
  const { language, name } = words;
  const { policy, engineVersion } = report.snapshot;
  const exact = (value: number) => formatNumber(language, value);
  const weights = (["self", "manager", "peer", "direct_report"] as const)
    .filter((group) => policy.weights.default[group] > 0)
    .map((group) =>
      say(language, method.weight, { group: words.group(group), weight: policy.weights.default[group] }),
    );
  const paragraphs = [
    {
      label: method.facts.means,
      value: say(language, method.means, { items: policy.minItemsPerMean }),
    },
    {
      label: method.facts.gaps,
      value: say(language, method.gaps, {
        least: exact(policy.notable.least),
        fallback: exact(policy.notable.fallback),
      }),
    },
    {
      label: method.facts.thresholds,
      value: say(language, method.thresholds, {
        k: policy.k,
        value: policy.itemValueFrom,
        distribution: policy.distributionFrom,
        high: formatScore(language, policy.ends.high),
        low: formatScore(language, policy.ends.low),
      }),
    },
    {
      label: method.readers,
      value: say(language, report.isSubject ? method.readersYou : method.readersThem, { name }),
    },
  ];
  const facts = [
    { label: method.weights, value: formatList(language, weights) },
    ...(report.launchedOn ? [{ label: method.asked, value: formatDay(language, report.launchedOn) }] : []),
    ...(report.privacyOfficer ? [{ label: method.officer, value: report.privacyOfficer }] : []),
    { label: method.engine, value: exact(engineVersion) },
  ];
  return { paragraphs, facts };
}
