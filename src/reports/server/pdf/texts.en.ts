import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  file: "Report – {name} – {evaluation}",
  page: "page {page} of {pages}",
  made: "made on {date}",
  contents: "In this report",
  quotation: "“{words}”",
  more: {
    one: "One more paragraph can be read on screen.",
    other: "{count} more paragraphs can be read on screen.",
  },
  replaced: "A character this document can’t print is replaced by □; it can be read on screen.",
  how: {
    title: "How to read",
    lines: {
      value: {
        term: "A number",
        words: "It is the mean of a group. A mark and a colour go with it everywhere.",
      },
      end: {
        term: "“or more”, “or less”",
        words: "The mean is at this limit or beyond it: anonymity allows no more to be said.",
      },
      band: {
        term: "“3 to 4”, “between 3 and 4”",
        words: "A range, when few people answered or a question is at its limit.",
      },
      approximate: {
        term: "“about”",
        words:
          "The middle of a narrow range, right within a tenth, rounding aside; the details give the range.",
      },
      masked: {
        term: "“hidden”",
        words:
          "Too few answers, or another recent report about the same person which, read beside this one, would let someone be recognized.",
      },
      gap: {
        term: "The gap",
        words:
          "The view of the others minus the view of self. “Inconclusive”: it could be chance, or a range cannot settle it.",
      },
    },
  },
};
