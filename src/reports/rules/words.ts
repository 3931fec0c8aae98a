import type { Cell, Comparison, Gap, Group, SkillResult } from "#disclosure/contract.ts";
import { fullName } from "#people/rules.ts";
import {
  formatDay,
  formatNumber,
  ofName,
  say,
  translated,
  type Language,
  type Texts,
  type Values,
} from "#platform/texts.ts";
import type { Report } from "../contract.ts";
import { isOnTop, sayCell, sayGap } from "./presentation.ts";

/** What a report is written from: the screen and the PDF give the same, and read the same. */
export interface Written {
  report: Report;
  language: Language;
  texts: Texts["reports"];
}

/** The words of one report for its reader: « vous » to the person, the first name to everybody else. */
export function wordsOf({ report, language, texts }: Written) {
  const { isSubject, subject, snapshot } = report;
  const name = subject.firstName;
  const participationOf = (group: Group) => snapshot.groups.find((each) => each.group === group);

  const cell = (one: Cell | null, group: Group) => sayCell(language, texts.cells, one, group);
  const gap = (one: Gap) => sayGap(language, texts.cells, one);
  const nameOf = (content: { fr: string; en: string | null }) => translated(language, content).text;
  const group = (one: Group) => (one === "self" ? (isSubject ? texts.groups.self : name) : texts.groups[one]);

  /** « Les autres », or the name of the only group behind them, in one of the two forms. */
  const others = (of: readonly Group[], words: Texts["reports"]["othersOfYou"]): string => {
    const only = of.length === 1 ? of[0] : undefined;
    if (!only || only === "self") return words.others;
    if (only !== "manager") return words[only];
    const hasSeveral = (participationOf("manager")?.invited ?? 0) > 1;
    return hasSeveral ? words.manager.other : words.manager.one;
  };

  const values = (one: Comparison & { cells: SkillResult["cells"] }): Values => {
    return {
      name,
      ofName: ofName(language, name),
      others: others(one.othersOf, isSubject ? texts.othersOfYou : texts.othersOfThem),
      ofOthers: others(one.othersOf, isSubject ? texts.ofOthersOfYou : texts.ofOthersOfThem),
      self: cell(one.cells.self, "self"),
      value: cell(one.others, "manager"),
      gap: one.gap ? gap(one.gap) : "",
    };
  };

  return {
    texts,
    language,
    name,
    fullName: fullName(subject),
    cell,
    gap,
    group,
    nameOf,
    values,
    /** « Collègues (5) », where it may be told how many answered. */
    counted: (one: Group) => {
      const answered = participationOf(one)?.answered ?? null;
      if (one === "self" || answered === null) return group(one);
      return say(language, texts.views.count, {
        group: group(one),
        count: formatNumber(language, answered),
      });
    },
    /** « 7 personnes ont répondu sur 8 ». */
    participation: () => {
      const { answered, invited } = snapshot.participation;
      return answered === null
        ? say(language, texts.invited, { count: invited })
        : say(language, texts.answered, { count: answered, total: invited });
    },
    published: () =>
      report.releasedOn
        ? say(language, texts.released, { date: formatDay(language, report.releasedOn) })
        : texts.notReleased,
    point: (skill: SkillResult, kind: NonNullable<SkillResult["tag"]>) => {
      const sentences = isSubject ? texts.pointsToYou : texts.pointsToOthers;
      const isFirst = kind === "shared_strength" && isOnTop(skill, snapshot.skills);
      return say(language, isFirst ? sentences.onTop : sentences[kind], values(skill));
    },
  };
}
export type ReportWords = ReturnType<typeof wordsOf>;
