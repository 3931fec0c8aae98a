import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Évaluations",
  create: "Créer une évaluation",
  untitled: "Évaluation sans nom",
  noSubject: "À choisir",
  noDue: "Sans échéance",
  types: {
    self: "Autoévaluation",
    peer: "Par les collègues",
    manager: "Par la ou le gestionnaire",
    peer_manager: "Collègues et gestionnaire",
    full: "Évaluation complète (360°)",
  },
  statuses: {
    draft: "Brouillon",
    pending: "Planifiée",
    in_progress: "En cours",
    review: "En révision",
    completed: "Terminée",
    archived: "Archivée",
  },
  roles: {
    subject: "Personne évaluée",
    manager: "Gestionnaire",
    peer: "Collègue",
    direct_report: "Personne supervisée",
  },
  groups: {
    subject: "Personne évaluée",
    manager: "Gestionnaire",
    peer: "Collègues",
    direct_report: "Personnes supervisées",
  },
  questionTypes: {
    star_rating: "Échelle de 1 à 5",
    multiple_choice: "Choix multiple",
    text: "Texte",
    true_false: "Vrai ou faux",
  },
  scales: { frequency: "Fréquence", mastery: "Maîtrise", agreement: "Accord", stars: "Étoiles" },
  scaleWords: {
    frequency: "Rarement · Parfois · Souvent · Très souvent · Presque toujours",
    mastery: "À développer · En apprentissage · Autonome · Solide · Référence pour les autres",
    agreement:
      "Pas du tout d’accord · Plutôt en désaccord · Ni l’un ni l’autre · Plutôt d’accord · Tout à fait d’accord",
    stars: "D’une à cinq étoiles, chacune avec son nombre en mots",
  },
  dimensions: { skills: "Compétences", values: "Valeurs", objectives: "Objectifs" },
  onlyFrench: "Français seulement",
  questionCount: { one: "{count} question", other: "{count} questions" },
  noQuestion: "Aucune question pour l’instant",
  minutes: { one: "environ {count} minute", other: "environ {count} minutes" },
  total: "{questions} · {minutes}",
  none: "Aucune",
  required: "Obligatoire",
  optional: "Facultative",
  notFound: "Évaluation introuvable ou accès refusé.",
  notFoundDetail: "Vérifiez l’adresse, ou revenez à la liste.",
  campaign: "Campagne",
  back: "Retour aux évaluations",

  /** The same, where the page names the evaluation. */
  createBriefly: "Créer",
  views: {
    label: "Vues des évaluations",
    list: "Liste",
    board: "Par statut",
    calendar: "Calendrier",
    campaigns: "Campagnes",
  },
  board: {
    title: "Évaluations par statut",
    moveTo: "Déplacer vers «\u00A0{status}\u00A0»",
    all: { one: "Voir {count} évaluation", other: "Voir les {count} évaluations" },
    many: "Voir toutes ces évaluations",
    startsOn: "Commence le {date}",
    dueOn: "Échéance\u00A0: {date}",
  },
  calendar: {
    title: "Échéances",
    caption: "Échéances, {month}",
    previous: "Mois précédent",
    next: "Mois suivant",
    today: "Aujourd’hui",
    createOn: "Créer une évaluation pour le {date}",
    none: "Aucune évaluation n’est à remettre ce mois-là.",
    seeMonth: "Voir {month}",
    many: "Seules les {count} premières du mois sont montrées ici.",
    inTheList: "Voir la liste par échéance",
    more: { one: "Voir {count} autre", other: "Voir {count} autres" },
  },

  list: {
    caption: "Les évaluations",
    count: { one: "{count} évaluation", other: "{count} évaluations" },
    search: "Rechercher une évaluation",
    searchHint: "Évaluation ou personne",
    team: "Équipe",
    noneOfTeam: "Aucune évaluation pour l’instant.",
    noneOfTeamDetail: "Les évaluations des membres de l’équipe que vous menez s’afficheront ici.",
    allOfTeam: { one: "Voir {count} évaluation", other: "Voir les {count} évaluations" },
    manyOfTeam: "Voir toutes les évaluations",
    invited: "Personnes invitées",
    columns: {
      name: "Évaluation",
      type: "Type",
      subject: "Personne",
      status: "Statut",
      answers: "Réponses",
      due: "Échéance",
      author: "Responsable",
      actions: "Actions",
    },
    /** Short, in a column; the whole stands in `types`. */
    types: {
      self: "Auto",
      peer: "Collègues",
      manager: "Gestionnaire",
      peer_manager: "Coll. + gest.",
      full: "360°",
    },
    empty: "Votre première évaluation prend cinq minutes.",
    emptyDetail: "Une personne, quelques compétences, des regards. Le brouillon s’enregistre tout seul.",
    filters: {
      concerns: {
        label: "Me concerne",
        values: { lead: "J’en suis responsable", subject: "Elle porte sur moi", rater: "J’y réponds" },
      },
      due: {
        late: "En retard",
        this_week: "Cette semaine",
        this_month: "Ce mois-ci",
        none: "Sans échéance",
      },
    },
    archived: {
      one: "{count} archivée",
      other: "{count} archivées",
    },
    moreArchived: "Plus de {count} archivées",
    notStarted: "Pas lancée",
    inTheReport: "Dans le rapport",
  },
  thresholds: {
    title: {
      one: "Une évaluation en cours garde un seuil plus bas.",
      other: "{count} évaluations en cours gardent un seuil plus bas.",
    },
    onlyUp: "Le seuil d’une évaluation lancée peut monter, jamais descendre.",
    raise: "Relever à {threshold} réponses",
    raised: {
      one: "Le seuil d’une évaluation est relevé.",
      other: "Le seuil de {count} évaluations est relevé.",
    },
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    evaluations: Translation<typeof fr>;
  }
}
