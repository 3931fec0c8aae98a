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
};
