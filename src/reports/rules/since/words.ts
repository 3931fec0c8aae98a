import type { Policy, Snapshot } from "#disclosure/contract.ts";
import { hasJointGroup } from "#disclosure/rules/columns.ts";
import {
  formatDay,
  formatGap,
  formatList,
  formatMonth,
  formatNumber,
  formatScore,
  say,
} from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Change, ComparedFigure, ComparedRow, EarlierReport, Since } from "../../contract/since.ts";
import type { Report } from "../../contract.ts";
import { comparedColumns, type ComparedColumn } from "../../vocabulary/since.ts";
import { sayCell, sayGap } from "../presentation.ts";
import type { ReportWords } from "../words.ts";
import type { SinceTexts } from "./texts.fr.ts";

interface SinceWordsInput {
  /** The later report: its words, when it was released, and the policy by which a change is assessed. */
  words: ReportWords;
  report: Pick<Report, "releasedOn" | "isSubject" | "snapshot">;
  earlier: EarlierReport;
  texts: SinceTexts;
}

/** The words of a comparison: the screen and the PDF read the same. */
export function buildSinceWords({ words, report, earlier, texts }: SinceWordsInput) {
  const { language } = words;
  const moment = sayMoment(language, texts, earlier, report);
  const figure = (one: ComparedFigure) => sayCell(language, words.texts.cells, one, "masked");
  const gap = ({ change }: Change) => sayGap(language, words.texts.cells, change);
  const column = (one: ComparedColumn) => (one === "others" ? texts.others : words.group(one));
  const topic = ({ kind, name }: ComparedRow) =>
    kind === "values" || kind === "objectives"
      ? texts.dimensions[kind]
      : name
        ? words.translateName(name)
        : "";
  const views: Partial<Record<ComparedColumn, string>> = report.isSubject
    ? texts.accordingToYou
    : texts.accordingToThem;

  const listClaims = (rows: Since["rows"], state: "higher" | "lower"): string[] =>
    rows.flatMap((row) => {
      const claimed = listChanges(row).filter(({ change }) => change.state === state);
      // « Les autres » only where no group of theirs says it by itself.
      const alone = claimed.filter(({ column: one }) => one !== "others");
      const said = (alone.length > 0 ? alone : claimed).map(({ column: one, change }) =>
        say(language, texts.view, { view: views[one] ?? "", change: gap(change) }),
      );
      if (said.length === 0) return [];
      return [
        say(language, texts.claim, { topic: withoutFullStop(topic(row)), views: formatList(language, said) }),
      ];
    });

  /** « +0,8, plus haut », « +0,2, peut tenir au hasard (entre −0,5 et +0,9) ». */
  const sayChange = (one: Change): string => {
    const isSame = one.change.form === "value" && one.change.value === 0;
    if (one.state === "own") return isSame ? texts.same : gap(one);
    const state = texts.states[one.state];
    const said = isSame ? texts.same : say(language, texts.sure, { change: gap(one), state });
    if (!one.within) return said;
    const [from, to] = [formatGap(language, one.within.from), formatGap(language, one.within.to)];
    // « Plus haut (entre 0 et +1,6) » would take back what it says.
    if (one.state === "higher" && one.within.from === 0)
      return say(language, texts.withinAbove, { said, to });
    if (one.state === "lower" && one.within.to === 0) return say(language, texts.withinBelow, { said, from });
    return say(language, texts.within, { said, from, to });
  };

  return {
    texts,
    title: say(language, texts.title, { when: moment.since }),
    moment: moment.at,
    views: capitalize(say(language, texts.views, { moment: moment.at })),
    /** What the marks are, and why a view may be missing. */
    legend: (comparison: Since): string => {
      const { marks, missing, missingElse, joint, others } = texts.legend;
      return [
        say(language, marks, { moment: moment.at }),
        comparison.withheld.length > 0 ? missingElse : missing,
        ...(hasJointGroup(report.snapshot) ? [joint] : []),
        ...(lacksOthers(comparison, report.snapshot) ? [others] : []),
      ].join(" ");
    },
    caption: say(language, texts.caption, { moment: moment.at }),
    column,
    topic,
    figure,
    /** « 3,1 en mai 2026, 3,9 maintenant », for those who do not see the arrow. */
    spoken: ({ past, now }: Change) =>
      say(language, texts.spoken, { past: figure(past), now: figure(now), moment: moment.at }),
    change: sayChange,
    /** « sur 4 de 5 questions », where a mean rests on fewer than either report prints; else empty. */
    basis: ({ questions }: Change): string => (questions ? say(language, texts.questions, questions) : ""),
    /** What surely changed, in two sentences at most; else that nothing did. */
    findings: ({ rows }: Since): { lead: string; claims: string[] }[] => {
      const claimed = [
        { lead: texts.higher, claims: listClaims(rows, "higher") },
        { lead: texts.lower, claims: listClaims(rows, "lower") },
      ].filter(({ claims }) => claims.length > 0);
      return claimed.map(({ lead, claims }) => ({
        lead: say(language, lead, { moment: moment.at }),
        claims,
      }));
    },
    /** Where something is surely higher: that low figures often rise by themselves. Else empty. */
    caution: ({ rows }: Since): string => (listClaims(rows, "higher").length > 0 ? texts.caution : ""),
    /** Empty where every group that both reports show is compared. */
    withheld: ({ withheld }: Since): string =>
      withheld.length === 0
        ? ""
        : say(language, texts.withheld, { groups: formatList(language, withheld.map(words.group)) }),
    rule: sayRule(language, texts, report.snapshot.policy),
  };
}
export type SinceWords = ReturnType<typeof buildSinceWords>;

