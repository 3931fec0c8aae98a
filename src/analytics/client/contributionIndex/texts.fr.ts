/** Switching the contribution index on and off. */
export const fr = {
  off: "L’indice de contribution n’est pas activé\u00A0: aucun n’est calculé.",
  on: "Activé le {date} par {name}.",
  onSince: "Activé le {date}.",
  switchOn: "Activer l’indice…",
  switchOff: "Désactiver l’indice…",
  turnOn: {
    title: "Activer l’indice de contribution?",
    what: "Un nombre de 0 à 100 par poste, équipe et direction, à partir de cinq personnes évaluées. Jamais pour une personne, et sans aucun classement.",
    formula:
      "Il suit des chiffres publiés de chaque groupe\u00A0: 100 × (moyenne pondérée − 1) ÷ 4. Aujourd’hui, les compétences y comptent pour {skills}\u00A0%, les valeurs pour {values}\u00A0% et les objectifs pour {objectives}\u00A0%.",
    notice:
      "Un avis part maintenant par courriel à toutes les personnes actives, dans leur langue. Il dit ce qu’est l’indice, sur quoi il repose, qui le voit et à qui poser une question.",
    rests:
      "Il reposera seulement sur des évaluations lancées à partir de demain\u00A0: celles d’avant n’y entreront jamais.",
    undo: "Vous pourrez le désactiver en tout temps. L’avis envoyé, lui, ne peut pas être repris.",
    preview: "Lire l’avis",
    previewNames:
      "Dans cet aperçu, le nom de la personne et celui de la personne responsable sont des exemples.",
    confirm: "Activer et envoyer l’avis",
  },
  turnOff: {
    title: "Désactiver l’indice de contribution?",
    what: "L’indice disparaît partout, pour tout le monde. Les autres chiffres de l’entreprise restent.",
    again:
      "Si vous l’activez de nouveau, un nouvel avis partira, et l’indice reposera seulement sur des évaluations lancées après ce jour-là.",
    confirm: "Désactiver",
  },
};
