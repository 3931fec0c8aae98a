import type { evaluationErrors } from "../rules/errors.ts";
import type { fr as leadErrors } from "./leadErrors.fr.ts";

export const fr = {
  evaluation_not_found: "Cette évaluation n’existe pas, ou vous n’y avez pas accès.",
  not_involved: "Vous n'êtes pas impliqué dans cette évaluation.",
  already_participant: "Cette personne participe déjà à l’évaluation.",
  already_declined: "Vous avez dit ne pas pouvoir répondre\u00A0: il n’y a plus rien à faire.",
  already_finalised: "Vos réponses sont finalisées et ne peuvent plus changer.",
  evaluation_closed: "Cette évaluation est fermée.",
  questions_locked: "Des réponses existent déjà : les questions ne peuvent plus changer.",
  invalid_participant_profile: "Cette personne ne peut pas participer.",
  invalid_author_or_subject: "Choisissez une autre personne évaluée ou responsable.",
  invalid_evaluation_type: "Ce type d’évaluation n’est pas valide.",
  no_evaluation_selected: "Aucune évaluation n'est sélectionnée pour ajouter des questions.",
  launch_needs_name: "Donnez un nom à l’évaluation avant de la lancer.",
  launch_needs_active_subject: "Choisissez une personne évaluée dont le compte est actif.",
  launch_needs_question: "Ajoutez au moins une question avant de lancer l’évaluation.",
  launch_needs_participant: "Ajoutez au moins une personne qui répondra.",
  small_group_needs_confirmation:
    "Leurs réponses ne pourront pas être montrées : confirmez pour lancer quand même.",
  reader_cannot_hide:
    "Cette personne peut ouvrir le rapport : elle ne peut pas répondre dans un groupe anonyme.",
  admin_cannot_participate: "L’administration ne participe pas aux évaluations.",
} satisfies Record<Exclude<keyof typeof evaluationErrors, keyof typeof leadErrors>, string>;
