/** The words of the periods, which travel with their bar. */
export const fr = {
  kind: "Durée de la période",
  kinds: { week: "Semaine", month: "Mois", quarter: "Trimestre", year: "Année" },
  previous: "Période précédente ( [ )",
  next: "Période suivante ( ] )",
};
