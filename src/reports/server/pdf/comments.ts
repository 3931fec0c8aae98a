import { say } from "#platform/texts.ts";
import type { Report } from "../../contract.ts";
import { listAllWritings, type Writing } from "../../rules/presentation.ts";
import { describeCommentRules, describeRemovedComments } from "../../rules/sentences.ts";
import { groupBySkill, listCommentsBySkill } from "../../rules/skillComments.ts";
import type { ReportWords } from "../../rules/words.ts";
import type { fr } from "./texts.fr.ts";
import type { Translation } from "#platform/texts.ts";

/**
 * A limit on paragraphs of one question: one text of 4,000 characters can have two thousand and would decide the length
 * of the PDF.
 */
const maxParagraphs = 40;

/** The first paragraphs of each question; groups give theirs in turn, so that none is left out for lack of room. */
function selectPrinted(writings: readonly Writing[]): Set<Writing> {
  const byQuestion = Map.groupBy(writings, ({ place }) => place.id);
  return new Set(
    [...byQuestion.values()].flatMap((own) =>
      own.toSorted((a, b) => a.index - b.index).slice(0, maxParagraphs),
    ),
  );
}

/** Every comment under its skill, then its group, in the order of the screen. */
export function buildComments(report: Report, words: ReportWords, more: Translation<typeof fr>["more"]) {
  const { snapshot } = report;
  const { comments: texts } = words.texts;
  const all = listCommentsBySkill(snapshot);
  const printed = selectPrinted(all);
  return {
    title: texts.title,
    intro: texts.intro,
    chapters: groupBySkill(all, snapshot, words).map(({ name, groups }) => ({
      name,
      groups: groups.map(({ group, places }) => ({
        group,
        label: words.group(group),
        places: places.map(({ title, writings }) => {
          const kept = writings.filter((writing) => printed.has(writing));
          const left = writings.length - kept.length;
          return {
            // The heading around says it already.
            text: title.text === name ? "" : title.text,
            lang: title.lang,
            writings: kept.map((writing) => writing.words),
            more: left > 0 ? say(words.language, more, { count: left }) : "",
          };
        }),
      })),
    })),
    none: texts.none,
    hidden: [
      ...(listAllWritings(snapshot).some(({ place }) => !place.item) ? [texts.pooled.why] : []),
      ...describeRemovedComments(report, words),
      ...describeCommentRules(report, words),
    ],
  };
}
