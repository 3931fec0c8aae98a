export const fr = {
  nomination_asked: {
    toDo: "On vous demande qui pourrait vous donner son regard",
    settled: "On vous a demandé qui pourrait vous donner son regard",
  },
  nomination_sent: {
    toDo: "La proposition {ofSubject} attend votre approbation",
    settled: "La proposition {ofSubject} est arrivée",
  },
  nomination_approved: {
    toDo: "La proposition {ofSubject} est approuvée\u00A0: l’évaluation attend son lancement",
    settled: "La proposition {ofSubject} est approuvée",
  },
};
