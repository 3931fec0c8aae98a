import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  email_already_in_use: "This email address is already in use",
  last_owner: "There must be at least one account owner.",
  last_admin: "There must be at least one administrator.",
  leads_your_evaluation:
    "This person leads your evaluation, or that of the person who gave you your role: until it ends, someone else has to make this change.",
  manager_cycle: "People can’t report to themselves, even indirectly.",
  too_many_waiting:
    "Too many invitations are already waiting their turn. Try again once some of them have gone out.",
  inactive_person: "This account is deactivated.",
  not_team_manager: "This person doesn’t lead evaluations: give them the team manager role first.",
};
