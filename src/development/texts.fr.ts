import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Plan de développement",
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
    late: { one: "{count} action en retard", other: "{count} actions en retard" },
  },
  person: {
    tab: "Plan",
    open: "Ouvrir le plan",
    empty: "Aucun plan pour l’instant.",
    emptyWords: "Un plan commence au premier objectif, écrit par la personne ou ses gestionnaires.",
    until: "d’ici le {date}",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    development: Translation<typeof fr>;
  }
}
