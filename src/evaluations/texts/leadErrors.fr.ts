/** Refusals that only those who lead an evaluation meet: the answer form does without their words. */
export const fr = {
  nobody_to_remind: "Il n’y a personne à relancer.",
  reminded_recently: "Un rappel est parti il y a moins de 24\u00A0heures.",
  reminding_oneself: "C’est votre propre réponse qui est attendue\u00A0: on ne se relance pas soi-même.",
  invitation_waiting: "L’invitation n’est pas encore partie.",
  evaluation_archived: "Cette évaluation est archivée.",
  not_launched: "Cette évaluation n’est pas encore lancée.",
  already_launched: "Cette évaluation est déjà lancée.",
  answers_exist: "Quelqu’un a commencé à répondre\u00A0: l’évaluation ne redevient pas un brouillon.",
  stays_archived:
    "Cette évaluation a déjà été lancée\u00A0: elle reste archivée. Dupliquez-la pour en préparer une nouvelle.",
  due_not_later: "L’échéance est déjà ce jour-là ou plus tard.",
  subject_of_campaign:
    "La personne évaluée dans une campagne ne change pas\u00A0: retirez-la de la campagne, puis ajoutez l’autre.",
  already_in_campaign: "Cette personne a déjà une autre évaluation dans la même campagne.",
  already_planned: "Le lancement de cette évaluation est déjà planifié.",
  not_planned: "Le lancement de cette évaluation n’est pas planifié.",
  nomination_open:
    "La proposition de la personne évaluée n’est pas encore approuvée, à l’étape «\u00A0Participation\u00A0».",
  not_archived: "Cette évaluation n’est pas archivée.",
  report_waiting: "La collecte est terminée\u00A0: le rapport attend sa publication.",
  report_releases_itself: "Ce rapport est publié automatiquement, sans relecture.",
  report_reviewed_first: "Ce rapport est relu avant d’être publié.",
};
