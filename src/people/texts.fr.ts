import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Personnel",
  invite: "Inviter une personne",
  search: "Rechercher une personne",
  searchHint: "Nom ou courriel",
  clearSearch: "Effacer la recherche",
  caption: "Les personnes de l’entreprise, par nom de famille",
  count: { one: "{count} personne", other: "{count} personnes" },
  noMatch: "Aucun résultat pour «\u00A0{search}\u00A0».",
  empty: "Invitez votre équipe.",
  emptyDetail: "Chaque personne reçoit un courriel et choisit son mot de passe.",
  columns: {
    name: "Nom",
    job: "Poste",
    manager: "Gestionnaire",
    role: "Rôle",
    active: "Actif",
    actions: "Actions",
  },
  you: "vous",
  noManager: "Aucun",
  invitationPending: "Invitation en attente",
  inactive: "Compte désactivé",
  roles: {
    admin: "Administration",
    account_owner: "Responsable du compte",
    team_manager: "Gestionnaire d’équipe",
    user: "Membre",
  },
  roleMeaning: {
    admin: "Voit et règle tout\u00A0: les personnes, les évaluations, les modèles et les paramètres.",
    account_owner: "Invite le personnel et mène les évaluations de toute l’entreprise.",
    team_manager: "Mène les évaluations des personnes de son équipe.",
    user: "Répond aux évaluations et lit ses propres rapports.",
  },
  hrStatus: { actif: "Actif", en_transition: "En transition", inactif: "Inactif" },
  hrStatusLabel: "Statut RH",
  edit: "Modifier",
  resend: "Renvoyer l’invitation",
  resent: "Invitation envoyée de nouveau à {email}.",
  switchLabel: "Compte actif\u00A0: {name}",
  activated: "Compte activé\u00A0: {name}.",
  deactivated: "Compte désactivé\u00A0: {name}.",
  notActivated: "Le compte de {name} n’a pas pu être activé. L’état précédent est rétabli.",
  notDeactivated: "Le compte de {name} n’a pas pu être désactivé. L’état précédent est rétabli.",
  ownRole: "Personne ne change son propre rôle.",
  ownAccount: "Vous ne pouvez pas désactiver votre propre compte.",
  editTitle: "Modifier {name}",
  saved: "Enregistré\u00A0: {name}.",
  fields: {
    email: "Courriel",
    firstName: "Prénom",
    lastName: "Nom",
    jobTitle: "Poste",
    manager: "Gestionnaire",
    managerHint:
      "La personne dont elle relève. Son regard s’ajoute aux évaluations par la ou le gestionnaire.",
    role: "Rôle",
    language: "Langue de l’invitation",
  },
  languages: { fr: "Français", en: "English" },
  inviteIntro: "Un courriel part tout de suite. Le lien reste bon 7 jours.",
  sendInvitation: "Envoyer l’invitation",
  invited: "Invitation envoyée à {email}.",
  inviteAnother: "Inviter une autre personne",
  backToPeople: "Retour au personnel",
};

declare module "#platform/texts.ts" {
  interface Texts {
    people: Translation<typeof fr>;
  }
}
