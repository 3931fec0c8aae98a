/** The words of another manager for several people, which travel with them. */
export const fr = {
  title: {
    one: "Changer de gestionnaire pour {count} personne?",
    other: "Changer de gestionnaire pour {count} personnes?",
  },
  none: "Aucun changement à faire",
  detail:
    "Cette personne pourra ouvrir leurs rapports, et son regard s’ajoutera aux évaluations qui le prévoient.",
  field: "Qui devient gestionnaire?",
  needed: "Choisissez qui devient gestionnaire.",
  confirm: { one: "Changer pour {count} personne", other: "Changer pour {count} personnes" },
  changed: {
    one: "{count} personne relève maintenant de {manager}.",
    other: "{count} personnes relèvent maintenant de {manager}.",
  },
  unchanged: {
    one: "{count} autre est restée comme elle était.",
    other: "{count} autres sont restées comme elles étaient.",
  },
  not: {
    forbidden: {
      one: "Votre propre gestionnaire est choisi par une autre personne de l’administration.",
      other: "Votre propre gestionnaire est choisi par une autre personne de l’administration.",
    },
    oneself: {
      one: "Personne ne relève de soi-même.",
      other: "Personne ne relève de soi-même.",
    },
    status_conflict: {
      one: "{count} personne en relève déjà.",
      other: "{count} personnes en relèvent déjà.",
    },
    manager_cycle: {
      one: "{count} personne relèverait d’elle-même.",
      other: "{count} personnes relèveraient d’elles-mêmes.",
    },
  },
  andOthers: { one: "et {count} autre", other: "et {count} autres" },
};
