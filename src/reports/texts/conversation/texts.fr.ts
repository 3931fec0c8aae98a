/** What « Préparer la conversation » asks, on the screen and on paper: what the report says, then the question. */
export const fr = {
  introToYou: "Trois questions pour y arriver l’esprit clair. Répondez à celles qui vous aident.",
  introToOthers: "Trois questions pour bien mener la conversation avec {name}.",
  free: "Autre chose à ne pas oublier",
  toYou: {
    leads: {
      recognise_strength: "{theirView} plus haut que vous.",
      shared_strength: "Un regard haut des deux côtés.",
      shared_strength_near: "{theirView} haut, et vous tout près.",
      blind_spot: "Vous la placez plus haut que {others}.",
      shared_opportunity: "Un regard proche des deux côtés.",
      hidden: "Une partie des réponses reste masquée, pour protéger l’anonymat.",
      own_view: "Ce rapport montre votre regard.",
    },
    questions: {
      recognise_strength: "Dans quelles situations cela se voit-il, d’après vous?",
      shared_strength: "Où cette force pourrait-elle servir davantage?",
      blind_spot: "Qu’est-ce qui explique cet écart, d’après vous?",
      shared_opportunity: "Qu’est-ce qui vous aiderait à y avancer?",
      surprise: "À la lecture, qu’est-ce qui vous surprend, et qu’est-ce que vous saviez déjà?",
      hidden: "Qu’aimeriez-vous comprendre que ce rapport ne dit pas?",
      own_view: "Qu’aimeriez-vous que les autres remarquent dans votre travail?",
      example: "Quel moment récent illustre bien votre façon de travailler?",
      success: "De quelle réussite récente aimeriez-vous parler d’abord?",
      support: "Quel appui vous serait utile en ce moment?",
      next_step:
        "Quel petit changement aimeriez-vous essayer dans le mois qui vient, et qui pourrait vous y aider?",
    },
  },
  toOthers: {
    leads: {
      recognise_strength: "{theirView} plus haut {thatName}.",
      shared_strength: "Un regard haut des deux côtés.",
      shared_strength_near: "{theirView} haut, et {name} tout près.",
      blind_spot: "{name} la place plus haut que {others}.",
      shared_opportunity: "Un regard proche des deux côtés.",
      hidden: "Une partie des réponses reste masquée, pour protéger l’anonymat.",
      own_view: "Ce rapport montre le regard {whose}.",
    },
    questions: {
      recognise_strength: "Quel exemple précis pourriez-vous lui donner?",
      shared_strength: "Quel projet lui permettrait de s’en servir davantage?",
      blind_spot: "Par quelle question ouverte pourriez-vous d’abord entendre son point de vue?",
      shared_opportunity: "Quel appui concret pourriez-vous proposer?",
      surprise: "Qu’est-ce qui pourrait surprendre {name} à la lecture, et comment l’accueillir?",
      hidden: "Comment parler de ce qui est dit, sans chercher qui l’a dit?",
      own_view: "Sur quels exemples aimeriez-vous l’entendre?",
      example: "Quel moment récent illustre bien la façon de travailler {whose}?",
      success: "De quelle réussite récente {whose} aimeriez-vous parler d’abord?",
      support: "Quel appui pourrait être utile à {name} en ce moment?",
      next_step:
        "Sur quel petit pas pourriez-vous vous entendre pour le mois qui vient, et quand en reparlerez-vous?",
    },
  },
};
