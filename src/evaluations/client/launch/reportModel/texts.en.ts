import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  label: "Report layout",
  standard: "Standard layout",
  withoutComments:
    "Without comments: nobody is invited to write any, and questions answered in words are not asked.",
  onItsDay: "If the company chooses another one by then, it will be that of the launch day.",
  eachTime: "Each evaluation takes the layout chosen on the day it is launched.",
};
