import type { Scale } from "#company/vocabulary.ts";
import type { GroupCells, ItemResult, MeanCell, Tag } from "#disclosure/contract.ts";
import type { End } from "#disclosure/vocabulary.ts";
import { fullName } from "#people/rules/names.ts";
import { compareWords, formatDay, say, translated, type Translation } from "#platform/texts.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { Report } from "../../contract.ts";
import {
  allWritings,
  type AnyCell,
  distanceOf,
  gapBeside,
  heatStep,
  placeOf,
  radarOf,
  remainingItems,
  sortSkills,
} from "../../rules/presentation.ts";
import { chosenAloneOf, countTablesOf } from "../../rules/counts.ts";
import {
  commentedOf,
  essentialsTitle,
  notEnoughOf,
  nothingAt,
  pointsOf,
  ratedItems,
  ringsOf,
  sectionsOf,
} from "../../rules/sections.ts";
import {
  closestOf,
  commentRulesOf,
  findingOf,
  maskingNotesOf,
  methodOf,
  takenOutOf,
  togetherOf,
} from "../../rules/sentences.ts";
import { wordsOf, type Averaged, type ReportWords, type Written } from "../../rules/words.ts";
import { printedOf } from "./printed.ts";
import type { fr } from "./texts.fr.ts";

export interface Printed extends Written {
  own: Translation<typeof fr>;
  scaleWords: Readonly<Record<Scale, string>>;
  /** The company's day on which the document is made. */
  today: string;
}

/** A mark or a band on an axis from 1 to 5; places go from 0 to 1. */
type Drawn = {
  group: Group;
  from: number;
  to: number;
  end: End | null;
};

const drawn = (group: Group, cell: MeanCell | null): Drawn[] => {
  if (!cell || cell.form === "masked") return [];
  if (cell.form === "interval") return [{ group, from: placeOf(cell.from), to: placeOf(cell.to), end: null }];
  const at = placeOf(cell.value);
  return [{ group, from: at, to: at, end: cell.end ?? null }];
};

/**
 * Everything that the PDF shows: the texts and numbers of the screen, formatted, and the positions of marks. The
 * template adds page numbers and the 1 to 5 of the axes only.
 */