/** « Les autres » of several groups stand in the report, and not in each row of a mean. */
const lacksOthers = ({ rows }: Since, { skills, values, objectives }: Snapshot): boolean =>
  [...skills, values, objectives].some((topic) => topic !== null && topic.othersOf.length > 1) &&
  rows.some(({ kind, changes }) => kind !== "question" && !changes.others);

/** A question inside a sentence. */
const withoutFullStop = (words: string) => words.replace(/(?<!\.)\.$/u, "");

export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The views that changed in one row, in the order of every report. */
export const listChanges = ({ changes }: ComparedRow): { column: ComparedColumn; change: Change }[] =>
  comparedColumns.flatMap((column) => {
    const change = changes[column];
    return change ? [{ column, change }] : [];
  });

/** « mai 2026 » and « en mai 2026 »; for two reports of the same month « le 3 mai 2026 ». */
function sayMoment(
  language: Language,
  texts: SinceTexts,
  { releasedOn: past }: EarlierReport,
  { releasedOn: now }: SinceWordsInput["report"],
) {
  const isSameMonth = now?.slice(0, 7) === past.slice(0, 7);
  const forms = isSameMonth ? texts.days : texts.months;
  const values = { day: formatDay(language, past), month: formatMonth(language, past) };
  return { since: say(language, forms.since, values), at: say(language, forms.at, values) };
}

function sayRule(language: Language, texts: SinceTexts, { notable, pooledSd }: Policy): string {
  const [least, fallback] = [notable.least, notable.fallback].map((one) => formatNumber(language, one));
  if (pooledSd === null) return say(language, texts.ruleAlone, { fallback: fallback ?? "" });
  const deviation = formatScore(language, pooledSd);
  return say(language, texts.rule, { least: least ?? "", fallback: fallback ?? "", deviation });
}

/** « Bilan de printemps (mai 2026) », in the choice of the earlier report; of two in one month, the day. */
export const sayEarlier = (
  language: Language,
  texts: SinceTexts,
  { evaluationId, name, releasedOn }: EarlierReport,
  all: readonly EarlierReport[],
): string => {
  const isOfSameMonth = all.some(
    (each) => each.evaluationId !== evaluationId && each.releasedOn.slice(0, 7) === releasedOn.slice(0, 7),
  );
  const when = isOfSameMonth ? formatDay(language, releasedOn) : formatMonth(language, releasedOn);
  return say(language, texts.option, { name, when });
};
