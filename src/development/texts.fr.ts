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
};

declare module "#platform/texts.ts" {
  interface Texts {
    development: Translation<typeof fr>;
  }
}
