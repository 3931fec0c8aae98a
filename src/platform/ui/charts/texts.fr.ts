/** The words of the charts, which travel with them. */
export const fr = {
  chart: "Graphique",
  table: "Tableau",
  masked: "masqué",
  noValue: "aucune donnée",
  range: "fourchette",
  gap: "Couleur\u00A0: écart avec la première ligne",
  gapFromMiddle: "Couleur\u00A0: écart avec la première ligne, ou avec le milieu de sa fourchette",
  foldedRows: { one: "{count} ligne masquée", other: "{count} lignes masquées" },
};
