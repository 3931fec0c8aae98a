import type { peopleErrors } from "../rules/errors.ts";

export const fr = {
  email_already_in_use: "Cette adresse e-mail est déjà utilisée",
  last_owner: "Il faut au moins une personne responsable du compte.",
  last_admin: "Il faut au moins une personne à l’administration.",
  leads_your_evaluation:
    "Cette personne mène votre évaluation, ou celle de la personne qui vous a donné votre rôle\u00A0: d’ici à la fin, ce changement revient à quelqu’un d’autre.",
  manager_cycle: "Une personne ne peut pas relever d’elle-même, même indirectement.",
  too_many_waiting:
    "Trop d’invitations attendent déjà leur tour. Réessayez quand une partie d’entre elles sera partie.",
  inactive_person: "Ce compte est désactivé.",
  not_team_manager:
    "Cette personne ne mène pas d’évaluations\u00A0: donnez-lui d’abord le rôle de gestionnaire d’équipe.",
} satisfies Record<keyof typeof peopleErrors, string>;
