import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  off: "The contribution index is off: none is computed.",
  on: "On since {date} ({name}).",
  onSince: "On since {date}.",
  switchOn: "Switch the index on…",
  switchOff: "Switch the index off…",
  turnOn: {
    title: "Switch the contribution index on?",
    what: "One number from 0 to 100 by position, team and division, from five people evaluated on. Never for one person, and without any ranking.",
    formula:
      "It follows from the published figures of each group: 100 × (weighted mean − 1) ÷ 4. Today, skills count for {skills}% of it, values for {values}% and objectives for {objectives}%.",
    notice:
      "A notice leaves now by email to all active people, in their language. It says what the index is, what it rests on, who sees it and whom to ask.",
    rests: "It will rest only on evaluations launched from tomorrow on: those before will never enter it.",
    undo: "You can switch it off at any time. The notice that was sent cannot be taken back.",
    previewNames: "In this preview, the names of the person and of the privacy officer are examples.",
    preview: "Read the notice",
    confirm: "Switch on and send the notice",
  },
  turnOff: {
    title: "Switch the contribution index off?",
    what: "The index disappears everywhere, for everyone. The other figures of the company stay.",
    again:
      "If you switch it on again, a new notice will leave, and the index will rest only on evaluations launched after that day.",
    confirm: "Switch off",
  },
};
