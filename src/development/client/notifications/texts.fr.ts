/** The sentences of its notifications. */
export const fr = {
  plan_manager: "{name} pourra lire ce que vous partagez de votre plan à partir du {date}",
  plan_managers: {
    one: "{name} et une autre personne pourront lire ce que vous partagez de votre plan à partir du {date}",
    other:
      "{name} et {count} autres personnes pourront lire ce que vous partagez de votre plan à partir du {date}",
  },
  plan_opened: "{name}\u00a0: vous pouvez maintenant lire son plan de développement",
  plan_note: "{name} a écrit dans votre plan",
  plan_note_meeting: "{name} a écrit dans votre plan\u00a0· rencontre le {date}",
  plan_meeting: {
    mine: "Rencontre sur votre plan de développement, le {date} à {time}",
    others: "Rencontre sur un plan de développement, le {date} à {time}",
  },
  plan_due: "Votre prochain pas\u00a0: {words}, d’ici le {date}",
  thanked: "{name} vous remercie",
  checkpoint_asked: "{name} demande à refaire le point sur son plan de développement",
  checkpoint_launched: "{name} a lancé l’évaluation que vous avez demandée",
  checkpoint_declined: "{name} a décliné votre demande de refaire le point",
  /** Not to be refused: why. */
  always: {
    handover: {
      name: "Qui lit un plan",
      hint: "Vous devez savoir qui pourra lire votre plan de développement, et quels plans vous sont ouverts.",
    },
    checkpoint: {
      name: "Refaire le point",
      hint: "Une demande attend votre réponse, ou la vôtre en a reçu une.",
    },
  },
  choices: {
    thanked: {
      name: "Mercis",
      hint: "Quand une ou un collègue vous remercie.",
    },
    plan_due: {
      name: "Échéances de votre plan",
      hint: "Quelques jours avant l’échéance d’un objectif ou d’une action de votre plan de développement.",
    },
    plan_note: {
      name: "Notes dans votre plan",
      hint: "Quand vos gestionnaires ou l’administration écrivent un suivi ou une note dans votre plan de développement.",
    },
    plan_meeting: {
      name: "Rencontres sur un plan",
      hint: "La veille d’une rencontre sur votre plan de développement, ou sur celui d’une personne que vous gérez.",
    },
  },
};
