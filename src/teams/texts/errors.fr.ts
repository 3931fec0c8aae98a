import type { teamErrors } from "../rules/errors.ts";

export const fr = {
  team_name_taken: "Une équipe porte déjà ce nom.",
  team_cycle: "Une équipe ne peut pas faire partie d’elle-même, même indirectement.",
  own_team:
    "Qui dirige une équipe mène les évaluations de ses membres\u00A0: pour la vôtre, ce changement revient à quelqu’un d’autre.",
} satisfies Record<keyof typeof teamErrors, string>;
