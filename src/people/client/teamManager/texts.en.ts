import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  lacking: "doesn’t have the role yet",
  title: "{name} doesn’t lead evaluations yet.",
  detail: "With this role, they lead the evaluations of the members of their teams.",
  give: "Give them the team manager role",
  given: "{name} now has the team manager role.",
  needed: "Give this person the role first, or choose someone else.",
};
