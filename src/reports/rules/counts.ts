import type { Scale } from "#company/vocabulary.ts";
import type { ItemResult } from "#disclosure/contract.ts";
import { protectedRoles } from "#evaluations/vocabulary.ts";
import { formatNumber, say } from "#platform/texts.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { Report } from "../contract.ts";
import type { ReportWords } from "./words.ts";

export type CountTable = {
  group: Group;
  caption: string;
  /** The heading of the first column. */
  head: string;
  /** `count`: in words; `share`: of all who are counted. */
  rows: { key: string; label: string; people: number; count: string; share: number }[];
};

/** The share, beside its bar, of all who are counted; the first row gives their number. */
function toCountedRows(
  rows: readonly { key: string; label: string; count: number }[],
  { language, texts: { skills } }: ReportWords,
): CountTable["rows"] {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return rows.map(({ key, label, count }, index) => ({
    key,
    label,
    people: count,
    count: index === 0 ? say(language, skills.countOf, { count, total }) : formatNumber(language, count),
    share: total === 0 ? 0 : count / total,
  }));
}

/** The name of an option of a multiple choice, or of true and false. */
function formatOption(
  item: ItemResult,
  value: number,
  { translateName, texts: { skills } }: ReportWords,
): string {
  if (item.type === "true_false") return value === 1 ? skills.yes : skills.no;
  const option = item.options.find((each) => each.value === value);
  return option ? translateName(option) : String(value);
}

/** Of each group in which a single person answers for themselves, what they chose: « Vous : le matin ». */
export const listChosenAlone = (
  item: ItemResult,
  { snapshot }: Report,
  words: ReportWords,
): { group: Group; said: string }[] =>
  snapshot.groups.flatMap(({ group }) => {
    const option = findChosenAlone(item, group);
    if (option === null) return [];
    const values = { group: words.group(group), option: formatOption(item, option, words) };
    return [{ group, said: say(words.language, words.texts.skills.chosen, values) }];
  });

function findChosenAlone({ choices }: ItemResult, group: Group): number | null {
  const chosen =
    group === "self" || group === "manager" ? choices[group]?.filter(({ count }) => count > 0) : [];
  const [only, ...more] = chosen ?? [];
  return only?.count === 1 && more.length === 0 ? only.value : null;
}

/** The words of the levels, from 1 to 5; stars have none. */
export const listLevelWords = (scale: Scale, scaleWords: Readonly<Record<Scale, string>>): string[] =>
  scale === "stars" ? [] : scaleWords[scale].split(" · ");

const formatCaption = (words: ReportWords, caption: string, group: Group) =>
  say(words.language, caption, { group: words.group(group) });

/** How many people chose each level, for the groups that may show it. */
export function buildDistributions(
  item: ItemResult,
  { snapshot }: Report,
  words: ReportWords,
  scaleWords: Readonly<Record<Scale, string>>,
): CountTable[] {
  const { skills: texts } = words.texts;
  const levels = listLevelWords(snapshot.scale, scaleWords);
  return protectedRoles.flatMap((group) => {
    const counts = item.distributions[group];
    if (!counts) return [];
    const rows = counts.map((count, index) => ({
      key: String(index + 1),
      label: [index + 1, levels[index]].filter(Boolean).join(" · "),
      count,
    }));
    const caption = formatCaption(words, texts.distribution, group);
    return [{ group, caption, head: texts.level, rows: toCountedRows(rows, words) }];
  });
}

/** How many people chose each option, for the groups that may show it. */
export function buildChoices(item: ItemResult, { snapshot }: Report, words: ReportWords): CountTable[] {
  const { skills: texts } = words.texts;
  return snapshot.groups.flatMap(({ group }) => {
    const counts = item.choices[group];
    if (!counts?.some(({ count }) => count > 0) || findChosenAlone(item, group) !== null) return [];
    const rows = counts.map(({ value, count }) => ({
      key: String(value),
      label: formatOption(item, value, words),
      count,
    }));
    const caption = formatCaption(words, texts.choices, group);
    return [{ group, caption, head: texts.option, rows: toCountedRows(rows, words) }];
  });
}
