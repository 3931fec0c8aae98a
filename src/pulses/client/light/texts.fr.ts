import type { Translation } from "#platform/texts.ts";
import { fr as notice } from "../../texts/notice.fr.ts";

export const fr = {
  notice,
  whoSeesWhat: "Qui verra quoi?",
  length: {
    one: "{count} question, {duration}, d’ici le {date}.",
    other: "{count} questions, {duration}, d’ici le {date}.",
  },
  minutes: { one: "environ {count} minute", other: "environ {count} minutes" },
  /** The choice made in the email. */
  arrived: "Votre choix est déjà indiqué : « {choice} ». Il ne compte qu’à l’envoi.",
  start: "Commencer",
  resume: "Reprendre",
  recalled: {
    title: "Ce que nous avions retenu",
    last: "La dernière fois, l’équipe avait dit :",
    /** D’un sondage qui n’est pas le dernier. */
    on: "L’équipe avait dit, le {date} :",
    since: "Depuis :",
    done: "{action} : fait le {date}",
    open: "{action} : pas encore fait",
  },
  question: {
    kicker: "Question {number} de {total}",
    progress: "Question {number} de {total}",
    low: "0 · pas du tout",
    high: "10 · tout à fait",
    answer: "Votre réponse",
    answerHelp: "Évitez les détails qui permettraient de vous reconnaître.",
    back: "Précédent",
    next: "Suivant",
    review: "Relire",
    send: "Envoyer",
    nothingYet: "Répondez à au moins une question.",
  },
  /** Stands beside « Envoyer ». */
  final: "Dans Rondo, nul ne peut retrouver vos réponses une fois envoyées, pas même vous.",
  review: {
    title: "Relire mes réponses",
    edit: "Modifier",
    editName: "Modifier la réponse à la question {number}",
    noAnswer: "Sans réponse",
    missing: {
      one: "{count} question obligatoire sans réponse",
      other: "{count} questions obligatoires sans réponse",
    },
  },
  waiting: {
    title: "Vos réponses partiront dès le retour du réseau.",
    kept: "Elles sont scellées sur cet appareil, puis effacées dès l’envoi. Si vous fermez cette page, rouvrez-la une fois le réseau revenu.",
    here: "Cet appareil est partagé : rien n’y est gardé. Laissez cette page ouverte jusqu’à l’envoi.",
    now: "Envoyer maintenant",
    edit: "Modifier mes réponses",
  },
  refused: "Vos réponses n’ont pas pu être envoyées. Relisez-les, puis envoyez-les de nouveau.",
  sent: {
    title: "Merci.",
    asked: "Le sondage se termine le {date}. Les résultats viendront ensuite, une fois publiés.",
    charge:
      "Ce sondage se termine le {date}. Les résultats iront aux personnes nommées avant la première question.",
    erased: "Rien de vos réponses ne reste sur cet appareil.",
    next: "Répondre au sondage suivant",
    home: "Aller à l’accueil",
  },
  answered: { title: "Vous avez déjà répondu. Merci." },
  closed: {
    title: "Ce sondage est terminé depuis le {date}.",
    retained: "Ce que nous retenons",
    /** Le jour où la note a été partagée. */
    published: "Partagé le {date}",
    actions: "Ce que nous ferons",
    by: "d’ici le {date}",
    done: "fait le {date}",
    results: "Voir les résultats",
    lost: "L’arrivée de vos réponses n’a pas pu être confirmée avant la fermeture\u00A0: elles sont effacées de cet appareil.",
  },
  absent: {
    title: "Ce sondage n’existe pas, ou ne vous est pas adressé.",
    help: "Vérifiez le lien de votre courriel, ou l’adresse de votre compte.",
  },
  failed: "Ce sondage n’a pas pu être chargé.",
  quit: "Quitter",
};

declare module "#platform/texts.ts" {
  interface Texts {
    survey: Translation<typeof fr>;
  }
}
