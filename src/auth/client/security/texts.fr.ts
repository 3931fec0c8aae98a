import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Sécurité",
  settings: "Paramètres",
  intro: "Comment vous vous connectez, et où.",
  ownPasswordFirst:
    "L’administration a défini votre mot de passe. Choisissez le vôtre pour continuer; vos réponses et vos rapports se rouvriront avec le lien reçu par courriel.",
  required:
    "Votre entreprise demande la double authentification aux personnes qui l’administrent. Activez-la pour continuer.",
  factor: {
    title: "Double authentification",
    off: "En plus de votre mot de passe, un code que votre téléphone affiche. Un mot de passe volé ne suffira plus pour entrer.",
    on: "Activée le {date}. Un code est demandé à chaque connexion.",
    codesLeft: {
      one: "Il vous reste {count} code de secours.",
      other: "Il vous reste {count} codes de secours.",
    },
    noCodes: "Il ne vous reste aucun code de secours. Créez-en de nouveaux avant de perdre votre téléphone.",
    fewCodes: "Pensez à en créer de nouveaux.",
    switchOn: "Activer",
    renew: "Nouveaux codes de secours",
    renewTitle: "Créer de nouveaux codes de secours?",
    renewDetail: "Ceux que vous avez ne serviront plus.",
    renewConfirm: "Créer de nouveaux codes",
    switchOff: "Désactiver",
    offTitle: "Désactiver la double authentification?",
    offDetail:
      "Votre mot de passe suffira de nouveau pour se connecter, et vos codes de secours ne serviront plus.",
    offDone: "Double authentification désactivée.",
    kept: "Votre entreprise la demande.",
  },
  setUp: {
    title: "Activer la double authentification",
    scan: "1. Ouvrez une application d’authentification sur votre téléphone et balayez ce code.",
    qrCode: "Code QR à balayer avec votre application",
    byHand: "Vous ne pouvez pas le balayer? Entrez cette clé dans l’application\u00A0:",
    enter: "2. Entrez le code à 6 chiffres que l’application affiche.",
    code: "Code à 6 chiffres",
    format: "Le code compte 6 chiffres.",
    submit: "Activer",
    done: "Double authentification activée.",
  },
  codes: {
    title: "Vos codes de secours",
    lead: "Sans votre téléphone, l’un de ces codes ouvre votre compte. Chacun ne sert qu’une fois. Gardez-les en lieu sûr\u00A0: ils ne seront plus affichés.",
    list: "Codes de secours",
    copy: "Copier",
    copied: "Codes copiés.",
    copyFailed: "La copie n’a pas pu se faire. Téléchargez-les, ou notez-les.",
    download: "Télécharger",
    fileName: "rondo-codes-de-secours.txt",
    fileTitle: "Codes de secours de Rondo pour {email}",
    close: "C’est noté",
  },
  confirm: {
    title: "Confirmez que c’est bien vous",
    password: "Mot de passe",
    passwordWrong: "Ce n’est pas le bon mot de passe.",
    code: "Code de votre application",
    submit: "Continuer",
    again: "Pour continuer, déconnectez-vous, reconnectez-vous, puis revenez ici dans les cinq minutes.",
  },
  emailSection: {
    title: "Courriel",
    intro: "Vous vous connectez avec {email}, et vos courriels y arrivent.",
    change: "Changer d’adresse",
    changeMine: "Changer mon adresse",
    announced: "Votre fournisseur annonce maintenant {email}",
    announcedDetail:
      "Rien n’a changé\u00A0: vos courriels et leurs liens arrivent toujours à l’adresse ci-dessus. Les personnes qui administrent votre entreprise savent qu’une autre est annoncée, pas laquelle.",
    dialog: "Nouvelle adresse",
    label: "Nouveau courriel",
    help: "Un lien y sera envoyé. L’adresse actuelle reste la vôtre tant qu’il n’a pas servi.",
    send: "Envoyer le lien",
    same: "C’est déjà votre adresse.",
    sent: "Un lien est parti à {email}. Il expire dans 60 minutes.",
  },
  passwordSection: {
    title: "Mot de passe",
    has: "Changer le mot de passe ferme vos autres sessions.",
    none: "Vous vous connectez sans mot de passe.",
    change: "Changer mon mot de passe",
    choose: "Choisir un mot de passe",
    dialog: "Nouveau mot de passe",
    label: "Nouveau mot de passe",
    help: "Au moins 10 caractères, avec une minuscule, une majuscule et un caractère spécial.",
    done: "Mot de passe changé. Vos autres sessions sont fermées.",
  },
  sessions: {
    title: "Sessions ouvertes",
    intro: "Fermez celles que vous ne reconnaissez pas.",
    device: "{browser}, {system}",
    unknownBrowser: "Navigateur inconnu",
    unknownSystem: "appareil inconnu",
    current: "Cette session",
    opened: "Ouverte\u00A0: {at}",
    used: "Dernière activité\u00A0: {at}",
    close: "Fermer",
    closeNamed: "Fermer\u00A0: {device}, {at}",
    closed: "Session fermée.",
    closeOthers: "Fermer toutes les autres",
    othersClosed: "Vos autres sessions sont fermées.",
  },
  identities: {
    title: "Connexions reliées",
    intro: "Les comptes d’autres services qui ouvrent le vôtre.",
    none: "Aucune.",
    since: "Reliée\u00A0: {at}",
    link: "Relier {name}",
    unlink: "Retirer",
    unlinkNamed: "Retirer\u00A0: {provider}, {email}",
    unlinked: "Connexion retirée.",
  },
  company: {
    title: "Pour toute l’entreprise",
    label: "Exiger la double authentification",
    detail:
      "Les personnes qui administrent l’entreprise ou qui sont responsables du compte devront l’activer avant toute autre chose.",
    on: "La double authentification est maintenant exigée.",
    off: "La double authentification n’est plus exigée.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    security: Translation<typeof fr>;
  }
}
