import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Keyboard shortcuts",
  intro: "They work inside the question, never in a text field.",
  keys: {
    choose: "Choose an answer",
    notObserved: "I haven’t seen enough",
    arrows: "Move from one choice to another",
    next: "Next question",
    nextAnywhere: "Next question, even in the comment",
    finalise: "In the review: finalize, then confirm",
    previous: "Previous question",
    comment: "Go to the comment",
    leave: "Leave the comment, back to the choices",
    help: "Open this window",
  },
  column: { key: "Key", effect: "Effect" },
  on: "Single-key shortcuts",
  onHelp: "Digits, C and ?",
  advance: "Move on after an answer",
  advanceHelp: "Only after a digit or a click; “Previous” stays available.",
  enter: "Enter",
  shift: "Shift",
  escape: "Esc",
};
