import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  rest: "Give these people some room to breathe: {surveys}.",
  lately: "a survey was sent to them on {day}",
  open: "a survey stays open to them until {day}",
  soon: "another survey is planned for them on {day}",
};
