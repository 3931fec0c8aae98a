/** The words of the charts, which travel with them. */
export const fr = {
  chart: "Graphique",
  table: "Tableau",
  masked: "masqué",
  noValue: "aucune donnée",
};
