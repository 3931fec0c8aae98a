import type { Translation } from "#platform/texts.ts";

/** The dialogs before a launch, now or on a day. */
export const fr = {
  plan: {
    action: "Planifier le lancement",
    title: "Planifier le lancement?",
    detail: {
      one: "Ce jour-là, vers 8\u00A0h, l’évaluation commencera d’elle-même et {count} personne recevra un courriel. D’ici là, vous pourrez la modifier ou la lancer.",
      other:
        "Ce jour-là, vers 8\u00A0h, l’évaluation commencera d’elle-même et {count} personnes recevront un courriel. D’ici là, vous pourrez la modifier ou la lancer.",
    },
    start: "Jour du lancement",
    startHint: "L’échéance garde le même nombre de jours.",
    startRange: "Choisissez un jour du {first} au {last}.",
    notWorkingDay: "Le {date} n’est pas un jour ouvrable.",
    workingDay: "Choisir le {date}",
    dueAfterStart: "Choisissez une échéance après le jour du lancement.",
    confirm: "Planifier le lancement",
    done: "Lancement planifié pour le {date}.",
  },
  small: {
    peer: {
      one: "Avec {count} collègue, ses réponses resteront masquées. Invitez-en au moins {wanted} pour parer à une absence.",
      other:
        "Avec {count} collègues, leurs réponses resteront masquées. Invitez-en au moins {wanted} pour parer à une absence.",
    },
    direct_report: {
      one: "Avec {count} personne supervisée, ses réponses resteront masquées. Invitez-en au moins {wanted} pour parer à une absence.",
      other:
        "Avec {count} personnes supervisées, leurs réponses resteront masquées. Invitez-en au moins {wanted} pour parer à une absence.",
    },
  },
  /** After both groups: too small alone, enough together. */
  joined:
    "Ensemble, les deux groupes comptent {count} personnes\u00A0: si l’un et l’autre restent masqués, le rapport peut montrer leurs réponses réunies.",
  /** Just enough people. */
  exact: {
    peer: "Avec {count} collègues, une seule absence masquerait toutes leurs réponses. Invitez-en au moins {wanted} pour y parer.",
    direct_report:
      "Avec {count} personnes supervisées, une seule absence masquerait toutes leurs réponses. Invitez-en au moins {wanted} pour y parer.",
  },
  /** Chances out of ten that a group’s answers can be shown; with one person more; and as exact figures. */
  shown: {
    title: "Leurs réponses seront-elles montrées?",
    chances: {
      one: "{count}\u00A0chance sur\u00A010 que leurs réponses soient montrées.",
      other: "{count}\u00A0chances sur\u00A010 que leurs réponses soient montrées.",
    },
    chancesMore: {
      one: "{count}\u00A0chance sur\u00A010 que leurs réponses soient montrées; avec une personne de plus, {more} sur\u00A010.",
      other:
        "{count}\u00A0chances sur\u00A010 que leurs réponses soient montrées; avec une personne de plus, {more} sur\u00A010.",
    },
    unlikely: "Moins d’une chance sur\u00A010 que leurs réponses soient montrées.",
    unlikelyMore:
      "Moins d’une chance sur\u00A010 que leurs réponses soient montrées; avec une personne de plus, {more} sur\u00A010.",
    oneAbsence: "Une seule absence les masquerait toutes.",
    exact: {
      one: "En nombres plutôt qu’en fourchettes\u00A0: {count}\u00A0chance sur\u00A010.",
      other: "En nombres plutôt qu’en fourchettes\u00A0: {count}\u00A0chances sur\u00A010.",
    },
    notExact: "Avec plus de personnes, le rapport pourrait montrer des nombres au lieu de fourchettes.",
    estimate: "Une estimation, arrondie vers le bas\u00A0: tout le monde ne répond pas.",
  },
  due: "Échéance",
  recipients: "Qui recevra un courriel",
  confirm: { one: "Envoyer {count} invitation?", other: "Envoyer {count} invitations?" },
  confirmDetail: "Dès le lancement, les questions ne changent plus. Chaque personne reçoit un courriel.",
  smallTitle: "Leurs réponses ne pourront pas être montrées",
  otherReport:
    "Un autre rapport récent {whose} a presque les mêmes participants\u00A0: placées à côté, les réponses de ce groupe pourraient désigner quelqu’un. Elles seront masquées.",
  acceptSmall: "Je comprends, et je lance quand même l’évaluation.",
  acceptFirst: "Cochez la case pour confirmer.",
  send: "Envoyer et lancer",
  launched: {
    title: "C’est parti.",
    sent: { one: "{count} invitation envoyée.", other: "{count} invitations envoyées." },
    later: {
      one: "{count} invitation partira le {date}.",
      other: "{count} invitations partiront les prochains jours, la dernière le {date}.",
    },
    /** Comes last: the short date ends with its own point. */
    reminder: "Premier rappel le {date}",
    noManager: "Il manque le regard de la ou du gestionnaire.",
    noneOnRecord: "La fiche de {name} n’en indique pas.",
    choose: "Choisir",
    close: "Fermer ce résumé",
  },
  dueFirst: "Choisissez une échéance à venir avant de lancer.",
};

declare module "#platform/texts.ts" {
  interface Texts {
    launch: Translation<typeof fr>;
  }
}
