import type { Scale } from "#company/vocabulary.ts";
import type { GroupCells, ItemResult, MeanCell, Tag } from "#disclosure/contract.ts";
import type { End } from "#disclosure/vocabulary.ts";
import { fullName } from "#people/rules/names.ts";
import { compareWords, formatDay, say, translated, type Translation } from "#platform/texts.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { Report } from "../../contract.ts";
import {
  listAllWritings,
  type AnyCell,
  computeDistance,
  findGroupGap,
  computeHeatStep,
  toAxisPosition,
  listRemainingItems,
  sortSkills,
} from "../../rules/presentation.ts";
import { listChosenAlone, buildCountTables } from "../../rules/counts.ts";
import {
  groupComments,
  formatEssentialsTitle,
  describeNotEnough,
  describeNothing,
  listPoints,
  listRatedItems,
  listSections,
} from "../../rules/sections.ts";
import { listMaskingNotes } from "../../rules/emptyGroups.ts";
import {
  describeCommentRules,
  describeFinding,
  describeMethod,
  describeRemovedComments,
  describeOverall,
} from "../../rules/sentences.ts";
import {
  buildReportWords,
  type SkillOrDimension,
  type ReportWords,
  type ReportWordsInput,
} from "../../rules/words.ts";
import { describeIntroduction } from "../../rules/introduction.ts";
import { describeUnplacedNotes } from "../../rules/unplacedNotes.ts";
import { selectPrinted } from "./printed.ts";
import type { fr } from "./texts.fr.ts";

export interface PdfInput extends ReportWordsInput {
  own: Translation<typeof fr>;
  scaleWords: Readonly<Record<Scale, string>>;
  /** The company's day on which the document is made. */
  today: string;
}

/** A mark or a band on an axis from 1 to 5; places go from 0 to 1. */
type AxisMark = {
  group: Group;
  from: number;
  to: number;
  end: End | null;
};

const toMarks = (group: Group, cell: MeanCell | null): AxisMark[] => {
  if (!cell || cell.form === "masked") return [];
  if (cell.form === "interval")
    return [{ group, from: toAxisPosition(cell.from), to: toAxisPosition(cell.to), end: null }];
  const at = toAxisPosition(cell.value);
  return [{ group, from: at, to: at, end: cell.end ?? null }];
};

/**
 * Everything that the PDF shows: the texts and numbers of the screen, formatted, and the positions of marks. The
 * template adds page numbers and the 1 to 5 of the axes only.
 */
export function buildPdfContent({ report, language, texts, own, scaleWords, today }: PdfInput) {
  const words = buildReportWords({ report, language, texts });
  const { snapshot } = report;
  const groups = snapshot.groups.map(({ group }) => group);
  const order = listSections(report);
  const sections = new Set(order);
  const buildCell = (group: Group, cell: AnyCell | null, text: string, note: string): PrintedCell => ({
    group,
    text,
    quiet: cell?.form !== "value",
    step: computeHeatStep(cell),
    note,
  });
  const buildCells = (cells: GroupCells | null, notes: (group: Group) => string = () => "") =>
    groups.map((group) => {
      const cell = cells?.[group] ?? null;
      return buildCell(group, cell, words.cell(cell, group), notes(group));
    });
  const buildMeanCells = (of: SkillOrDimension) =>
    groups.map((group) =>
      buildCell(group, of.cells[group], words.mean(of, group), words.basis(of.cells[group], group)),
    );
  const buildTag = (tag: Tag | null) => tag && { kind: tag, label: texts.tags[tag] };

  const buildHeat = (dimension: "value" | "objective") => {
    const { [dimension === "value" ? "values" : "objectives"]: title } = texts;
    const all = dimension === "value" ? snapshot.values : snapshot.objectives;
    return {
      title: title.title,
      intro: own.heat,
      together: describeOverall(all, report.isSubject, words),
      column: title.column,
      rows: listRatedItems(snapshot, dimension).map((item) => ({
        ...translated(language, item.text),
        cells: buildCells(item.cells),
      })),
      all: all && { text: title.all, cells: buildMeanCells(all) },
    };
  };

  return {
    language,
    title: `${texts.title} · ${words.fullName}`,
    cover: {
      kicker: `${texts.title} · ${report.name}`,
      name: words.fullName,
      facts: `${words.participation()} · ${words.published()}`,
      company: `${report.companyName} · ${texts.confidential}`,
      before: { title: texts.before.title, words: texts.before.words },
      notEnough: describeNotEnough(report, words),
      contents: own.contents,
      how: { title: own.how.title, lines: Object.values(own.how.lines) },
    },
    legend: groups.map((group) => ({ group, label: words.counted(group) })),
    groups: groups.map((group) => ({ group, label: words.group(group) })),
    footer: {
      confidential: texts.confidential,
      page: own.page,
      made: say(language, own.made, { date: formatDay(language, today) }),
    },
    replaced: own.replaced,
    /** The sections in the order of the layout; method ends the document. */
    order,
    introduction: describeIntroduction(report, words),
    note: report.note ? { title: texts.note, paragraphs: report.note.split(/\n+/u) } : null,
    essentials: sections.has("essentials") ? buildEssentials(report, words) : null,
    views:
      sections.has("views") && snapshot.skills.length > 0
        ? {
            title: texts.views.title,
            intro: words.axis(),
            finding: describeFinding(report, words),
            columns: { skill: texts.views.skill, chart: texts.views.chart, gap: texts.views.gap },
            rows: sortSkills(snapshot.skills, "gap", (a, b) =>
              compareWords(language, words.translateName(a.name), words.translateName(b.name)),
            ).map((skill) => ({
              name: words.translateName(skill.name),
              tag: buildTag(skill.tag),
              marks: groups.flatMap((group, lane) =>
                toMarks(group, skill.cells[group]).map((mark) => ({ ...mark, lane })),
              ),
              distance: toAxisLine(computeDistance(skill)),
              mostly: words.mostly(skill),
              cells: buildMeanCells(skill),
              gap: skill.gap ? words.gap(skill.gap) : texts.noGap,
              hasGap: skill.gap !== null,
              inconclusive: skill.state === "inconclusive" ? texts.inconclusive : "",
            })),
            notes: listMaskingNotes(report, words),
          }
        : null,
    skills: sections.has("views")
      ? {
          title: texts.skills.title,
          chapters: listChapters(report, words).map(({ skill, name, items }) => ({
            name,
            tag: buildTag(skill?.tag ?? null),
            mostly: words.mostly(skill),
            cells: skill ? buildMeanCells(skill) : [],
            items: items.map((item) => buildQuestion(item, { report, words, scaleWords, buildCells })),
          })),
          count: texts.skills.count,
        }
      : null,
    values: sections.has("values") ? buildHeat("value") : null,
    objectives: sections.has("objectives") ? buildHeat("objective") : null,
    comments: {
      title: texts.comments.title,
      intro: texts.comments.intro,
      questions: groupComments(listAllWritings(snapshot), snapshot, words).map(
        ({ title, skill, writings }) => {
          const printed = selectPrinted(writings);
          const left = writings.length - printed.length;
          return {
            ...title,
            skill,
            writings: printed.map(({ group, words: written }) => ({
              group,
              label: words.group(group),
              words: written,
            })),
            more: left > 0 ? say(language, own.more, { count: left }) : "",
          };
        },
      ),
      none: texts.comments.none,
      hidden: [
        ...(listAllWritings(snapshot).some(({ place }) => !place.item) ? [texts.comments.pooled.why] : []),
        ...describeRemovedComments(report, words),
        ...describeCommentRules(report, words),
      ],
    },
    method: buildMethod(report, words),
  };
}

