import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  label: "Who takes over?",
  hint: "Without a choice, the filter “No manager” of their list finds these people and teams.",
  teamsLeft: {
    one: "Without the manager role, this person has no rights over the members of the team in their name any more: {teams}.",
    other:
      "Without the manager role, this person has no rights over the members of the {count} teams in their name any more: {teams}.",
  },
  moreTeams: { one: "{count} other", other: "{count} others" },
};