export function pdfContent({ report, language, texts, own, scaleWords, today }: Printed) {
  const words = wordsOf({ report, language, texts });
  const { snapshot } = report;
  const groups = snapshot.groups.map(({ group }) => group);
  const sections = new Set(sectionsOf(report));
  const printedCell = (group: Group, cell: AnyCell | null, text: string, note: string): PrintedCell => ({
    group,
    text,
    quiet: cell?.form !== "value",
    step: heatStep(cell),
    note,
  });
  const cellsOf = (cells: GroupCells | null, notes: (group: Group) => string = () => "") =>
    groups.map((group) => {
      const cell = cells?.[group] ?? null;
      return printedCell(group, cell, words.cell(cell, group), notes(group));
    });
  const meansOf = (of: Averaged) =>
    groups.map((group) =>
      printedCell(group, of.cells[group], words.mean(of, group), words.basis(of.cells[group], group)),
    );
  const tagged = (tag: Tag | null) => tag && { kind: tag, label: texts.tags[tag] };

  const heat = (dimension: "value" | "objective") => {
    const { [dimension === "value" ? "values" : "objectives"]: title } = texts;
    const all = dimension === "value" ? snapshot.values : snapshot.objectives;
    return {
      title: title.title,
      intro: own.heat,
      together: togetherOf(all, report.isSubject, words),
      column: title.column,
      rows: ratedItems(snapshot, dimension).map((item) => ({
        ...translated(language, item.text),
        cells: cellsOf(item.cells),
      })),
      all: all && { text: title.all, cells: meansOf(all) },
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
      notEnough: notEnoughOf(report, words),
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
    note: report.note ? { title: texts.note, paragraphs: report.note.split(/\n+/u) } : null,
    essentials: sections.has("essentials") ? essentialsOf(report, words) : null,
    views: sections.has("views")
      ? {
          title: texts.views.title,
          intro: words.axis(),
          finding: findingOf(report, words),
          columns: { skill: texts.views.skill, chart: texts.views.chart, gap: texts.views.gap },
          rows: sortSkills(snapshot.skills, "gap", (a, b) =>
            compareWords(language, words.nameOf(a.name), words.nameOf(b.name)),
          ).map((skill) => ({
            name: words.nameOf(skill.name),
            tag: tagged(skill.tag),
            marks: groups.flatMap((group, lane) =>
              drawn(group, skill.cells[group]).map((mark) => ({ ...mark, lane })),
            ),
            distance: placed(distanceOf(skill)),
            mostly: words.mostly(skill),
            cells: meansOf(skill),
            gap: skill.gap ? words.gap(skill.gap) : texts.noGap,
            hasGap: skill.gap !== null,
            inconclusive: skill.state === "inconclusive" ? texts.inconclusive : "",
          })),
          notes: maskingNotesOf(report, words),
        }
      : null,
    overview: overviewOf(report, words, own, meansOf),
    skills: sections.has("skills")
      ? {
          title: texts.skills.title,
          chapters: chaptersOf(report, words).map(({ skill, name, items }) => ({
            name,
            tag: tagged(skill?.tag ?? null),
            mostly: words.mostly(skill),
            cells: skill ? meansOf(skill) : [],
            items: items.map((item) => questionOf(item, { report, words, own, scaleWords, cellsOf })),
          })),
          count: texts.skills.count,
        }
      : null,
    heats: [
      ...(sections.has("values") ? [heat("value")] : []),
      ...(sections.has("objectives") ? [heat("objective")] : []),
    ],
    comments: {
      title: texts.comments.title,
      intro: texts.comments.intro,
      questions: commentedOf(allWritings(snapshot), snapshot, words).map(({ title, skill, writings }) => {
        const printed = printedOf(writings);
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
      }),
      none: texts.comments.none,
      hidden: [
        ...(allWritings(snapshot).some(({ place }) => !place.item) ? [texts.comments.pooled.why] : []),
        ...takenOutOf(report, words),
        ...commentRulesOf(report, words),
      ],
    },
    method: methodIn(report, words),
  };
}

function methodIn(report: Report, words: ReportWords) {
  const { title, once } = words.texts.method;
  const { rules, readers, facts } = methodOf(report, words);
  return { title, once, paragraphs: [...rules, readers], facts };
}

const placed = (line: { from: number; to: number } | null) =>
  line && { from: placeOf(line.from), to: placeOf(line.to) };

function essentialsOf({ snapshot }: Report, words: ReportWords) {
  const points = pointsOf(snapshot);
  return {
    title: essentialsTitle(points.length, words),
    intro: words.texts.essentials.intro,
    points: points.map(({ kind, skill }) => ({
      tag: { kind, label: words.texts.tags[kind] },
      mostly: words.mostly(skill),
      skill: words.nameOf(skill.name),
      sentence: words.point(skill, kind),
    })),
  };
}

type PrintedCell = { group: Group; text: string; quiet: boolean; step: number | null; note: string };
type CellsOf = (cells: GroupCells | null, notes: (group: Group) => string) => PrintedCell[];

function overviewOf(
  { snapshot }: Report,
  words: ReportWords,
  own: Printed["own"],
  meansOf: (of: Averaged) => PrintedCell[],
) {
  const radar = radarOf(snapshot);
  if (!radar) return null;
  const { overview, views } = words.texts;
  return {
    title: overview.title,
    intro: ringsOf(radar, snapshot, words),
    finding: closestOf(snapshot, words),
    alt: say(words.language, own.radar, { count: radar.skills.length }),
    column: views.skill,
    series: radar.series.map(({ group, values }) => ({
      group,
      label: words.counted(group),
      places: values.map((value) => (value === null ? null : placeOf(value))),
    })),
    rows: radar.skills.map((skill) => ({ name: words.nameOf(skill.name), cells: meansOf(skill) })),
  };
}

/** Each skill with its questions, then the questions without a skill. */
function chaptersOf({ snapshot }: Report, words: ReportWords) {
  const rest = remainingItems(snapshot);
  return [
    ...snapshot.skills.map((skill) => ({
      skill,
      name: words.nameOf(skill.name),
      items: snapshot.items.filter(({ skillId }) => skillId === skill.id),
    })),
    ...(rest.length > 0 ? [{ skill: null, name: words.texts.skills.other, items: rest }] : []),
  ];
}

interface Asked {
  report: Report;
  words: ReportWords;
  own: Printed["own"];
  scaleWords: Printed["scaleWords"];
  cellsOf: CellsOf;
}

/** The PDF prints comments once, in their section. */
function questionOf(item: ItemResult, { report, words, own, scaleWords, cellsOf }: Asked) {
  const counts = countTablesOf(item, report, words, scaleWords);
  const chosen = chosenAloneOf(item, report, words);
  const isSilent = item.cells === null && counts.length === 0 && chosen.length === 0;
  const isWritten = Object.values(item.answers).some((answers) => answers && answers.length > 0);
  return {
    ...translated(words.language, item.text),
    cells: item.cells ? cellsOf(item.cells, (group) => words.itemGap(gapBeside(item, group))) : [],
    chosen,
    counts,
    nothing: isSilent ? (isWritten ? own.written : nothingAt(item, words)) : "",
  };
}

/** « Rapport – Camille Tremblay – Bilan d’automne.pdf », without what a file system would refuse. */
export function pdfFileName({ subject, name }: Pick<Report, "subject" | "name">, file: string): string {
  const named = file.replace("{name}", () => fullName(subject)).replace("{evaluation}", () => name);
  const plain = named.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, " ");
  return `${Array.from(plain.replace(/\s+/g, " ").trim()).slice(0, 100).join("").trim()}.pdf`;
}
