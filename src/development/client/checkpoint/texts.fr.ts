export const fr = {
  title: "Refaire le point",
  intro:
    "Quelques mois plus tard, quelques questions seulement, sur les compétences de votre plan, aux mêmes personnes que la première fois. Le rapport montrera ce qui a changé depuis.",
  ask: "Refaire le point…",
  window: "Possible du {from} au {to}, de trois à six mois après votre rapport du {date}.",
  noSkill: "Reliez d’abord un objectif partagé à une compétence de votre rapport du {date}.",
  noSkillOf:
    "Reliez d’abord un objectif partagé à une compétence de votre rapport du {date}\u00A0: {skills}.",
  waiting: "Demandé le {date}. {name} peut lancer cette évaluation jusqu’au {last}.",
  skills: { one: "Compétence\u00A0: {skills}.", other: "Compétences\u00A0: {skills}." },
  withdraw: "Retirer la demande",
  withdrawn: "La demande est retirée.",
  stranded:
    "Demandé le {date}. {name} ne peut plus lancer cette évaluation\u00A0: vous pouvez demander de nouveau.",
  lapsed: "Votre demande du {date} est restée sans réponse.",
  declined: "{name} a décliné votre demande du {date}.",
  askAgain: "Vous pourrez demander de nouveau à partir du {date}.",
  notAgain: "Vous pourrez demander de nouveau après votre prochain rapport.",
  underWay: "L’évaluation est lancée. Une fois publié, le rapport montrera ce qui a changé depuis.",
  published: "Le rapport est publié.",
  open: "Voir ce qui a changé",
  dialog: {
    title: "Refaire le point",
    words:
      "Votre demande ira à {name}, avec les compétences que vous choisissez et rien d’autre de votre plan. Les personnes invitées à «\u00A0{evaluation}\u00A0» le seront de nouveau, si c’est encore possible.",
    private: "Ce que vous gardez pour vous n’entre pas dans cette liste.",
    skills: "Compétences",
    needsSkill: "Choisissez au moins une compétence.",
    confirm: "Demander",
    asked: "La demande est envoyée à {name}.",
  },
};
