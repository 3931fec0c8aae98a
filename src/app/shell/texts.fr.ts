import type { Translation } from "#platform/texts.ts";

export const fr = {
  menu: "Menu",
  trail: "Fil d’Ariane",
  collapse: "Réduire le menu",
  expand: "Agrandir le menu",
  groups: { work: "Travail", models: "Référentiel", system: "Système" },
  entries: {
    dashboard: "Tableau de bord",
    evaluations: "Évaluations",
    myEvaluations: "Mes évaluations",
    people: "Personnel",
    teams: "Équipes",
    managedPeople: "Mon équipe",
    plan: "Mon plan",
    pulses: "Sondages éclair",
    surveys: "Sondages",
    jobPositions: "Postes",
    jobFamilies: "Familles d’emplois",
    questionCategories: "Compétences",
    questions: "Questions",
    values: "Valeurs",
    weightMatrix: "Pondération",
    reportModels: "Modèles de rapport",
    dataManagement: "Gestion des données",
    settings: "Paramètres",
    profile: "Profil",
    emailTest: "Test de courriel",
  },
  /** Of the dashboard, in the bottom bar of a phone. */
  home: "Accueil",
  pending: {
    one: "{entry}, {count} action en attente",
    other: "{entry}, {count} actions en attente",
  },
  bell: {
    name: "Notifications",
    unread: {
      one: "Notifications, {count} non lue",
      other: "Notifications, {count} non lues",
    },
  },
  search: "Rechercher…",
  account: "Mon compte\u00A0: {name}",
  files: "Mes fichiers",
  shortcuts: "Raccourcis clavier",
  signOut: "Se déconnecter",
  switchCompany: "Passer à {company}",
  printed: "{company} · imprimé le {date}",
  signIn: "Se connecter",
};

declare module "#platform/texts.ts" {
  interface Texts {
    shell: Translation<typeof fr>;
  }
}
