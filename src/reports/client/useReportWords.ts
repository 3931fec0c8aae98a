import type { Cell, Comparison, Gap, Group, SkillResult } from "#disclosure/contract.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { say, translated, type Values } from "#platform/texts.ts";
import type { Report } from "../contract.ts";
import { isOnTop, sayCell, sayGap } from "../rules/presentation.ts";

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The words of one report for its reader: « vous » to the person, the first name to everybody else. */
export function useReportWords({ isSubject, subject, snapshot }: Report) {
  const texts = useTexts("reports");
  const { language } = useLanguage();
  const name = subject.firstName;
  const invitedAs = (group: Group) => snapshot.groups.find((each) => each.group === group)?.invited ?? 0;

  const cell = (one: Cell | null, group: Group) => sayCell(language, texts.cells, one, group);
  const gap = (one: Gap) => sayGap(language, texts.cells, one);
  const nameOf = (content: { fr: string; en: string | null }) => translated(language, content).text;
  const group = (one: Group) => (one === "self" ? (isSubject ? texts.groups.self : name) : texts.groups[one]);

  /** « Les autres », or the name of the only group behind them. */
  const others = (of: readonly Group[]) => {
    const only = of.length === 1 ? of[0] : undefined;
    const words = isSubject ? texts.othersOfYou : texts.othersOfThem;
    if (!only || only === "self") return { words: words.others, count: 2 };
    if (only !== "manager") return { words: words[only], count: only === "peer" ? 2 : 1 };
    const count = invitedAs("manager");
    return { words: count > 1 ? words.manager.other : words.manager.one, count };
  };

  const values = (one: Comparison & { cells: SkillResult["cells"] }): Values => {
    const { words } = others(one.othersOf);
    return {
      name,
      others: words,
      Others: capitalised(words),
      self: cell(one.cells.self, "self"),
      value: cell(one.others, "manager"),
      gap: one.gap ? gap(one.gap) : "",
    };
  };

  return {
    texts,
    language,
    name,
    cell,
    gap,
    group,
    nameOf,
    values,
    point: (skill: SkillResult, kind: NonNullable<SkillResult["tag"]>) => {
      const sentences = isSubject ? texts.pointsToYou : texts.pointsToOthers;
      const filled = { ...values(skill), count: others(skill.othersOf).count };
      if (kind === "shared_strength" && isOnTop(skill, snapshot.skills))
        return say(language, sentences.onTop, filled);
      if (kind !== "recognise_strength") return say(language, sentences[kind], filled);
      const { one, other } = sentences.recognise_strength;
      return say(language, filled.count > 1 ? other : one, filled);
    },
  };
}
export type ReportWords = ReturnType<typeof useReportWords>;
