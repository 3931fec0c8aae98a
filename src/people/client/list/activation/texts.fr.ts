/** The words of switching several accounts, which travel with it. */
export const fr = {
  activateTitle: {
    one: "Activer le compte de {count} personne?",
    other: "Activer le compte de {count} personnes?",
  },
  deactivateTitle: {
    one: "Désactiver le compte de {count} personne?",
    other: "Désactiver le compte de {count} personnes?",
  },
  noneToActivate: "Aucun compte à activer",
  noneToDeactivate: "Aucun compte à désactiver",
  activateDetail: "Ces personnes pourront de nouveau ouvrir une session, avec leur rôle.",
  deactivateDetail: "Leurs sessions se terminent aussitôt. Ce qu’elles ont répondu est conservé.",
  activateConfirm: { one: "Activer {count} compte", other: "Activer {count} comptes" },
  deactivateConfirm: { one: "Désactiver {count} compte", other: "Désactiver {count} comptes" },
  activated: { one: "{count} compte activé.", other: "{count} comptes activés." },
  deactivated: { one: "{count} compte désactivé.", other: "{count} comptes désactivés." },
  refused: {
    one: "{count} est resté comme il était\u00A0: il faut au moins une personne responsable et une à l’administration.",
    other:
      "{count} sont restés comme ils étaient\u00A0: il faut au moins une personne responsable et une à l’administration.",
  },
  hangs: {
    title: "Ce qui compte sur ces personnes",
    reports: { one: "{count} personne relève d’elles", other: "{count} personnes relèvent d’elles" },
    teams: {
      one: "{count} équipe sous leur direction\u00A0: {teams}",
      other: "{count} équipes sous leur direction\u00A0: {teams}",
    },
    moreTeams: { one: "{count} autre", other: "{count} autres" },
    ownTeams: {
      one: "(pour la vôtre, ce choix revient à quelqu’un d’autre)",
      other: "(pour les vôtres, ce choix revient à quelqu’un d’autre)",
    },
    answers: {
      one: "{count} réponse est attendue d’elles\u00A0: on ne l’attendra plus",
      other: "{count} réponses sont attendues d’elles\u00A0: on ne les attendra plus",
    },
    approvals: {
      one: "{count} proposition de collègues à approuver\u00A0: la personne responsable de l’évaluation le fera",
      other:
        "{count} propositions de collègues à approuver\u00A0: les responsables des évaluations le feront",
    },
    leads: {
      one: "{count} évaluation en cours sous leur responsabilité\u00A0: l’administration la mènera",
      other: "{count} évaluations en cours sous leur responsabilité\u00A0: l’administration les mènera",
    },
  },
  not: {
    status_conflict: {
      one: "{count} compte est déjà dans cet état.",
      other: "{count} comptes sont déjà dans cet état.",
    },
    forbidden: {
      one: "{count} compte ne peut pas être changé par vous.",
      other: "{count} comptes ne peuvent pas être changés par vous.",
    },
    leads_your_evaluation: {
      one: "{count} personne mène votre évaluation.",
      other: "{count} personnes mènent votre évaluation.",
    },
  },
};
