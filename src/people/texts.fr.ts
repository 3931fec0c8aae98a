import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Personnel",
  invite: "Inviter une personne",
  inviteTitle: "Inviter des personnes",
  search: "Rechercher une personne",
  searchHint: "Nom ou courriel",
  caption: "Les personnes de l’entreprise",
  count: { one: "{count} personne", other: "{count} personnes" },
  empty: "Invitez votre équipe.",
  emptyDetail: "Chaque personne reçoit un courriel et choisit son mot de passe.",
  columns: {
    name: "Nom",
    job: "Poste",
    manager: "Gestionnaire",
    role: "Rôle",
    state: "État",
    actions: "Actions",
  },
  states: { active: "En poste", invited: "Invitation envoyée", inactive: "Compte désactivé" },
  you: "vous",
  noJob: "Sans poste",
  noManager: "Sans gestionnaire",
  invitationPending: "Invitation en attente",
  /** As short as a column; whole, these are the sentences around. */
  brief: {
    inactive: "Désactivé",
    refused: "Non livrée",
    retrying: "Retardée",
    waiting: "Part le {date}",
    pending: "Invitation",
  },
  mail: {
    refused: "Courriel non livré",
    retrying: "Courriel retardé",
    waiting: "Invitation\u00A0: partira le {date}",
  },
  inactive: "Compte désactivé",
  roles: {
    admin: "Administration",
    account_owner: "Responsable du compte",
    team_manager: "Gestionnaire d’équipe",
    user: "Membre",
  },
  roleMeaning: {
    admin:
      "Gère le personnel et les évaluations de toute l’entreprise, et peut nommer d’autres personnes à l’administration.",
    account_owner: "Invite le personnel et mène les évaluations de toute l’entreprise.",
    team_manager: "Mène les évaluations des personnes de son équipe.",
    user: "Répond aux évaluations et lit ses propres rapports.",
  },
  hrStatus: { actif: "Actif", en_transition: "En transition", inactif: "Inactif" },
  hrStatusLabel: "Statut RH",
  edit: "Modifier",
  preview: "Aperçu",
  open: "Ouvrir",
  resend: "Renvoyer l’invitation",
  resentLater: "Invitation enregistrée pour {email}\u00A0: elle partira le {date}.",
  resent: "Invitation envoyée de nouveau à {email}.",
  bulk: {
    selected: { one: "{count} personne sélectionnée", other: "{count} personnes sélectionnées" },
    resend: "Renvoyer l’invitation",
    resendTitle: {
      one: "Renvoyer l’invitation à {count} personne?",
      other: "Renvoyer l’invitation à {count} personnes?",
    },
    resendNone: "Aucune invitation à renvoyer",
    resendDetail: "Chacune reçoit un nouveau courriel, dont le lien est valide pendant 7 jours.",
    resendConfirm: { one: "Renvoyer {count} invitation", other: "Renvoyer {count} invitations" },
    notResent: {
      status_conflict: {
        one: "{count} personne a déjà un compte.",
        other: "{count} personnes ont déjà un compte.",
      },
      inactive_person: {
        one: "Le compte de {count} personne est désactivé.",
        other: "Les comptes de {count} personnes sont désactivés.",
      },
    },
    sent: { one: "{count} invitation renvoyée.", other: "{count} invitations renvoyées." },
    sentLater: {
      one: "{count} partira un autre jour, le nombre d’aujourd’hui étant atteint.",
      other: "{count} partiront un autre jour, le nombre d’aujourd’hui étant atteint.",
    },
  },
  activate: "Activer le compte",
  deactivate: "Désactiver le compte",
  activated: "Compte activé\u00A0: {name}.",
  deactivated: "Compte désactivé\u00A0: {name}.",
  notActivated: "Ce compte n’a pas pu être activé\u00A0: {name}. L’état précédent est rétabli.",
  notDeactivated: "Ce compte n’a pas pu être désactivé\u00A0: {name}. L’état précédent est rétabli.",
  ownRole: "Vous ne pouvez pas changer votre propre rôle.",
  ownManager: "Une autre personne de l’administration choisit votre gestionnaire.",
  ownAccount: "Vous ne pouvez pas désactiver votre propre compte.",
  saved: "Enregistré\u00A0: {name}.",
  emailRequired: "Entrez le courriel de cette personne.",
  fields: {
    email: "Courriel",
    firstName: "Prénom",
    lastName: "Nom",
    jobTitle: "Poste",
    manager: "Gestionnaire",
    managerHint:
      "La ou le gestionnaire de cette personne; son regard s’ajoute au lancement des évaluations qui le prévoient.",
    role: "Rôle",
    language: "Langue de l’invitation",
  },
  languages: { fr: "Français", en: "English" },
  absent: "Cette fiche est introuvable.",
  absentDetail: "La personne n’est plus dans l’entreprise, ou le lien est incomplet.",
  inactiveDetail: "Cette personne ne peut plus ouvrir de session. Ce qu’elle a répondu est conservé.",
  tabs: { label: "Sections de la fiche", facts: "Fiche", reports: "Équipe directe" },
  facts: { language: "Langue", joined: "Inscription", notJoined: "Pas encore" },
  noReports: "Personne ne relève de {name} pour l’instant.",
  noReportsDetail: "Le gestionnaire se choisit sur la fiche de chaque personne.",
  moreReports: { one: "et {count} autre personne", other: "et {count} autres personnes" },
  many: {
    ways: "Combien de personnes inviter",
    one: "Une personne",
    several: "Plusieurs personnes",
    paste:
      "Écrivez une personne par ligne, ou collez ici une liste : des adresses, un tableau Excel, les destinataires d’un courriel.",
    caption: "Personnes à inviter",
    role: "Rôle de ces personnes",
    language: "Langue des invitations",
    nobody: "Écrivez au moins un courriel.",
    emailRequired: "Entrez le courriel de cette personne.",
    twice: "Ce courriel est déjà plus haut.",
    sendNone: "Envoyer les invitations",
    send: {
      one: "Envoyer {count} invitation",
      other: "Envoyer {count} invitations",
    },
    sent: { one: "{count} invitation envoyée.", other: "{count} invitations envoyées." },
    noneSent: "Aucune invitation à envoyer.",
    known: {
      one: "Déjà dans l’entreprise : {emails}.",
      other: "Déjà dans l’entreprise : {emails}.",
    },
    later:
      "Certaines partiront plus tard, les dernières le {date} : le nombre d’invitations par jour est limité.",
    again: "Inviter d’autres personnes",
  },
  inviteIntro: "Chaque personne reçoit un courriel. Le lien est valide pendant 7 jours.",
  sendInvitation: "Envoyer l’invitation",
  invited: "Invitation envoyée à {email}.",
  invitedLater: "Invitation enregistrée pour {email}\u00A0: elle partira le {date}.",
  invitedLaterDetail:
    "Les invitations d’aujourd’hui sont toutes parties; les suivantes partent d’elles-mêmes les prochains jours. Plus il y a de personnes inscrites, plus il en part chaque jour.",
  inviteAnother: "Inviter une autre personne",
  backToPeople: "Retour au personnel",
};

declare module "#platform/texts.ts" {
  interface Texts {
    people: Translation<typeof fr>;
  }
}
