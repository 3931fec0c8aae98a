import type { Report } from "../contract.ts";
import { listMaskingNotes } from "./emptyGroups.ts";
import { listSections } from "./sections.ts";
import { describeCommentRules } from "./sentences.ts";
import type { ReportWords } from "./words.ts";

/**
 * Why something is masked, and which comments are withheld, where the layout leaves out the section that says it: the
 * method says it instead, since no layout may leave it out.
 */
export function listUnplacedNotes(report: Report, words: ReportWords): string[] {
  const ids = listSections(report);
  return [
    ...(ids.includes("views")
      ? []
      : listMaskingNotes(report, words).map(({ what, why }) => `${what} ${why}`)),
    ...(ids.includes("comments") ? [] : describeCommentRules(report, words)),
  ];
}
