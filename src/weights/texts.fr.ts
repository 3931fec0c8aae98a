import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Pondération",
  intro:
    "Le poids de chaque regard dans les rapports. Une évaluation lancée garde ses poids; les rapports publiés ne changent pas.",
  rows: "Les regards",
  rowsIntro:
    "Chaque poids va de 0 à 100, et chaque ligne totalise 100. Une compétence sans poids suit son pilier; un pilier sans poids suit la ligne «\u00A0Par défaut\u00A0». Le regard de soi n’entre jamais dans «\u00A0Les autres\u00A0».",
  caption: "Poids de chaque regard, en pour cent",
  row: "Ligne",
  total: "Total",
  percent: "{percent}\u00A0%",
  missing: "{total}\u00A0%\u00A0: il manque {difference}",
  tooMuch: "{total}\u00A0%\u00A0: {difference} de trop",
  wrongRow: "{row} · {reason}",
  onlySelf: {
    title: "Seul «\u00A0Soi\u00A0» pèse",
    detail: "Dans les lignes suivantes, «\u00A0Les autres\u00A0» n’aura aucun résultat\u00A0: {rows}.",
  },
  groups: {
    self: "Soi",
    manager: "Gestionnaire",
    peer: "Collègues",
    direct_report: "Personnes supervisées",
  },
  fixedRows: { default: "Par défaut", values: "Valeurs", objectives: "Objectifs" },
  show: "Afficher les compétences\u00A0: {name}",
  hide: "Masquer les compétences\u00A0: {name}",
  inherit: "Suivre de nouveau la ligne du dessus\u00A0: {name}",
  presets: {
    title: "Partir d’un modèle",
    hint: "Pour la ligne «\u00A0Par défaut\u00A0», les valeurs et les objectifs.",
    usual: "D’origine",
    equal: "Égal",
    withoutSelf: "Sans soi",
    managerHalf: "Gestionnaire 50",
  },
  dimensions: {
    title: "Les dimensions",
    intro: "Le poids de chacune dans l’indice de contribution.",
    caption: "Poids de chaque dimension, en pour cent",
    row: "Dimensions",
    names: { skills: "Compétences", values: "Valeurs", objectives: "Objectifs" },
  },
  example: {
    title: "Exemple",
    intro: "Des notes inventées, et ce que le rapport dirait.",
    row: "Ligne de la pondération",
    result: "{scores}\u00A0: le rapport dirait {result}.",
    nothing: "Avec ces poids, «\u00A0Les autres\u00A0» ne dit rien\u00A0: aucun regard n’y pèse.",
    without: "Sans {group}\u00A0: {result}.",
    withoutNothing: "Sans {group}\u00A0: rien.",
    hidden:
      "Un groupe absent ou masqué est laissé de côté\u00A0: les autres se partagent son poids. Il ne compte jamais pour zéro.",
    groups: {
      manager: "la ou le gestionnaire",
      peer: "les collègues",
      direct_report: "les personnes supervisées",
    },
  },
  versions: {
    title: "Versions",
    none: "Aucune version enregistrée\u00A0: les poids d’origine s’appliquent.",
    version: "Version {version}",
    saved: "{name}, {moment}",
    current: "Prochains lancements",
    changed: "Changements\u00A0: {rows}",
    first: "les poids d’origine",
    removed: "une ligne retirée",
    more: { one: "et {count} autre", other: "et {count} autres" },
    take: "Reprendre",
    takeNamed: "Reprendre la version {version}",
    taken: "La version {version} est dans la grille. Enregistrez pour qu’elle serve.",
    older: "Versions plus anciennes",
  },
  saved: "Version {version} enregistrée. Les prochains lancements la suivent.",
  noSkills: "Créez d’abord une compétence.",
  createSkill: "Nouvelle compétence",
};

declare module "#platform/texts.ts" {
  interface Texts {
    weights: Translation<typeof fr>;
  }
}
