import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Rapports",
  intro: "Ce que les évaluations disent de l’entreprise. Les rapports des personnes restent à part.",
  company: "L’entreprise",
  byPerson: "Par personne",
  models: "Modèles",
  export: {
    open: "Exporter",
    title: "Exporter les chiffres, {period}",
    detail:
      "Une ligne par chiffre, avec le nombre de personnes et la nuit des derniers chiffres; dans Excel, une feuille par tableau d’abord. Les chiffres masqués restent masqués, et disent pourquoi.",
    contents: "Contenu",
    each: {
      direction: "Chiffres par direction",
      team: "Chiffres par équipe",
      position: "Chiffres par poste",
      trends: "Évolution d’un groupe",
    },
    format: "Format",
    nothing: "Aucun chiffre n’est publié pour cette période.",
    nothingYet: "Aucun chiffre n’est encore publié.",
  },
  days: {
    title: "Du lancement à la clôture",
    number: { one: "{count}\u00A0jour", other: "{count}\u00A0jours" },
    finding: "Au moins la moitié des {count} évaluations closes ont pris de {from} à {to} jours.",
    same: "La plupart des {count} évaluations closes ont pris ce temps.",
    few: "Les délais apparaissent à partir de cinq évaluations closes dans la période.",
    caption: "Jours du lancement à la clôture",
    head: "Mesure",
    columns: { days: "Jours" },
    rows: {
      median: "Médiane",
      from: "Le quart le plus rapide\u00A0: au plus",
      to: "Les trois quarts les plus rapides\u00A0: au plus",
      evaluations: "Évaluations closes",
    },
    file: "delais",
  },
  plans: {
    title: "Plans de développement",
    intro: "Aujourd’hui, d’après ce que les personnes partagent de leur plan.",
    finding: "C’est l’avancement moyen des plans partagés, à dix points près.",
    partsOnly: "L’avancement moyen des plans partagés, à dix points près, par équipe.",
    few: "L’avancement apparaît à partir de cinq personnes qui partagent un plan.",
    hidden:
      "Une équipe paraît à partir de cinq personnes qui partagent un plan, si rien ne peut en être déduit sur moins de cinq autres. Chaque personne compte dans son équipe principale; l’administration n’est pas comptée.",
    head: "Équipe",
    progress: "Avancement",
    company: "Toute l’entreprise",
    direction: "{name} (direction)",
    below: "moins de {share}\u00A0%",
    about: "environ {share}\u00A0%",
    atLeast: "{share}\u00A0% ou plus",
    file: "plans",
  },
  people: {
    title: "Rapports par personne",
    caption: "Dernière évaluation de chaque personne",
    count: { one: "{count} personne", other: "{count} personnes" },
    search: "Rechercher une personne",
    searchHint: "Nom ou courriel",
    columns: { person: "Personne", last: "Dernière évaluation", state: "État", on: "Date", open: "Rapport" },
    period: {
      more: "Autre période…",
      title: "Choisir une période",
      detail: "Celle où le rapport a été publié ou, d’ici là, celle de l’échéance.",
      show: "Afficher cette période",
    },
    never: "Pas encore évaluée",
    published: "Publié le {date}",
    due: "D’ici le {date}",
    open: "Ouvrir",
    openNamed: "Ouvrir le rapport de {name}, publié le {date}",
    logged: "La personne voit qui a ouvert son rapport, et quand.",
    empty: "Les rapports arrivent avec la première évaluation terminée.",
    invite: "Inviter des personnes",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    hub: Translation<typeof fr>;
  }
}
