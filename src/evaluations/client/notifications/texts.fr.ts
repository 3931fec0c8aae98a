export const fr = {
  evaluation_invitation: {
    mine: { toDo: "On vous demande votre autoévaluation", settled: "On vous a demandé votre autoévaluation" },
    others: {
      toDo: "On vous demande votre regard sur {subject}",
      settled: "On vous a demandé votre regard sur {subject}",
    },
  },
  evaluation_reminder: {
    mine: {
      toDo: "On attend encore votre autoévaluation",
      settled: "On vous a rappelé votre autoévaluation",
    },
    others: {
      toDo: "On attend encore votre regard sur {subject}",
      settled: "On vous a rappelé votre regard sur {subject}",
    },
  },
  group_short: "Un groupe a besoin d’une autre personne pour l’évaluation {ofSubject}",
  rater_left: "Une personne attendue ne peut plus répondre à l’évaluation {ofSubject}",
  /** In the settings. */
  choices: {
    evaluation_reminder: {
      name: "Rappels",
      hint: "Quand on attend encore vos réponses\u00A0: 7 et 2 jours avant l’échéance, le jour même, ou quand on vous relance.",
    },
  },
};
