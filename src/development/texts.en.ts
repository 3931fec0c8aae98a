import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Development plan",
  pillars: {
    autogestion: "Self-management",
    gestionnaire: "Manager",
    impact_durable: "Lasting impact",
    leader: "Leader",
    se_connaitre: "Self-knowledge",
  },
  statuses: { upcoming: "Coming up", running: "Under way", reached: "Reached", set_aside: "Set aside" },
  progress: {
    objectives: { one: "{count} goal", other: "{count} goals" },
    reached: { one: "{count} reached", other: "{count} reached" },
    done: { one: "{count} action of {total} done", other: "{count} actions of {total} done" },
    late: { one: "{count} action overdue", other: "{count} actions overdue" },
  },
  person: {
    tab: "Plan",
    open: "Open the plan",
    empty: "No plan yet.",
    emptyWords: "A plan begins with a first goal, written by the person or their managers.",
    until: "by {date}",
  },
};
