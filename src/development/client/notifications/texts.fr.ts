/** The sentences of its notifications. */
export const fr = {
  plan_manager: "{name} pourra lire ce que vous partagez de votre plan à partir du {date}",
  plan_managers: {
    one: "{name} et une autre personne pourront lire ce que vous partagez de votre plan à partir du {date}",
    other:
      "{name} et {count} autres personnes pourront lire ce que vous partagez de votre plan à partir du {date}",
  },
  plan_meeting: {
    mine: "Rencontre sur votre plan de développement, le {date} à {time}",
    others: "Rencontre sur un plan de développement, le {date} à {time}",
  },
  plan_due: "Votre prochain pas\u00a0: {words}, d’ici le {date}",
  thanked: "{name} vous remercie",
  checkpoint_asked: "{name} demande à refaire le point sur son plan de développement",
  checkpoint_declined: "{name} ne lancera pas le point que vous aviez demandé",
  choices: {
    thanked: {
      name: "Remerciements",
      hint: "Quand un collègue vous remercie.",
    },
    plan_due: {
      name: "Échéances de votre plan",
      hint: "Quelques jours avant l’échéance d’un objectif ou d’une action de votre plan de développement.",
    },
    plan_meeting: {
      name: "Rencontres sur un plan",
      hint: "La veille d’une rencontre sur votre plan de développement, ou sur celui d’une personne que vous gérez.",
    },
  },
};
