export const fr = {
  title: "Notifications",
  tabs: { label: "Notifications affichées", to_do: "À faire", all: "Tout" },
  readAll: "Tout marquer comme lu",
  seeAll: "Voir toutes les notifications",
  settings: "Choisir ce que je reçois",
  more: "Afficher la suite",
  unread: "Non lue",
  groups: { today: "Aujourd’hui", week: "Cette semaine", earlier: "Plus tôt" },
  empty: {
    all: "Rien de nouveau. Profitez-en.",
    to_do: "Rien à faire. Profitez-en.",
  },
  emptyHint: "Vous trouverez ici ce qu’on vous demande et les rapports qui sont prêts.",
  notRead: "Les notifications n’ont pas pu être marquées comme lues.",
  /** {of}: « de Camille Tremblay ». */
  kinds: {
    evaluation_invitation: {
      toDo: "On vous demande votre regard sur {subject}",
      settled: "On vous a demandé votre regard sur {subject}",
    },
    evaluation_reminder: {
      toDo: "On attend encore votre regard sur {subject}",
      settled: "On vous a rappelé votre regard sur {subject}",
    },
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
    report_ready: "Votre rapport est prêt",
    evaluation_completed: "L’évaluation {ofSubject} est terminée",
    group_short: "Un groupe a besoin d’une autre personne pour l’évaluation {ofSubject}",
    rater_left: "Une personne attendue ne peut plus répondre à l’évaluation {ofSubject}",
    report_to_review: "Le rapport {ofSubject} attend d’être relu et publié",
    comment_flagged: {
      toDo: "Un commentaire signalé dans le rapport {ofSubject} attend votre décision",
      undecided: "Personne ne peut examiner un commentaire signalé dans le rapport {ofSubject}",
    },
    flag_decided: "Un commentaire que vous avez signalé a été examiné",
  },
  mine: {
    evaluation_invitation: {
      toDo: "On vous demande votre autoévaluation",
      settled: "On vous a demandé votre autoévaluation",
    },
    evaluation_reminder: {
      toDo: "On attend encore votre autoévaluation",
      settled: "On vous a rappelé votre autoévaluation",
    },
  },
};