function buildMethod(report: Report, words: ReportWords) {
  const { title, once } = words.texts.method;
  const { rules, readers, facts } = describeMethod(report, words);
  const unplaced = describeUnplacedNotes(report, words);
  return { title, once, paragraphs: [...(unplaced ? [unplaced] : []), ...rules, readers], facts };
}

const toAxisLine = (line: { from: number; to: number } | null) =>
  line && { from: toAxisPosition(line.from), to: toAxisPosition(line.to) };

function buildEssentials({ snapshot }: Report, words: ReportWords) {
  const points = listPoints(snapshot);
  return {
    title: formatEssentialsTitle(points.length, words),
    intro: words.texts.essentials.intro,
    points: points.map(({ kind, skill }) => ({
      tag: { kind, label: words.texts.tags[kind] },
      mostly: words.mostly(skill),
      skill: words.translateName(skill.name),
      sentence: words.point(skill, kind),
    })),
  };
}

type PrintedCell = { group: Group; text: string; quiet: boolean; step: number | null; note: string };
type BuildCells = (cells: GroupCells | null, notes: (group: Group) => string) => PrintedCell[];

/** Each skill with its questions, then the questions without a skill. */
function listChapters({ snapshot }: Report, words: ReportWords) {
  const rest = listRemainingItems(snapshot);
  return [
    ...snapshot.skills.map((skill) => ({
      skill,
      name: words.translateName(skill.name),
      items: snapshot.items.filter(({ skillId }) => skillId === skill.id),
    })),
    ...(rest.length > 0 ? [{ skill: null, name: words.texts.skills.other, items: rest }] : []),
  ];
}

interface QuestionContext {
  report: Report;
  words: ReportWords;
  scaleWords: PdfInput["scaleWords"];
  buildCells: BuildCells;
}

/** The PDF prints comments once, in their section. */
function buildQuestion(
  item: ItemResult,
  { report, words, scaleWords, buildCells: cellsOf }: QuestionContext,
) {
  const counts = buildCountTables(item, report, words, scaleWords);
  const chosen = listChosenAlone(item, report, words);
  const isSilent = item.cells === null && counts.length === 0 && chosen.length === 0;
  const isWritten = Object.values(item.answers).some((answers) => answers && answers.length > 0);
  return {
    ...translated(words.language, item.text),
    cells: item.cells ? cellsOf(item.cells, (group) => words.itemGap(findGroupGap(item, group))) : [],
    chosen,
    counts,
    nothing: isSilent ? (isWritten ? words.texts.skills.written : describeNothing(item, words)) : "",
  };
}

/** « Rapport – Camille Tremblay – Bilan d’automne.pdf », without what a file system would refuse. */
export function formatPdfFileName({ subject, name }: Pick<Report, "subject" | "name">, file: string): string {
  const named = file.replace("{name}", () => fullName(subject)).replace("{evaluation}", () => name);
  const plain = named.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, " ");
  return `${Array.from(plain.replace(/\s+/g, " ").trim()).slice(0, 100).join("").trim()}.pdf`;
}
