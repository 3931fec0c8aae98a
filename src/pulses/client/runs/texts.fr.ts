import type { Translation } from "#platform/texts.ts";
import { fr as seriesWords } from "./series/texts.fr.ts";

export const fr = {
  caption: "Sondages éclair, par état",
  create: "Nouveau sondage",
  empty: "Trois questions suffisent.",
  emptyDetail: "Prenez un modèle, adaptez ses questions et dites quand l’envoyer.",
  chooseTemplate: "Choisir un modèle",
  groups: { open: "Ouverts", scheduled: "Prévus", closed: "Terminés", cancelled: "Annulés" },
  more: {
    open: "Afficher plus de sondages ouverts",
    scheduled: "Afficher plus de sondages prévus",
    closed: "Afficher plus de sondages terminés",
    cancelled: "Afficher plus de sondages annulés",
  },
  columns: {
    name: "Sondage",
    audience: "À qui",
    when: "Dates",
    participation: "Participation",
    main: "Action",
    menu: "Autres actions",
  },
  number: "Envoi nᵒ\u00A0{number}",
  when: {
    scheduled: "Ouvre le {opens}, jusqu’au {closes}",
    paused: "En pause\u00A0: n’ouvre pas avant la reprise de la série",
    open: "Ouvert jusqu’au {closes}",
    closed: "Terminé le {closes}",
    cancelled: "Annulé\u00A0: devait ouvrir le {opens}",
    tooFew: "Annulé\u00A0: le {opens}, il s’adressait à moins de {least} personnes",
  },
  participation: {
    few: "Moins de {least} réponses sur {total} au dernier relevé",
    about: { one: "Environ {count} réponse sur {total}", other: "Environ {count} réponses sur {total}" },
    exact: { one: "{count} réponse sur {total}", other: "{count} réponses sur {total}" },
    under: "Moins de {least} réponses sur {total}",
    atClosing: "Connue à la fermeture",
    rounded:
      "La participation d’un sondage ouvert est relevée chaque heure et arrondie au multiple de cinq inférieur\u00A0: elle ne dit pas qui vient de répondre.",
  },
  results: "Voir les résultats",
  resultsOf: "Voir les résultats\u00A0: {name}",
  resultsAtClosing: "Les résultats sont calculés à la fermeture.",
  change: "Modifier le sondage",
  details: "Détails et série",
  remind: {
    action: "Relancer",
    named: "Relancer\u00A0: {name}",
    done: "Rappel lancé. Il part dans la demi-heure, aux seules personnes qui n’ont pas répondu.",
  },
  extend: {
    action: "Prolonger",
    title: "Prolonger «\u00A0{name}\u00A0»",
    field: "Dernier jour pour répondre",
    hint: "Du {from} au {to}.",
  },
  close: {
    action: "Clore",
    title: "Clore «\u00A0{name}\u00A0» maintenant?",
    consequence:
      "Plus personne ne pourra y répondre. Ses résultats sont calculés tout de suite, une fois pour toutes.",
  },
  skip: {
    action: "Sauter cet envoi",
    done: "Envoi sauté. Vous pouvez le reprendre dans «\u00A0Détails et série\u00A0».",
  },
  cancel: {
    action: "Annuler l’envoi",
    title: "Annuler l’envoi de «\u00A0{name}\u00A0»?",
    once: "Personne ne le recevra. Pour l’envoyer plus tard, il faudra le planifier de nouveau.",
    series:
      "Personne ne le recevra, et cet envoi ne pourra pas être repris. Les suivants restent prévus, s’il en reste.",
    keep: "Garder l’envoi",
  },
  ...seriesWords,
  absent: "Cet envoi n’existe pas, ou plus.",
};

declare module "#platform/texts.ts" {
  interface Texts {
    pulseRuns: Translation<typeof fr>;
  }
}
