import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  plan_manager: "{name} will be able to read what you share of your plan from {date} on",
  plan_managers: {
    one: "{name} and one other person will be able to read what you share of your plan from {date} on",
    other: "{name} and {count} other people will be able to read what you share of your plan from {date} on",
  },
};
