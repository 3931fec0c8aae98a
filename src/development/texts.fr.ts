import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Plan de développement",
  pillar: "Pilier",
  pillars: {
    autogestion: "Autogestion",
    gestionnaire: "Gestionnaire",
    impact_durable: "Impact durable",
    leader: "Leader",
    se_connaitre: "Se connaître",
  },
  statuses: { upcoming: "À venir", running: "En cours", reached: "Atteint", set_aside: "Laissé de côté" },
  progress: {
    objectives: { one: "{count} objectif", other: "{count} objectifs" },
    reached: { one: "{count} atteint", other: "{count} atteints" },
    done: { one: "{count} action faite sur {total}", other: "{count} actions faites sur {total}" },
    setAside: { one: "{count} laissé de côté", other: "{count} laissés de côté" },
    someLate: "{count} à faire, dont {late} en retard",
    allLate: { one: "{count} à faire, en retard", other: "{count} à faire, toutes en retard" },
    lateObjectives: { one: "{count} objectif en retard", other: "{count} objectifs en retard" },
  },
  /** In the list of those whom one manages. */
  managed: {
    // What a person keeps for themself is not seen here: no sentence says that there is none.
    of: "Plan\u00A0: {name}, {words}",
    onPhone: "Plan\u00A0: {words}",
    noObjective: "Aucun objectif partagé dans ce cycle",
    none: "Aucun objectif partagé",
    begin: "Commencer",
    beginPlan: "Commencer un plan",
    beginOf: "Commencer un plan\u00A0: {name}",
  },
  person: {
    tab: "Plan",
    open: "Ouvrir le plan",
    empty: "Aucun objectif partagé pour l’instant.",
    emptyWords: "Un plan commence au premier objectif partagé, écrit par la personne ou ses gestionnaires.",
    until: "d’ici le {date}",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    development: Translation<typeof fr>;
  }
}
