import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  intro:
    "You are reading the report as it will appear. Check that no comment names or hurts anyone; hide it if needed. {name} sees nothing yet.",
  logged: "Your reading is recorded, and {name} will see it.",
  note: "A note for {name}",
  noteHint: "It will appear at the top of the report, without your name.",
  publish: "Publish",
  publishTitle: "Publish the report {of}?",
  publishBody:
    "{name} will be able to read the report right away and will be told by email. After that, nothing in it changes.",
  masking: { one: "{count} comment will stay hidden.", other: "{count} comments will stay hidden." },
  maskedCount: { one: "{count} comment hidden", other: "{count} comments hidden" },
  noneMasked: "No comment hidden",
  mask: "Hide",
  maskTitle: "Hide this comment?",
  maskBody: "It will not appear in the report. Rondo tells nobody who wrote it.",
  reason: "Reason",
  reasonHint: "Kept with the comment; the person evaluated does not read it.",
  reasonFirst: "Write the reason first.",
  masked: "Hidden. Reason: {reason}",
  show: "Show again",
  done: { masked: "The comment is hidden.", shown: "The comment is shown again." },
  published: "The report is published.",
  over: "This report no longer needs a review.",
  open: "Open the report",
};
