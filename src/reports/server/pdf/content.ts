import { formatDay, say, type Translation } from "#platform/texts.ts";
import type { Report } from "../../contract.ts";
import type { Note } from "../../contract/conversation.ts";
import type { Since } from "../../contract/since.ts";
import { describeConversation } from "../../rules/conversation.ts";
import { describeFoundation } from "../../rules/foundation.ts";
import { describeIntroduction } from "../../rules/introduction.ts";
import { formatLaneName, listLanes } from "../../rules/lanes.ts";
import { listShownColumns } from "../../rules/emptyGroups.ts";
import { findQuotedWords } from "../../rules/quotes.ts";
import {
  describeNotEnough,
  formatEssentialsTitle,
  listPoints,
  listRatedItems,
  listSections,
} from "../../rules/sections.ts";
import { describeMethod, describeOverall } from "../../rules/sentences.ts";
import { buildStrip, buildTotalStrip } from "../../rules/strips.ts";
import { describeUnplacedNotes } from "../../rules/unplacedNotes.ts";
import { buildReportWords, type ReportWords, type ReportWordsInput } from "../../rules/words.ts";
import { en as conversationEn } from "../../texts/conversation/texts.en.ts";
import { fr as conversationFr } from "../../texts/conversation/texts.fr.ts";
import { buildComments } from "./comments.ts";
import { printStrip, printTag } from "./figures.ts";
import { buildSince } from "./since.ts";
import { buildBehaviours, buildSkills, buildViews, type ScaleWords } from "./skills.ts";
import type { fr } from "./texts.fr.ts";

export interface PdfInput extends ReportWordsInput {
  own: Translation<typeof fr>;
  scaleWords: ScaleWords;
  /** The company's day on which the document is made. */
  today: string;
  /** What changed since an earlier report that the reader compares it with. */
  since?: Since | null;
  /** The reader's own notes, where they asked for them; else there are lines to write on. */
  notes?: readonly Note[];
}

/**
 * Everything that the PDF shows, in the order of the page: the texts and numbers of the screen, formatted, and the
 * positions of marks. The template adds page numbers and the 1 to 5 of the axes only.
 */
export function buildPdfContent({
  report,
  language,
  texts,
  own,
  scaleWords,
  today,
  since = null,
  notes = [],
}: PdfInput) {
  const words = buildReportWords({ report, language, texts });
  const { snapshot } = report;
  const order = listSections({ ...report, hasEarlier: since !== null });
  const sections = new Set(order);
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
    /** Who is behind each mark, with how many answered. */
    legend: listLanes(snapshot).map((name) => ({
      group: name,
      label: name === "others" || name === "joint" ? formatLaneName(name, words) : words.counted(name),
    })),
    /** The columns of the strips. */
    groups: listShownColumns(snapshot).map((group) => ({ group, label: words.column(group) })),
    columns: { question: texts.skills.question, gap: texts.views.gap },
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
    essentials: sections.has("essentials") ? buildEssentials(report, words, own.quotation) : null,
    views: sections.has("views") ? buildViews(report, words) : null,
    skills: sections.has("views") ? buildSkills(report, words, scaleWords) : null,
    behaviours: sections.has("behaviours") ? buildBehaviours(report, words) : null,
    values: sections.has("values") ? buildRated("values", report, words) : null,
    objectives: sections.has("objectives") ? buildRated("objectives", report, words) : null,
    comments: sections.has("comments") ? buildComments(report, words, own.more) : null,
    since: since && sections.has("since") ? buildSince(report, since, words) : null,
    conversation: sections.has("conversation") ? buildConversation(report, words, notes) : null,
    method: buildMethod(report, words),
  };
}

function buildMethod(report: Report, words: ReportWords) {
  const { title, once } = words.texts.method;
  const { rules, readers, facts } = describeMethod(report, words);
  const unplaced = describeUnplacedNotes(report, words);
  return { title, once, paragraphs: [...(unplaced ? [unplaced] : []), ...rules, readers], facts };
}

/** At most three points, each with a quote where one was drawn; then how sure the report is. */
function buildEssentials(report: Report, words: ReportWords, quotation: string) {
  const { snapshot } = report;
  const points = listPoints(snapshot);
  return {
    title: formatEssentialsTitle(points.length, words),
    points: points.map((point) => {
      const { kind, skill } = point;
      const quoted = findQuotedWords(snapshot, { skillId: skill.id, ...point });
      return {
        tag: printTag(kind, words),
        mostly: words.mostly(skill),
        skill: words.translateName(skill.name),
        sentence: words.point(skill, kind),
        quote: quoted && {
          group: quoted.group,
          label: words.group(quoted.group),
          words: say(words.language, quotation, { words: quoted.words }),
        },
      };
    }),
    foundation: describeFoundation(report, words),
  };
}

/** Values or objectives in the marks of the main chart, and all of them together. */
function buildRated(kind: "values" | "objectives", report: Report, words: ReportWords) {
  const { snapshot } = report;
  const { [kind]: texts } = words.texts;
  const { [kind]: all } = snapshot;
  return {
    title: texts.title,
    together: describeOverall(all, report.isSubject, words),
    column: texts.column,
    rows: listRatedItems(snapshot, kind === "values" ? "value" : "objective").flatMap((item) => {
      const strip = buildStrip(item, snapshot, words);
      // Gaps stand beside questions, not beside values.
      return strip ? [printStrip({ ...strip, gaps: [] }, words)] : [];
    }),
    all: all && printStrip(buildTotalStrip(all, texts.all, snapshot, words), words),
  };
}

/** Three questions, with the reader's notes or lines to write on. */
function buildConversation(report: Report, words: ReportWords, notes: readonly Note[]) {
  const texts = { fr: conversationFr, en: conversationEn }[words.language];
  const { intro, questions } = describeConversation(report, words, texts);
  const findNote = (key: Note["question"]) =>
    (notes.find(({ question }) => question === key)?.words ?? "").split(/\n+/u).filter((line) => line.trim());
  return {
    title: words.texts.sections.conversation,
    intro,
    questions: [
      ...questions.map(({ question, point, skill, lead, words: asked }) => ({
        tag: printTag(point?.kind ?? null, words),
        mostly: words.mostly(point?.skill ?? null),
        skill,
        lead,
        asked,
        note: findNote(question),
      })),
      { tag: null, mostly: "", skill: "", lead: "", asked: texts.free, note: findNote("free") },
    ],
  };
}
