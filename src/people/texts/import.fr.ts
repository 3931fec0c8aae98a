import type { Translation } from "#platform/texts.ts";

/** What only the import of people says: its columns, its mistakes, what came of it. */
export const fr = {
  title: "Importer des personnes",
  intro: "Ajoutez toute l’entreprise d’un coup, à partir d’un fichier de votre logiciel de paie ou d’Excel.",
  submit: { one: "Importer {count} personne", other: "Importer {count} personnes" },
  toAdd: { one: "{count} personne à ajouter", other: "{count} personnes à ajouter" },
  task: "Importation de personnes",
  outcome: { one: "{count} personne ajoutée.", other: "{count} personnes ajoutées." },
  options: "Options",
  known: {
    legend: "Personnes déjà dans l’entreprise",
    update: "Les mettre à jour",
    updateDetail:
      "Ce que le fichier laisse vide reste comme c’est. Pour vider un champ, écrivez {word} dans la cellule.",
    skip: "Les laisser comme elles sont",
    skipDetail: "Seules les nouvelles personnes sont ajoutées.",
  },
  invitations: {
    legend: "Invitations",
    now: "Les envoyer tout de suite",
    nowDetail: "Chaque nouvelle personne reçoit un courriel et choisit son mot de passe.",
    later: "Les envoyer plus tard",
    laterDetail: "Vous les enverrez toutes ensemble, à la fin de l’importation ou depuis la liste.",
    none: "Ne pas inviter",
    noneDetail: "Ces personnes sont dans l’entreprise, sans compte pour l’instant.",
  },
  newTeams: {
    toCreate: { one: "{count} équipe à créer", other: "{count} équipes à créer" },
    title: "Équipes à créer",
    intro: {
      one: "Le fichier nomme {count} équipe que l’entreprise n’a pas. Cochée, elle est créée avec l’importation; sinon, corrigez son nom dans les lignes.",
      other:
        "Le fichier nomme {count} équipes que l’entreprise n’a pas. Celles qui sont cochées sont créées avec l’importation; corrigez le nom des autres dans les lignes.",
    },
    rows: { one: "{count} personne", other: "{count} personnes" },
    tick: "Cochez au moins une équipe.",
  },
  created: { one: "{count} équipe créée.", other: "{count} équipes créées." },
  invited: { one: "{count} invitation envoyée.", other: "{count} invitations envoyées." },
  lastLeaves: "Les dernières partiront le {date}\u00A0: le nombre d’invitations par jour est limité.",
  notInvited: {
    one: "{count} personne n’est pas encore invitée.",
    other: "{count} personnes ne sont pas encore invitées.",
  },
  invite: { one: "Inviter cette personne", other: "Inviter ces {count} personnes" },
  toPeople: "Voir le personnel",
  columns: {
    email: "Courriel",
    first_name: "Prénom",
    last_name: "Nom",
    phone: "Téléphone",
    job_title: "Poste",
    job_status: "Statut d’emploi",
    manager_email: "Courriel de la ou du gestionnaire",
    team: "Équipe",
    role: "Rôle",
    province: "Province ou territoire",
  },
  problems: {
    email_required: "Le courriel manque.",
    required: "Le prénom manque.",
    web_address: "Un nom ne peut pas contenir d’adresse Web.",
    twice: "Ce courriel est déjà à la ligne {row}.",
    known: "Cette personne fait déjà partie de l’entreprise.",
    manager_named:
      "«\u00A0{name}\u00A0» n’est pas une adresse. Écrivez le courriel de cette personne plutôt que son nom.",
    manager_self: "Une personne ne peut pas relever d’elle-même.",
    manager_unknown: "Personne n’a l’adresse {email}, ni dans le fichier ni dans l’entreprise.",
    manager_cycle: "Ces personnes relèvent l’une de l’autre\u00A0: {people}.",
    own_manager: "Quelqu’un d’autre doit indiquer de qui vous relevez.",
    team_unknown: "Cette équipe n’existe pas\u00A0: {team}. Corrigez le nom, ou créez l’équipe.",
    team_ambiguous:
      "Plusieurs équipes portent ce nom, aux accents ou aux majuscules près\u00A0: {team}. Écrivez-le exactement.",
    own_team:
      "Quelqu’un d’autre doit vous ajouter à l’équipe {team}\u00A0: la personne qui la gère mènerait vos évaluations.",
    role_unknown:
      "Ce rôle n’existe pas. Choisissez\u00A0: Membre, Gestionnaire d’équipe, Responsable du compte ou Administration.",
    role_above: "Ce rôle dépasse le vôtre.",
    role_out_of_reach: "Vous ne pouvez pas changer le rôle de cette personne.",
    out_of_reach: "Seule l’administration modifie cette personne.",
    last_owner: "Il faut au moins une personne responsable du compte.",
    last_admin: "Il faut au moins une personne à l’administration.",
    leads_your_evaluation:
      "Cette personne mène votre évaluation, ou celle de la personne qui vous a donné votre rôle\u00A0: quelqu’un d’autre doit changer son rôle.",
    phone: "Écrivez un numéro de téléphone, par exemple 418 555-0142.",
    job_status_unknown:
      "Ce statut d’emploi n’existe pas. Vérifiez le nom, ou ajoutez-le d’abord aux statuts d’emploi.",
    hr_status_unknown: "Ce statut n’existe pas. Choisissez\u00A0: Actif, En transition ou Inactif.",
    language_unknown: "Cette langue n’est pas offerte. Écrivez français ou anglais.",
    date: "Cette date n’est pas valide. Écrivez 2026-11-23 ou 23 novembre 2026.",
    date_too_far: "Cette date est trop lointaine\u00A0: au plus tard dans un an.",
    date_not_past: "Écrivez une date passée.",
    country_unknown: "Ce pays n’est pas reconnu. Écrivez son nom ou son code, par exemple Canada ou CA.",
    province_unknown:
      "Cette province n’existe pas au Canada. Écrivez son nom ou son code, par exemple Québec ou QC.",
    postal_code: "Un code postal canadien s’écrit comme ceci\u00A0: G1R 2B5.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    peopleImport: Translation<typeof fr>;
  }
}
