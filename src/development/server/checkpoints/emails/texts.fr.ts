export const fr = {
  asked: {
    subject: "{person} demande à refaire le point",
    preheader: "À la suite de «\u00A0{evaluation}\u00A0»\u00A0: une évaluation courte, prête à lancer.",
    title: "Refaire le point avec {first}",
    what: "Quelques mois après «\u00A0{evaluation}\u00A0», {person} souhaite refaire le point sur son plan de développement et vous demande de lancer une évaluation courte. Les questions et les personnes à inviter sont déjà choisies.",
    choice: "Vous pouvez la lancer jusqu’au {date}, ou décliner avec un mot.",
    action: "Voir la demande",
  },
  launched: {
    subject: "L’évaluation que vous avez demandée est lancée",
    preheader: "À la suite de «\u00A0{evaluation}\u00A0».",
    title: "Votre demande est acceptée",
    what: "{launcher} a lancé l’évaluation courte que vous avez demandée à la suite de «\u00A0{evaluation}\u00A0». Une fois publié, le rapport montrera ce qui a changé depuis.",
  },
  declined: {
    subject: "Refaire le point\u00A0: votre demande est déclinée",
    preheader: "À la suite de «\u00A0{evaluation}\u00A0».",
    title: "Votre demande est déclinée",
    what: "{launcher} a décliné votre demande de refaire le point à la suite de «\u00A0{evaluation}\u00A0».",
    /** Nothing of what people write to each other stands in an email. */
    why: "Si {launcher} vous a laissé un mot, vous le lirez dans votre plan.",
  },
  action: "Voir mon plan",
  /** On the page of email tests: « usual » is named there. */
  names: {
    kinds: {
      "development.checkpointAsked": "Refaire le point\u00A0: demande",
      "development.checkpointAnswered": "Refaire le point\u00A0: réponse",
    },
    samples: { declined: "Demande déclinée" },
  },
};
