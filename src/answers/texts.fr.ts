import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Évaluation {ofName}",
  selfTitle: "Votre autoévaluation",
  /** In the header of a phone; of others it bears the name alone. */
  selfTitleShort: "Autoévaluation",
  quit: "Quitter",
  quitSafe: "Vos réponses sont enregistrées.",
  quitHelp: "Vous pouvez fermer cette page. Le lien de votre courriel vous ramènera ici.",
  quitUnsent: "Certaines réponses ne sont pas encore enregistrées.",
  quitUnsentHelp: "Gardez cette page ouverte : elles partiront dès que possible.",
  quitKeptHelp:
    "Elles sont gardées sur cet appareil. Rouvrez cette page quand le réseau sera revenu : elles partiront d’elles-mêmes.",
  myEvaluations: "Mes évaluations",
  onlyIn: { fr: "Français seulement", en: "Anglais seulement" },

  start: {
    answer: "Répondre",
    due: "D’ici le {date}",
    offline: "Vous êtes hors ligne : voici ce que cet appareil a gardé pour vous.",
    nothingKept: "Cet appareil ne garde aucune évaluation. Revenez quand le réseau sera de retour.",
  },

  failures: {
    load: "Erreur : l'évaluation n'a pas pu être chargée.",
    loadHelp: "Vérifiez le lien de votre courriel, ou essayez de nouveau dans un instant.",
    notInvolved: "Vous n'êtes pas impliqué dans cette évaluation.",
    notInvolvedHelp:
      "Si vous pensez qu’il s’agit d’une erreur, écrivez à la personne qui vous a transmis le lien.",
    leftBehind: "Ce que vous aviez écrit sur cet appareil n’a pas pu être envoyé. Vous pouvez le copier.",
    signIn: "Se connecter",
    closedTitle: "Cette évaluation est fermée.",
    closedHelp: "La période de réponse est terminée : il n’est plus possible de répondre.",
    notOpenTitle: "Cette évaluation n’est pas encore ouverte.",
    notOpenHelp: "Vous recevrez un courriel dès qu’elle commencera.",
    declinedTitle: "C’est noté : vous ne répondrez pas.",
    declinedHelp: "Rondo ne le dira pas à la personne évaluée.",
    empty: "Cette évaluation n’a pas encore de questions.",
  },

  welcome: {
    title: "Votre regard sur {name}",
    selfTitle: "Votre autoévaluation",
    as: {
      subject: "Les questions portent sur vous.",
      manager: "Vous répondez à titre de gestionnaire.",
      peer: "Vous répondez à titre de collègue.",
      direct_report: "Vous répondez à titre de personne supervisée.",
    },
    length: {
      one: "{count} question, {duration}, en une ou plusieurs fois.",
      other: "{count} questions, {duration}, en une ou plusieurs fois.",
    },
    duration: { one: "environ {count} minute", other: "environ {count} minutes" },
    shortDuration: "moins d’une minute",
    due: "À remettre d’ici le {date}.",
    noticeTitle: "Avant de commencer",
    noticeChanged:
      "Cet avis a changé depuis que vous avez commencé à répondre. Relisez-le avant de continuer; vos réponses sont gardées.",
    start: "Commencer",
    whoSeesWhat: "Qui verra quoi?",
    decline: "Je ne peux pas répondre",
    officer: "Responsable de la protection des renseignements personnels chez {company} : {officer}",
  },

  resume: {
    where: "Vous en étiez à la question {number}.",
    go: "Reprendre",
    fromStart: "Revoir depuis le début",
  },

  /** The notice at a glance: whole, it stands below. */
  points: {
    grouped: "Regroupé avec les autres collègues",
    groupedReports: "Regroupé avec les autres personnes {thatName} supervise",
    fromThreshold: "À partir de {k} personnes seulement",
    unnamed: "Sans votre nom; vos commentaires, mot pour mot",
    withoutComments: "Sans votre nom, et sans vos commentaires",
    underManager: "Montré sous «\u00A0Gestionnaire\u00A0»",
    known: "{firstName} saura que c’est vous",
    alone: "Sans regroupement",
  },

  notice: {
    self: "Vos réponses apparaîtront dans votre rapport.",
    selfReaders: "Le liront aussi : {readers}.",
    manager: "Vos réponses apparaîtront sous « Gestionnaire ». {firstName} saura qu’elles viennent de vous.",
    peers:
      "Vos réponses sont regroupées avec celles des autres collègues; elles n’entrent dans le rapport que si au moins {k} collègues répondent{together}.",
    directReports:
      "Vos réponses sont regroupées avec celles des autres personnes {thatName} supervise; elles n’entrent dans le rapport que si au moins {k} personnes {thatName} supervise répondent{together}.",
    comments:
      "Vos commentaires y figurent mot pour mot, sans nom, dans un ordre mélangé, même si personne d’autre n’écrit{quoted}.",
    commentsReviewed:
      "Vos commentaires, relus avant publication, y figurent mot pour mot, sans nom, dans un ordre mélangé, même si personne d’autre n’écrit{quoted}.",
    commentsLeftOut: "Vos commentaires ne figurent pas dans le rapport.",
    reviewed: "Vos commentaires sont relus avant publication.",
    readers: "Liront le rapport : {readers}.",
    selfFigures:
      "Des chiffres de l’entreprise, par poste, équipe ou direction, peuvent reposer sur ce que votre rapport publié montre des regards reçus : toujours cinq personnes évaluées ou plus, jamais une seule, jamais une réponse isolée.",
    figures:
      "Des chiffres de l’entreprise, par poste, équipe ou direction, peuvent reposer sur ce que le rapport publié montre des regards reçus : toujours cinq personnes évaluées ou plus, jamais une seule, jamais une réponse isolée.",
  },
  /** What its sentences say further, where it was announced. */
  noticeClauses: {
    together: {
      peer: ", ou avec celles des personnes supervisées, si vous êtes au moins {k} ensemble",
      direct_report: ", ou avec celles des collègues, si vous êtes au moins {k} ensemble",
    },
    quoted: "; l’un d’eux, tiré au sort, peut être cité en tête",
  },
  /** Said beside the field, before one writes. */
  withheld: {
    peer: "Les commentaires des collègues sont montrés dès que {k} collègues ont répondu.",
    direct_report:
      "Les commentaires des personnes supervisées sont montrés dès que {k} d’entre elles ont répondu.",
  },
  noticeReaders: {
    subject: "{firstName}",
    direct_manager: "sa ou son gestionnaire",
    author: "la personne responsable",
    administration: "l’administration",
    team_manager: "la ou le gestionnaire de son équipe",
  },
  selfNoticeReaders: {
    subject: "vous",
    direct_manager: "votre gestionnaire",
    author: "la personne responsable de l’évaluation",
    administration: "l’administration",
    team_manager: "la ou le gestionnaire de votre équipe",
  },

  decline: {
    title: "Vous ne pouvez pas répondre?",
    text: "Votre participation prendra fin, et les réponses déjà données ne compteront pas. Rondo ne le dira pas à la personne évaluée.",
    note: "Une note pour la personne responsable de l’évaluation",
    hint: "Elle seule la lira.",
    confirm: "Je ne peux pas répondre",
  },

  rail: {
    label: "Compétences",
    progress: {
      one: "{count} réponse sur {total}",
      other: "{count} réponses sur {total}",
    },
    minutesLeft: { one: "Il reste environ {count} minute", other: "Il reste environ {count} minutes" },
    underAMinute: "Moins d’une minute",
    allAnswered: "Toutes les questions ont une réponse",
    chapterState: "{answered} sur {total}",
    values: "Valeurs",
    objectives: "Objectifs",
    otherSkill: "Autres questions",
    review: "Relire mes réponses",
  },

  question: {
    kicker: "{chapter} · question {number} de {total}",
    period: "Pensez aux six derniers mois. Répondez selon ce que vous avez vous-même observé.",
    selfPeriod: "Pensez aux six derniers mois. Répondez selon ce que vous faites le plus souvent.",
    objective: "Où en est cet objectif, selon ce que vous avez vous-même observé?",
    selfObjective: "Où en est cet objectif, selon vous?",
    /** Before a question that has no wording in the first person. */
    aboutYou: "À votre sujet : {question}",
    optionalQuestion: "Question facultative",
    required: "Une réponse est requise pour cette question.",
    notObserved: "Je n’ai pas assez observé pour répondre",
    yes: "Vrai",
    no: "Faux",
    clear: "Effacer ma réponse",
    answer: "Votre réponse",
    comment: "Un exemple concret",
    commentHint: "Situation, comportement, effet. Évitez les détails qui permettraient de vous reconnaître.",
    selfCommentHint: "Situation, comportement, effet.",
    commentMandatory:
      "Votre entreprise demande un exemple par compétence : il aide la personne à comprendre et à agir.",
    starters: "Amorces",
    starter: { continue: "Continuez à…", try: "Essayez de…", stop: "Arrêtez de…" },
    starterText: { continue: "Continuez à ", try: "Essayez de ", stop: "Arrêtez de " },
    firstQuestion: "C’est la première question.",
    previous: "Précédent",
    skip: "Passer pour l’instant",
    next: "Suivant",
    toReview: "Relire mes réponses",
    shortcuts: "Raccourcis clavier",
  },

  scales: {
    frequency: {
      1: "Rarement",
      2: "Parfois",
      3: "Souvent",
      4: "Très souvent",
      5: "Presque toujours",
    },
    mastery: {
      1: "À développer",
      2: "En apprentissage",
      3: "Autonome",
      4: "Solide",
      5: "Référence pour les autres",
    },
    agreement: {
      1: "Pas du tout d’accord",
      2: "Plutôt en désaccord",
      3: "Ni l’un ni l’autre",
      4: "Plutôt d’accord",
      5: "Tout à fait d’accord",
    },
    stars: {
      1: "Une étoile sur cinq",
      2: "Deux étoiles sur cinq",
      3: "Trois étoiles sur cinq",
      4: "Quatre étoiles sur cinq",
      5: "Cinq étoiles sur cinq",
    },
  },

  list: {
    show: "Voir toute la compétence",
    leave: "Voir une question à la fois",
    scale: "Ce que veulent dire les chiffres",
    nextChapter: "Compétence suivante",
    previousChapter: "Compétence précédente",
    notObservedShort: "Pas assez observé",
    addComment: "Ajouter un exemple concret",
    number: "Question {number}",
    firstChapter: "C’est la première compétence.",
  },

  saving: {
    saving: "Enregistrement…",
    offline: "Hors ligne : gardé sur cet appareil",
    offlineShort: "Hors ligne",
    /** On a shared device, where nothing is kept. */
    offlineHere: "Hors ligne : gardez cette page ouverte",
    tooLong: "Réponse trop longue\u00A0: gardée sur cet appareil",
    tooLongShort: "Trop longue",
    /** On a shared device, where nothing is kept. */
    tooLongHere: "Réponse trop longue\u00A0: gardez cette page ouverte",
    savedAt: "Enregistré à",
    /** Said aloud, once, when the state becomes this one. */
    savedSpoken: "Réponses enregistrées",
    retryingSpoken: "Enregistrement impossible pour l’instant : nouvel essai bientôt",
    retrying: "Nouvel essai dans {seconds} s",
    retry: "Réessayer",
    conflict: "Une réponse plus récente existe sur un autre appareil.",
    conflictShort: "Deux versions à comparer",
    keepMine: "Garder celle-ci",
    keepOther: "Garder l’autre",
    mine: "Celle-ci",
    other: "L’autre",
    nothing: "Aucune réponse",
    paused: "En attente de reconnexion",
    stopped: "Évaluation fermée",
  },

  session: {
    title: "Votre session est terminée",
    text: "Vos réponses sont gardées ici. Connectez-vous pour les envoyer : rien n’est perdu.",
    email: "Adresse courriel",
    password: "Mot de passe",
    signIn: "Se connecter",
    byMail:
      "Sans mot de passe? Rouvrez le lien de votre courriel, puis revenez ici : au besoin, vous en recevrez un nouveau.",
    elsewhere: "Se connecter autrement, dans un nouvel onglet",
    still: "La connexion n’est pas encore faite. Connectez-vous, puis appuyez sur « Continuer ».",
    otherPerson:
      "Une autre personne est connectée dans ce navigateur. Ces réponses ne partiront qu’avec votre session.",
  },
  closed: {
    title: "Évaluation fermée",
    text: "Cette évaluation a été fermée. Votre texte est ici si vous voulez le copier.",
    noText: "Cette évaluation a été fermée. Aucun texte n’est resté en attente.",
    label: "Votre texte",
  },

  review: {
    title: "Relire mes réponses",
    readOnlyTitle: "Mes réponses",
    readOnly: "Vos réponses sont finalisées : vous pouvez les relire, pas les modifier.",
    /** Once the report is published, to those who wrote something. */
    comments: {
      shown: "Le rapport est publié. Vos commentaires y figurent, sans nom.",
      withheld:
        "Le rapport est publié. Vos commentaires n’y figurent pas\u00A0: trop peu de personnes ont répondu.",
      manager: "Vos commentaires figurent sous «\u00A0Gestionnaire\u00A0».",
    },
    complete: "Tout y est. Relisez si vous le voulez, puis finalisez.",
    missing: {
      one: "{count} question obligatoire sans réponse",
      other: "{count} questions obligatoires sans réponse",
    },
    missingComments: {
      one: "{count} compétence sans exemple concret",
      other: "{count} compétences sans exemple concret",
    },
    tooLong: { one: "{count} réponse trop longue", other: "{count} réponses trop longues" },
    shortenFirst: "Raccourcissez ce qui est trop long avant de finaliser.",
    answerFirst: "Répondez à toutes les questions obligatoires avant de finaliser.",
    commentFirst: "Ajoutez un exemple concret pour chaque compétence avant de finaliser.",
    little: "Vous avez peu observé {firstName}. C’est utile de le savoir; vos autres réponses comptent.",
    finalise: "Finaliser mes réponses",
    back: "Retour aux questions",
    number: "Question {number}",
    edit: "Modifier",
    editName: "Modifier la réponse à la question {number}",
    noAnswer: "Sans réponse",
    confirmTitle: "Finaliser vos réponses?",
    confirmText: "Elles seront définitives. Vous pourrez les relire, pas les modifier.",
    confirmBack: "Relire encore",
    confirm: "Finaliser",
    failed: "Une erreur est survenue lors de la soumission.",
    offline: "Vos réponses partiront dès le retour du réseau. Revenez finaliser à ce moment.",
    unsent: "Certaines réponses ne sont pas encore enregistrées. Réessayez dans un instant.",
  },

  completed: {
    title: "Merci. Votre regard compte.",
    sent: "Vos réponses sont transmises.",
    /** What follows, for each; nothing is promised once the report is there. */
    afterwards: {
      subject: "Vous recevrez un courriel quand votre rapport sera publié.",
      manager: "Elles apparaîtront sous «\u00A0Gestionnaire\u00A0» dans le rapport {ofName}.",
      peer: "Seules les personnes nommées avant la première question liront le rapport.",
      direct_report: "Seules les personnes nommées avant la première question liront le rapport.",
    },
    next: "Évaluation suivante : {name}",
    allDone: "Vous n’avez rien d’autre à faire.",
    read: "Voir mes réponses",
    leave: "Vous pouvez fermer cette page.",
  },
  preview: {
    banner: "Aperçu : rien n’est enregistré",
    role: "Voir comme",
    roles: {
      subject: "Personne évaluée",
      manager: "Gestionnaire",
      peer: "Collègue",
      direct_report: "Personne supervisée",
    },
    back: "Quitter l’aperçu",
    end: "L’aperçu s’arrête ici : on ne peut pas finaliser.",
  },
} as const;

declare module "#platform/texts.ts" {
  interface Texts {
    answers: Translation<typeof fr>;
  }
}
