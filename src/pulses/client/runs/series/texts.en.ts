import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  audience: {
    everyone: "Everyone",
    teams: { one: "{count} team", other: "{count} teams" },
    directions: { one: "{count} division", other: "{count} divisions" },
    positions: { one: "{count} position", other: "{count} positions" },
    newcomers: {
      one: "People hired in the last {count} day",
      other: "People hired in the last {count} days",
    },
    people: { one: "{audience} ({count}\u00A0person)", other: "{audience} ({count}\u00A0people)" },
  },
  series: {
    title: "Series",
    opened: { one: "{count} run so far", other: "{count} runs so far" },
    next: "Next runs",
    none: "No other run is scheduled.",
    skip: "Skip",
    skipNamed: "Skip the run of {day}",
    skipped: "Skipped",
    takeBack: "Restore",
    takeBackNamed: "Restore the run of {day}",
    pause: "Pause",
    resume: "Resume the series",
    paused: "Paused since {day}. No run opens until it is resumed; a survey that is open stays open.",
    end: "End the series",
    endTitle: "End the series “{name}”?",
    endConsequence:
      "No other run will take place. A survey that is open goes on until it closes, and the results stay.",
    ended: "Series ended on {day}.",
  },
};
