import type { evaluationErrors } from "../rules/errors.ts";

export const fr = {
  evaluation_not_found: "Cette évaluation n’existe pas, ou vous n’y avez pas accès.",
  not_involved: "Vous n'êtes pas impliqué dans cette évaluation.",
  already_participant: "Cette personne participe déjà à l’évaluation.",
  already_declined: "Vous avez dit ne pas pouvoir répondre\u00A0: il n’y a plus rien à faire.",
  already_finalised: "Vos réponses sont finalisées et ne peuvent plus changer.",
  evaluation_closed: "Cette évaluation est fermée.",
  evaluation_archived: "Cette évaluation est archivée.",
  not_launched: "Cette évaluation n’est pas encore lancée.",
  already_launched: "Cette évaluation est déjà lancée.",
  answers_exist: "Quelqu’un a commencé à répondre\u00A0: l’évaluation ne redevient pas un brouillon.",
  report_waiting: "La collecte est close\u00A0: le rapport attend le moment de paraître.",
  report_releases_itself: "Ce rapport paraît de lui-même\u00A0: il ne passe pas par la révision.",
  report_reviewed_first: "Ce rapport est relu avant de paraître.",
  questions_locked: "Des réponses existent déjà : les questions ne peuvent plus changer.",
  nobody_to_remind: "Il n’y a personne à relancer.",
  reminded_recently: "Un rappel est parti il y a moins de 24\u00A0heures.",
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
} satisfies Record<keyof typeof evaluationErrors, string>;
