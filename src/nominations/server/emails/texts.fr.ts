export const fr = {
  asked: {
    subject: "Qui pourrait vous donner son regard?",
    preheader: "«\u00a0{name}\u00a0»\u00a0: proposez des personnes d’ici le {date}.",
    title: "Qui pourrait vous donner son regard?",
    what: "{author} prépare une évaluation à votre sujet, «\u00a0{name}\u00a0», et vous demande de proposer les personnes qui y répondront.",
    due: "Choisissez des personnes qui vous voient travailler, et envoyez votre proposition d’ici le {date} inclusivement. Elle sera ensuite approuvée, parfois avec quelques changements.",
    returned: "Votre proposition vous revient avec ce mot\u00a0: «\u00a0{note}\u00a0»",
    again: "Vous pouvez la modifier et l’envoyer de nouveau, d’ici le {date} inclusivement.",
    action: "Proposer des personnes",
  },
  sent: {
    subject: "Proposition reçue\u00a0: {person}",
    preheader: "«\u00a0{name}\u00a0»\u00a0: à approuver avant le lancement.",
    title: "{person} propose qui répondra",
    what: "La proposition pour «\u00a0{name}\u00a0» est arrivée. Vous pouvez retirer des personnes, en ajouter, la renvoyer avec un mot, ou l’approuver.",
    action: "Voir la proposition",
  },
};
