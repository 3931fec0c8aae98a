export const fr = {
  report_ready: "Votre rapport est prêt",
  evaluation_completed: "L’évaluation {ofSubject} est terminée",
  report_to_review: "Le rapport {ofSubject} attend d’être relu et publié",
  comment_flagged: {
    toDo: "Un commentaire signalé dans le rapport {ofSubject} attend votre décision",
    settled: "Personne ne peut examiner un commentaire signalé dans le rapport {ofSubject}",
  },
  flag_decided: "Un commentaire que vous avez signalé a été examiné",
  /** In the settings. */
  choices: {
    report_ready: {
      name: "Mon rapport est prêt",
      hint: "Dès qu’un rapport à votre sujet est publié.",
    },
    evaluation_completed: {
      name: "Une évaluation que je mène est terminée",
      hint: "Pour préparer votre conversation avec la personne évaluée.",
    },
  },
};
