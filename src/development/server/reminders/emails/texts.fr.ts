export const fr = {
  subject: "Votre prochain pas\u00a0: {words}",
  /** What is kept for oneself is named in no email. */
  kept: {
    subject: "Votre prochain pas\u00a0: d’ici le {date}",
    name: "Un point que vous gardez pour vous",
  },
  /** In the place of words that hold a web address. */
  unnamed: "Un point de votre plan",
  preheader: "Dans votre plan de développement, d’ici le {date}.",
  title: "Votre prochain pas",
  what: {
    one: "Une échéance approche dans votre plan de développement.",
    other: "{count} échéances approchent dans votre plan de développement.",
  },
  until: "d’ici le {date}",
  change: "Si la date ne convient plus, vous pouvez la changer dans votre plan.",
  action: "Voir mon plan",
  stop: "Ne plus recevoir de rappels de mon plan",
  names: {
    kinds: { "development.reminder": "Plan de développement\u00a0: rappel" },
    samples: { several: "Plusieurs échéances", kept: "Un point gardé pour soi" },
  },
};
