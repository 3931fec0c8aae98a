import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  subject: "Your next step: {words}",
  kept: {
    subject: "Your next step: by {date}",
    name: "Something you keep to yourself",
  },
  unnamed: "An item in your plan",
  preheader: "In your development plan, by {date}.",
  title: "Your next step",
  what: {
    one: "Something in your development plan is due soon.",
    other: "{count} things in your development plan are due soon.",
  },
  until: "by {date}",
  change: "If the date no longer suits you, you can change it in your plan.",
  action: "See my plan",
  stop: "Stop reminding me about my plan",
  names: {
    kinds: { "development.reminder": "Development plan: reminder" },
    samples: { several: "Several things due", kept: "Something kept to oneself" },
  },
};
