import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Personnel",
  invite: "Inviter une personne",
  search: "Rechercher une personne",
  searchHint: "Nom ou courriel",
  caption: "Les personnes de l’entreprise, par nom de famille",
  count: { one: "{count} personne", other: "{count} personnes" },
  empty: "Invitez votre équipe.",
  emptyDetail: "Chaque personne reçoit un courriel et choisit son mot de passe.",
  columns: {
    name: "Nom",
    job: "Poste",
    manager: "Gestionnaire",
    role: "Rôle",
    state: "État",
    active: "Actif",
    actions: "Actions",
  },
  states: { active: "En poste", invited: "Invitation envoyée", inactive: "Compte désactivé" },
  you: "vous",
  noJob: "Sans poste",
  noManager: "Sans gestionnaire",
  invitationPending: "Invitation en attente",
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
  resend: "Renvoyer l’invitation",
  resentLater: "Invitation enregistrée pour {email}\u00A0: elle partira le {date}.",
  resent: "Invitation envoyée de nouveau à {email}.",
  activate: "Activer le compte",
  deactivate: "Désactiver le compte",
  switchLabel: "Compte actif\u00A0: {name}",
  activated: "Compte activé\u00A0: {name}.",
  deactivated: "Compte désactivé\u00A0: {name}.",
  notActivated: "Ce compte n’a pas pu être activé\u00A0: {name}. L’état précédent est rétabli.",
  notDeactivated: "Ce compte n’a pas pu être désactivé\u00A0: {name}. L’état précédent est rétabli.",
  ownRole: "Vous ne pouvez pas changer votre propre rôle.",
  ownManager: "Une autre personne de l’administration choisit votre gestionnaire.",
  ownAccount: "Vous ne pouvez pas désactiver votre propre compte.",
  editTitle: "Modifier la fiche\u00A0: {name}",
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
  inviteIntro: "La personne reçoit un courriel. Le lien est valide pendant 7 jours.",
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
