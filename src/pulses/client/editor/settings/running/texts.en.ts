import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Settings of the series",
  series: "These settings are those of the next runs. To change them, end the series, then schedule again.",
  once: "These settings are those of the scheduled run. To change them, cancel it, then schedule again.",
  toRuns: "See the runs",
  open: "Open for",
  days: { one: "{count} day", other: "{count} days" },
  after: { one: "After {count} run", other: "After {count} runs" },
  on: "On {day} at the latest",
  answers: "{count} answers",
};
