/** Emails about reports. `day` is a date, without the hour: it must not disclose who answered last. */
export const fr = {
  /** Under those two that one may do without. */
  stop: "Ne plus recevoir ces courriels",
  ready: {
    subject: "Votre rapport est prêt",
    preheader: "{evaluation}, {day}",
    title: "Votre rapport est prêt",
    hello:
      "Bonjour {firstName}. L’évaluation «\u00a0{evaluation}\u00a0» est terminée, et votre rapport du {day} vous attend.",
    advice: "Prenez le temps de le lire au calme\u00a0: ce que vous en ferez compte plus que les chiffres.",
    action: "Lire le rapport",
    footnote: "Chaque ouverture par quelqu’un d’autre est notée; la liste est dans votre rapport.",
  },
  /** In place of the words above and below when the report is empty. */
  empty: {
    ready: {
      subject: "Votre évaluation est terminée",
      title: "Votre évaluation est terminée",
      hello:
        "Bonjour {firstName}. L’évaluation «\u00a0{evaluation}\u00a0» est terminée depuis le {day}. Trop peu de réponses sont arrivées\u00a0: le rapport ne montre aucun regard.",
      advice: "La personne responsable peut lancer une nouvelle évaluation avec les mêmes personnes.",
      action: "Ouvrir le rapport",
    },
    completed: {
      advice:
        "Trop peu de réponses sont arrivées\u00a0: le rapport ne montre aucun regard. Vous pouvez lancer une nouvelle évaluation avec les mêmes personnes.",
    },
  },
  newLink: {
    subject: "Votre nouveau lien vers le rapport",
    preheader: "Un clic, et le rapport s’ouvre.",
    title: "Votre nouveau lien vers le rapport",
    body: "Voici le lien que vous avez demandé. Il mène au rapport de l’évaluation «\u00a0{evaluation}\u00a0».",
    action: "Lire le rapport",
    footnote: "Le lien vous est personnel, sert une fois et reste valide 14 jours.",
  },
  toReview: {
    subject: "Le rapport {ofPerson} attend que vous le publiiez",
    title: "Un rapport à relire et à publier",
    what: "Bonjour {firstName}. La collecte de l’évaluation «\u00a0{evaluation}\u00a0» est terminée, et le rapport {ofPerson} est prêt.",
    choice:
      "Relisez-le, masquez au besoin un commentaire, ajoutez un mot si vous le souhaitez, puis publiez-le. D’ici là, {person} ne voit rien.",
    action: "Relire le rapport",
    footnote: "Si une autre personne le publie avant vous, vous n’avez plus rien à faire.",
  },
  flagged: {
    subject: "Un commentaire à examiner\u00a0: {person}",
    preheader: "{evaluation}, {day}",
    title: "Un commentaire attend votre décision",
    what: "Bonjour {firstName}. Le {day}, {person} a signalé un commentaire de son rapport «\u00a0{evaluation}\u00a0». Il est masqué pour tout le monde, le temps que vous l’examiniez.",
    choice:
      "Vous pouvez le garder masqué, avec une raison, ou le montrer de nouveau, avec un mot pour {person}.",
    action: "Examiner le commentaire",
    footnote: "Rondo ne dit à personne qui l’a écrit.",
  },
  undecided: {
    title: "Personne ne peut examiner un commentaire",
    what: "Bonjour {firstName}. Le {day}, {person} a signalé un commentaire de son rapport «\u00a0{evaluation}\u00a0». Il est masqué, et aucune des personnes qui lisent le rapport ne peut en décider.",
    choice:
      "Une autre personne de l’administration, si elle n’a pas répondu, pourra le faire dès qu’elle aura accès à Rondo.",
    action: "Ouvrir l’évaluation",
  },
  flagDecided: {
    subject: "Le commentaire que vous avez signalé a été examiné",
    preheader: "{evaluation}",
    title: "Le commentaire que vous avez signalé a été examiné",
    what: "Bonjour {firstName}. Une décision est prise au sujet d’un commentaire que vous avez signalé dans votre rapport «\u00a0{evaluation}\u00a0».",
    where: "Vous la lirez dans le rapport, sous les commentaires.",
    action: "Ouvrir le rapport",
  },
  completed: {
    subject: "L’évaluation {ofSubject} est terminée",
    preheader: "{evaluation}, {day}",
    title: "L’évaluation {ofSubject} est terminée",
    hello: "Bonjour {firstName}. L’évaluation «\u00a0{evaluation}\u00a0» est terminée depuis le {day}.",
    advice:
      "{subject} peut lire son rapport. Parlez-en ensemble bientôt\u00a0: c’est là qu’il devient utile.",
    action: "Ouvrir",
    footnote: "{subject} peut voir qui a ouvert son rapport, et quand.",
  },
  /** On the page of email tests: « usual » is named there. */
  names: {
    kinds: {
      "reports.ready": "Rapports\u00A0: rapport prêt",
      "reports.completed": "Rapports\u00A0: évaluation terminée",
      "reports.newLink": "Rapports\u00A0: nouveau lien vers le rapport",
      "reports.toReview": "Rapports\u00A0: rapport à publier",
      "reports.flagged": "Rapports\u00A0: commentaire signalé",
      "reports.flagDecided": "Rapports\u00A0: décision sur un signalement",
    },
    samples: {
      empty: "Rapport sans aucun regard",
      undecided: "Personne ne peut décider",
    },
  },
};
