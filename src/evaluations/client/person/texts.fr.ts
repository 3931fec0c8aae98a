/** The texts of the evaluations on the page of a person; loaded with that part. */
export const fr = {
  report: "Rapport",
  read: "Lire",
  readNamed: "Lire le rapport «\u00A0{name}\u00A0»",
  caption: "Les évaluations au sujet {whose}",
  none: "Aucune évaluation au sujet {whose} pour l’instant.",
  noneDetail: "Celles que vous pouvez voir s’afficheront ici, avec leurs rapports.",
  all: { one: "Voir l’évaluation", other: "Voir les {count} évaluations" },
};
