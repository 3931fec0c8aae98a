import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Development plan",
  pillar: "Pillar",
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
    done: { one: "{count} action done out of {total}", other: "{count} actions done out of {total}" },
    setAside: { one: "{count} set aside", other: "{count} set aside" },
    someLate: "{count} to do, {late} of them overdue",
    allLate: { one: "{count} to do, overdue", other: "{count} to do, all overdue" },
    lateObjectives: { one: "{count} goal overdue", other: "{count} goals overdue" },
  },
  managed: {
    of: "Plan: {name}, {words}",
    onPhone: "Plan: {words}",
    noObjective: "No shared goal in this cycle",
    none: "No shared goal",
    begin: "Begin",
    beginPlan: "Begin a plan",
    beginOf: "Begin a plan: {name}",
  },
  person: {
    tab: "Plan",
    open: "Open the plan",
    empty: "No shared goal for now.",
    emptyWords: "A plan begins with a first shared goal, written by the person or their managers.",
    until: "by {date}",
  },
};
