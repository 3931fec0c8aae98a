/** The words of a series, which travel with it. */
export const fr = {
  audience: {
    everyone: "Tout le personnel",
    teams: { one: "{count} équipe", other: "{count} équipes" },
    directions: { one: "{count} direction", other: "{count} directions" },
    positions: { one: "{count} poste", other: "{count} postes" },
    newcomers: {
      one: "Les personnes arrivées depuis au plus {count} jour",
      other: "Les personnes arrivées depuis au plus {count} jours",
    },
    people: { one: "{audience} ({count}\u00A0personne)", other: "{audience} ({count}\u00A0personnes)" },
  },
  series: {
    title: "Série",
    opened: { one: "{count} envoi jusqu’ici", other: "{count} envois jusqu’ici" },
    next: "Prochains envois",
    none: "Aucun autre envoi n’est prévu.",
    skip: "Sauter",
    skipNamed: "Sauter l’envoi du {day}",
    skipped: "Sauté",
    takeBack: "Reprendre",
    takeBackNamed: "Reprendre l’envoi du {day}",
    pause: "Mettre en pause",
    resume: "Reprendre la série",
    paused:
      "En pause depuis le {day}. Aucun envoi n’ouvre avant la reprise; un sondage déjà ouvert le reste.",
    end: "Terminer la série",
    endTitle: "Terminer la série «\u00A0{name}\u00A0»?",
    endConsequence:
      "Aucun autre envoi n’aura lieu. Un sondage déjà ouvert va jusqu’à sa fermeture, et les résultats restent.",
    ended: "Série terminée le {day}.",
  },
};
