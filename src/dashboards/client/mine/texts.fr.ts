import type { Translation } from "#platform/texts.ts";

/** The words of « Mes évaluations » and of « Mon équipe ». */
export const fr = {
  proposals: "Propositions attendues",
  title: "Mes évaluations",
  tabs: { label: "Mes évaluations, par statut", toDo: "À faire", done: "Terminées", about: "À mon sujet" },
  captions: {
    toDo: "Les évaluations qui attendent votre réponse",
    done: "Les évaluations auxquelles vous avez fini de répondre",
    about: "Les évaluations à votre sujet",
  },
  columns: {
    person: "Personne",
    evaluation: "Évaluation",
    length: "Durée",
    phase: "Étape",
    due: "Échéance",
    progress: "Progression",
    status: "Statut",
    action: "Action",
  },
  roles: {
    manager: "Gestionnaire",
    peer: "Collègue",
    direct_report: "Personne supervisée",
  },
  statuses: {
    to_do: "À faire",
    completed: "Terminée",
    declined: "Déclinée",
    archived: "Archivée",
  },
  about: { completed: "Terminée", archived: "Archivée" },
  questions: { one: "{count} question", other: "{count} questions" },
  /** Minutes that are left. */
  length: { one: "{count} question · {minutes}\u00A0min", other: "{count} questions · {minutes}\u00A0min" },
  noDue: "Sans échéance",
  seeAnswers: "Voir mes réponses",
  calendar: "Ajouter mes échéances à mon calendrier",
  noDueDay: "Aucune échéance à venir.",
  empty: {
    toDo: "Aucune évaluation à faire.",
    done: "Vos évaluations terminées apparaîtront ici.",
    about: "Aucune évaluation à votre sujet.",
  },
  team: {
    latestReport: "Dernier rapport",
    noReport: "Aucun",
    reportOf: "Rapport du {date}",
    readReportOf: "Lire le rapport du {date} : {name}",
    open: "À votre tour",
    answer: "Répondre",
    read: "Lire le rapport",
    openNamed: "{verb} : {name}, {evaluation}",
    nothingOpen: "Rien",
    plan: "Plan",
    evaluate: "Évaluer",
    evaluateNamed: "Évaluer {name}",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    mine: Translation<typeof fr>;
  }
}
