import type { Scale } from "#company/vocabulary.ts";
import type { ItemResult } from "#disclosure/contract.ts";
import { compareWords, translated } from "#platform/texts.ts";
import type { Report } from "../../contract.ts";
import { describeBehaviours } from "../../rules/behaviourWords.ts";
import { sayShortGap } from "../../rules/compact.ts";
import { buildChoices, buildDistributions, listChosenAlone } from "../../rules/counts.ts";
import { listMaskingNotes } from "../../rules/emptyGroups.ts";
import { buildLanes, formatLaneName, formatViewsTitle, listLanes } from "../../rules/lanes.ts";
import { computeDistance, listRemainingItems, listWritings, sortSkills } from "../../rules/presentation.ts";
import { describeNothing } from "../../rules/sections.ts";
import { describeFinding } from "../../rules/sentences.ts";
import { buildStrip } from "../../rules/strips.ts";
import type { ReportWords } from "../../rules/words.ts";
import { printLane, printStrip, printTag, toAxisLine } from "./figures.ts";

/** The order of the chart as it opens; the questions under it follow. */
const sortByGap = (skills: Report["snapshot"]["skills"], words: ReportWords) =>
  sortSkills(skills, "gap", (a, b) =>
    compareWords(words.language, words.translateName(a.name), words.translateName(b.name)),
  );

/** The main chart: a row for each skill. Null in a report without skills. */
export function buildViews(report: Report, words: ReportWords) {
  const { snapshot } = report;
  const { views, noGap, inconclusive } = words.texts;
  if (snapshot.skills.length === 0) return null;
  const lanes = listLanes(snapshot);
  const rows = sortByGap(snapshot.skills, words).map((skill) => ({
    name: words.translateName(skill.name),
    tag: printTag(skill.tag, words),
    mostly: words.mostly(skill),
    cells: buildLanes(skill, lanes, snapshot, words).map(printLane),
    distance: toAxisLine(computeDistance(skill)),
    gap: skill.gap ? words.gap(skill.gap) : noGap,
    shortGap: skill.gap ? (sayShortGap(words, skill.gap) ?? words.gap(skill.gap)) : "",
    inconclusive: skill.state === "inconclusive" ? inconclusive : "",
  }));
  return {
    title: formatViewsTitle(report, words),
    intro: words.axis(),
    finding: describeFinding(report, words),
    column: views.skill,
    lanes: lanes.map((name) => ({ group: name, label: formatLaneName(name, words) })),
    rows,
  };
}

/** What the document is told of the words of a scale. */
export type ScaleWords = Readonly<Record<Scale, string>>;

/** Each skill with its questions in the order of the chart, then the questions without a skill. */
export function buildSkills(report: Report, words: ReportWords, scaleWords: ScaleWords) {
  const { snapshot } = report;
  const { skills: texts } = words.texts;
  const lanes = listLanes(snapshot);
  const rest = listRemainingItems(snapshot);
  const question = (item: ItemResult) => buildQuestion(item, report, words, scaleWords);
  return {
    title: texts.title,
    chapters: [
      ...sortByGap(snapshot.skills, words).map((skill) => ({
        name: words.translateName(skill.name),
        tag: printTag(skill.tag, words),
        mostly: words.mostly(skill),
        cells: buildLanes(skill, lanes, snapshot, words)
          .filter(({ text }) => text !== "")
          .map((lane) => ({ ...printLane(lane), label: lane.label })),
        items: snapshot.items.filter(({ skillId }) => skillId === skill.id).map(question),
      })),
      ...(rest.length > 0
        ? [{ name: texts.other, tag: null, mostly: "", cells: [], items: rest.map(question) }]
        : []),
    ],
    notes: listMaskingNotes(report, words),
  };
}

/** A question as a strip with its distributions, or with what was chosen. The PDF prints comments once, in their section. */
function buildQuestion(item: ItemResult, report: Report, words: ReportWords, scaleWords: ScaleWords) {
  const strip = buildStrip(item, report.snapshot, words);
  const choices = buildChoices(item, report, words);
  const chosen = listChosenAlone(item, report, words);
  const isSilent = !strip && choices.length === 0 && chosen.length === 0;
  const isWritten = item.type === "text" && listWritings(item).length > 0;
  return {
    ...translated(words.language, item.text),
    strip: strip && printStrip(strip, words),
    distributions: buildDistributions(item, report, words, scaleWords).map(({ group, caption, rows }) => ({
      group,
      /** Read aloud in the place of the drawing. */
      said: `${caption}. ${rows.map(({ label, count }) => `${label}: ${count}`).join("; ")}`,
      rows: rows.map(({ people, share }) => ({ people: String(people), share })),
    })),
    chosen,
    choices: choices.map(({ group, caption, rows }) => ({
      group,
      caption,
      rows: rows.map(({ label, share, count }) => ({ label, share, count })),
    })),
    nothing: isSilent ? (isWritten ? words.texts.skills.written : describeNothing(item, words)) : "",
  };
}

/** The questions that stand highest and lowest, where the figures prove it. */
export function buildBehaviours(report: Report, words: ReportWords) {
  const { title, intro, viewpoints, lists, isMarked } = describeBehaviours(report, words);
  return {
    title,
    intro,
    isMarked,
    viewpoints: viewpoints.map(({ viewpoint, words: by }) => ({ group: viewpoint, by })),
    lists: lists.map((list) => ({
      title: list.title,
      items: list.rows.map(({ found, skill, figures }) => ({
        ...translated(words.language, found.item.text),
        skill,
        figures: figures.map(({ viewpoint, ...figure }) => ({ group: viewpoint, ...figure })),
      })),
      notes: list.notes.map((note) => ({ group: isMarked ? note.viewpoint : null, words: note.words })),
    })),
  };
}
