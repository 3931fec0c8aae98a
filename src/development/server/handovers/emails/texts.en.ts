import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  subject: {
    one: "{names} will be able to read your development plan",
    other: "{names} will be able to read your development plan",
  },
  preheader: "From {date} on, or earlier if you wish.",
  title: "Who will read your plan",
  what: {
    one: "{names} is now one of your managers and will be able to read, from {date} on, what you share of your development plan. You can also open your plan to them now.",
    other:
      "{names} are now among your managers and will be able to read, from {date} on, what you share of your development plan. You can also open your plan to them now.",
  },
  kept: "Until then, you can keep a goal to yourself: nobody else will read it.",
  action: "See my plan",
  names: {
    kinds: { "development.handover": "Development plan: new manager" },
    samples: { several: "Several managers" },
  },
};
