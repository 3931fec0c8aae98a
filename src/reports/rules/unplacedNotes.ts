import { say } from "#platform/texts.ts";
import type { Report } from "../contract.ts";
import { listMaskingNotes } from "./emptyGroups.ts";
import { listSections } from "./sections.ts";
import type { Fact } from "./sentences.ts";
import type { ReportWords } from "./words.ts";

/**
 * Why something is masked, and that comments are left out, where the layout leaves out the section that says it: the
 * method says it instead, since no layout may leave it out. Null where each stands in its own place.
 */
export function describeUnplacedNotes(report: Report, words: ReportWords): Fact | null {
  const ids = listSections(report);
  const { language, texts } = words;
  const masked = ids.includes("views") ? [] : listMaskingNotes(report, words);
  const notes = [
    ...masked.map(({ what, why }) => `${what} ${why}`),
    ...(ids.includes("comments")
      ? []
      : [say(language, texts.comments.leftOut, { k: report.snapshot.policy.k })]),
  ];
  return notes.length > 0 ? { label: texts.method.unplaced, value: notes.join(" ") } : null;
}
