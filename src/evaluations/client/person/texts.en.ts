import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  report: "Report",
  read: "Read",
  readNamed: "Read the report “{name}”",
  caption: "The evaluations about {whose}",
  none: "No evaluation about {whose} yet.",
  noneDetail: "Those that you may see will be listed here, with their reports.",
  all: { one: "See the evaluation", other: "See all {count} evaluations" },
};
