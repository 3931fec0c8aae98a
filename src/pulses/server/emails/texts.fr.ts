/** The messages of pulse surveys. */
export const fr = {
  names: {
    kinds: {
      "pulses.invitation": "Invitation à un sondage",
      "pulses.reminder": "Rappel d’un sondage",
      "pulses.last": "Dernière fois d’un sondage",
      "pulses.published": "Suites d’un sondage",
    },
    samples: {
      enps: "Question de 0 à 10",
      trueFalse: "Question à deux réponses",
      choice: "Question à choix",
      words: "Question à réponse écrite",
      noteOnly: "La note seule",
    },
  },
  minutes: { one: "{count}\u00a0minute", other: "{count}\u00a0minutes" },
  invitation: {
    subject: "{name}\u00a0: votre avis, d’ici le {date}",
    preheader: "Environ {minutes}, sans votre nom.",
    title: "{name}",
    length: {
      one: "Une question, environ {minutes}. Vous avez jusqu’au {date} inclusivement.",
      other: "{count} questions, environ {minutes}. Vous avez jusqu’au {date} inclusivement.",
    },
    start: "Voici la première question\u00a0: touchez votre réponse, vous pourrez encore la changer.",
    nothingCounts: "Rien n’est transmis avant que vous touchiez «\u00a0Envoyer\u00a0».",
    action: "Ouvrir le sondage",
    who: "Qui verra quoi?",
  },
  reminder: {
    subject: "Encore le temps de répondre\u00a0: {name}",
    preheader: "Le sondage est ouvert jusqu’au {date}.",
    title: "Encore le temps de répondre",
    ask: "Le sondage «\u00a0{name}\u00a0» est ouvert jusqu’au {date} inclusivement. Comptez environ {minutes}.",
    stop: "Ne plus recevoir de rappels de sondages",
  },
  last: {
    subject: "Dernière fois\u00a0: {name}",
    preheader: "Le sondage du {date} est le dernier de sa série.",
    title: "Le sondage part pour la dernière fois",
    tell: "«\u00a0{name}\u00a0» s’ouvrira le {date}. C’est le dernier de sa série\u00a0: aucun autre ne suivra de lui-même.",
    goOn: "Pour continuer, planifiez-le de nouveau après celui-là.",
    action: "Voir les sondages",
  },
  published: {
    results: {
      subject: "Résultats\u00a0: {name}",
      preheader: "Les résultats du sondage sont publiés.",
      title: "Les résultats de «\u00a0{name}\u00a0»",
      intro: "Les résultats du sondage qui vous a été envoyé sont publiés.",
      action: "Voir les résultats",
    },
    /** Les résultats sont pour d’autres : il reste ce qu’on en retient. */
    note: {
      subject: "Ce que nous retenons\u00a0: {name}",
      preheader: "Ce qui suit du sondage qui vous a été envoyé.",
      title: "Ce que nous retenons de «\u00a0{name}\u00a0»",
      intro: "Voici ce que nous retenons du sondage qui vous a été envoyé.",
      action: "Retrouver cette note",
    },
    retained: "Ce que nous retenons\u00a0:",
    actions: "Ce que nous ferons\u00a0:",
    by: "d’ici le {date}",
    done: "fait le {date}",
    stop: "Ne plus recevoir les suites des sondages",
  },
  trueFalse: { yes: "Vrai", no: "Faux" },
  ends: { enps: ["0\u00a0: pas du tout", "10\u00a0: tout à fait"] },
};
