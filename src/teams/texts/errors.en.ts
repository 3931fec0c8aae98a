import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  team_name_taken: "Another team already has this name.",
  team_cycle: "A team can’t be part of itself, even indirectly.",
  own_team:
    "Whoever manages a team leads the evaluations of its members: for your own team, someone else has to make this change.",
};
