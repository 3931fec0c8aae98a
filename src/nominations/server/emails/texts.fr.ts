export const fr = {
  asked: {
    subject: "Qui pourrait vous donner son regard?",
    preheader: "«\u00a0{name}\u00a0»\u00a0: proposez des personnes d’ici le {date}.",
    title: "Qui pourrait vous donner son regard?",
    what: "{author} prépare une évaluation à votre sujet, «\u00a0{name}\u00a0», et vous demande de proposer les personnes qui y répondront.",
    due: {
      lead: "Choisissez des personnes qui vous voient travailler, et envoyez votre proposition d’ici le {date} inclusivement. Elle sera ensuite approuvée, parfois avec quelques changements.",
      direct_manager:
        "Choisissez des personnes qui vous voient travailler, et envoyez votre proposition d’ici le {date} inclusivement. Votre gestionnaire la regardera et l’approuvera, parfois avec quelques changements; les personnes qui mènent l’évaluation pourront aussi la voir.",
    },
    returned: "Votre proposition vous revient avec ce mot\u00a0: «\u00a0{note}\u00a0»",
    again: "Vous pouvez la modifier et l’envoyer de nouveau, d’ici le {date} inclusivement.",
    action: "Proposer des personnes",
  },
  reminder: {
    subject: "Rappel\u00A0: votre proposition, d’ici le {date}",
    preheader: "«\u00A0{name}\u00A0»\u00A0: qui pourrait vous donner son regard?",
    what: "{author} attend encore votre proposition pour «\u00A0{name}\u00A0», d’ici le {date} inclusivement. Ce que vous avez choisi est conservé.",
    toManager: {
      subject: "Rappel\u00A0: une proposition attend votre décision",
      preheader: "«\u00A0{name}\u00A0»\u00A0: qui donnera son regard à {person}?",
      what: "{author} attend votre décision sur les personnes que propose {person} pour «\u00A0{name}\u00A0». Vous pouvez en retirer, en ajouter, renvoyer la liste avec un mot, ou l’approuver.",
    },
    stop: "Ne plus recevoir de rappels",
  },
  late: {
    subject: "Pas encore de proposition\u00A0: {person}",
    preheader: "«\u00A0{name}\u00A0»\u00A0: à vous de voir.",
    title: "La proposition n’est pas arrivée",
    what: "L’échéance du {date} est passée sans proposition de {person} pour «\u00A0{name}\u00A0». Vous pouvez attendre encore, ou choisir vous-même les personnes invitées.",
    undecided: {
      subject: "Pas encore de décision\u00A0: {person}",
      title: "La proposition attend toujours",
      what: "La proposition de {person} pour «\u00A0{name}\u00A0» attend toujours la décision de sa ou son gestionnaire. Vous pouvez attendre encore, ou décider vous-même.",
    },
    action: "Ouvrir la participation",
  },
  sent: {
    subject: "Proposition reçue\u00a0: {person}",
    preheader: "«\u00a0{name}\u00a0»\u00a0: à approuver avant le lancement.",
    title: "{person} propose qui répondra",
    toLead: [
      "La proposition pour «\u00a0{name}\u00a0» est arrivée. Vous pouvez retirer des personnes, en ajouter, la renvoyer avec un mot, ou l’approuver.",
    ],
    toManager: [
      "{author} prépare l’évaluation «\u00a0{name}\u00a0» et vous laisse décider qui y répondra. {person} propose des personnes\u00a0: vous pouvez en retirer, en ajouter, renvoyer la liste avec un mot, ou l’approuver.",
      "{person} ne verra jamais la liste finale\u00a0: gardez-la pour vous.",
    ],
    action: "Voir la proposition",
  },
  approved: {
    subject: "Proposition approuvée\u00a0: {person}",
    preheader: "«\u00a0{name}\u00a0»\u00a0: il reste à lancer l’évaluation.",
    title: "Les personnes sont choisies",
    what: "La liste que proposait {person} pour «\u00a0{name}\u00a0» est approuvée par sa ou son gestionnaire. Vous pouvez encore la changer, puis lancer l’évaluation.",
    action: "Ouvrir l’évaluation",
  },
  /** On the page of email tests: « usual » is named there. */
  names: {
    kinds: {
      "nominations.asked": "Propositions\u00A0: qui répondra?",
      "nominations.reminder": "Propositions\u00A0: rappel",
      "nominations.sent": "Propositions\u00A0: proposition reçue",
      "nominations.approved": "Propositions\u00A0: proposition approuvée",
      "nominations.late": "Propositions\u00A0: proposition en retard",
    },
    samples: {
      byManager: "La ou le gestionnaire décide",
      returned: "Proposition renvoyée",
      manager: "À la ou au gestionnaire",
    },
  },
};
