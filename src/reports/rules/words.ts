import type {
  Comparison,
  Gap,
  GroupMeans,
  MeanCell,
  SkillResult,
  Snapshot,
  Tag,
} from "#disclosure/contract.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import { fullName } from "#people/rules/names.ts";
import {
  formatDay,
  formatNumber,
  say,
  thatName,
  translated,
  type Texts,
  type Values,
  whoseName,
} from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { Report } from "../contract.ts";
import {
  type AnyCell,
  computeDistance,
  whyNoMean,
  sayApproximate,
  sayCell,
  sayGap,
  resolvePointKind,
  whyNoFigure,
} from "./presentation.ts";

/** A skill or a dimension. */
type SkillOrDimension = Pick<SkillResult, "cells" | "joint" | "positions">;

/** What a report is written from: the screen and the PDF give the same, and read the same. */
export interface ReportWordsInput {
  report: Report;
  language: Language;
  texts: Texts["reports"];
}

/** The texts of one report for its reader: « vous » to the person evaluated, the first name to others. */
export function buildReportWords({ report, language, texts }: ReportWordsInput) {
  const { isSubject, subject, snapshot } = report;
  const name = subject.firstName;
  const findParticipation = (group: Group) => snapshot.groups.find((each) => each.group === group);

  const cell = (one: AnyCell | null, group: Column) =>
    sayCell(language, texts.cells, one, whyNoFigure(snapshot, group));
  /** The mean of a skill or dimension: it may show nothing although its questions do. */
  const mean = (of: SkillOrDimension, group: Column) =>
    sayCell(
      language,
      texts.cells,
      group === "joint" ? of.joint : of.cells[group],
      whyNoMean(snapshot, of, group),
    );
  const gap = (one: Gap) => sayGap(language, texts.cells, one);
  const translateName = (content: { fr: string; en: string | null }) => translated(language, content).text;
  const group = (one: Column) =>
    one === "self" ? (isSubject ? texts.groups.self : name) : texts.groups[one];

  /** « Les autres », or the name of the only group behind them: who they are, and their view in a comparison. */
  const others = (of: readonly Column[]) => {
    const words = isSubject ? texts.othersOfYou : texts.othersOfThem;
    const only = of.length === 1 ? of[0] : undefined;
    const several = (findParticipation("manager")?.invited ?? 0) > 1 ? "other" : "one";
    const named =
      !only || only === "self" ? words.others : only === "manager" ? words.manager[several] : words[only];
    return { others: named.who, theirView: named.view };
  };

  const values = (one: Comparison & { cells: GroupMeans }): Values => ({
    name,
    thatName: thatName(language, name),
    ...others(one.othersOf),
    self: cell(one.cells.self, "self"),
    value: cell(one.others, "manager"),
  });

  /** Which sentence is true of a point. */
  const pointKind = (skill: SkillResult, tag: Tag) => resolvePointKind(skill, tag, snapshot.policy.strength);

  return {
    texts,
    language,
    name,
    fullName: fullName(subject),
    cell,
    mean,
    gap,
    group,
    /** The same where there is little room. */
    column: (one: Column) => (one === "joint" ? texts.jointColumn : group(one)),
    translateName,
    /** « vos collègues », « les autres »: who is behind a figure. */
    who: (of: readonly Column[]) => others(of).others,
    values,
    /** « Collègues (5) », where the number of answers may be shown. */
    counted: (one: Group) => {
      const answered = findParticipation(one)?.answered ?? null;
      if (one === "self" || answered === null) return group(one);
      return say(language, texts.views.count, {
        group: group(one),
        count: formatNumber(language, answered),
      });
    },
    /** « 7 personnes sur 8 ont répondu, et vous ». */
    participation: () => {
      const { answered, invited, isSelfIn } = countOthers(snapshot);
      if (invited === 0) return texts.selfAlone;
      const counted =
        answered === null
          ? say(language, texts.invited, { count: invited })
          : say(language, texts.answered, { count: answered, total: invited });
      if (!isSelfIn) return counted;
      const withSelf = answered === 0 ? texts.onlySelfAnswered : texts.withSelf;
      return say(language, isSubject ? withSelf.you : withSelf.them, { counted, name });
    },
    /** What the line of the views side by side joins, where one is drawn. */
    axis: () => {
      if (!snapshot.skills.some(computeDistance)) return texts.views.axisAlone;
      return say(language, isSubject ? texts.views.axis : texts.views.axisOf, {
        whose: whoseName(language, name),
      });
    },
    published: () =>
      report.releasedOn
        ? say(language, texts.released, { date: formatDay(language, report.releasedOn) })
        : texts.notReleased,
    /** The range behind « env. » in the sentence of a point. */
    approximate: (one: AnyCell | null) => sayApproximate(language, texts.cells, one),
    /** « surtout selon la ou le gestionnaire », wherever the tag is shown. */
    mostly: (skill: SkillResult | null) => (skill?.mostlyManager ? texts.mostlyManager : ""),
    pointKind,
    point: (skill: SkillResult, kind: Tag) => {
      const sentences = isSubject ? texts.pointsToYou : texts.pointsToOthers;
      return say(language, sentences[pointKind(skill, kind)], values(skill));
    },
    /** What an approximate mean is the middle of; the numbers of people and questions behind it, but for self. */
    basis: (mean: MeanCell | null, one: Group): string => {
      if (!mean || mean.form === "masked") return "";
      const { used, asked } = mean.questions;
      const { people, questions } = texts.basis;
      const restsOn = [
        ...(one === "self" ? [] : [say(language, people, { count: mean.n })]),
        ...(used < asked ? [say(language, questions, { used, asked })] : []),
      ].join(", ");
      return [sayApproximate(language, texts.cells, mean), restsOn].filter(Boolean).join(" · ");
    },
  };
}
/**
 * The others who were invited, and of whom it may be told those who answered; whether the person evaluated did as they
 * did.
 */
function countOthers({ participation, groups }: Pick<Snapshot, "participation" | "groups">) {
  const self = groups.find(({ group }) => group === "self");
  const invited = participation.invited - (self?.invited ?? 0);
  if (participation.answered === null) return { invited, answered: null, isSelfIn: self !== undefined };
  const own = self?.answered ?? 0;
  return { invited, answered: participation.answered - own, isSelfIn: own > 0 };
}

export type ReportWords = ReturnType<typeof buildReportWords>;
