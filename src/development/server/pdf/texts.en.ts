import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Development plan – {name}",
  heading: "Development plan",
  cycle: "{company} · Cycle begun on {date}",
  empty: "No shared goal for now.",
  private: "Kept to yourself",
  due: "by {date}",
  from: "from {date}",
  done: "done on {date}",
  measure: "Measure",
  why: "Why",
  support: { one: "Support", other: "Support" },
  moreActions: { one: "and {count} more action", other: "and {count} more actions" },
  actionsDone: { one: "{count} action done out of {total}", other: "{count} actions done out of {total}" },
  moreObjectives: {
    one: "And {count} more goal, to read in Rondo.",
    other: "And {count} more goals, to read in Rondo.",
  },
  notes: "Notes",
  made: "Made on {date}",
  withPrivate: "Includes what you keep to yourself.",
  replaced: "□ stands for a character that could not be printed.",
};
