/** Which changes between two runs count as noise: on the page of results, in files, on boards (rules/noise.ts). */
export const fr = {
  scale: {
    fixed:
      "Pour une moyenne sur\u00A05, un écart de moins de {limit} d’un sondage à l’autre compte comme du bruit\u00A0: l’entreprise a encore trop peu de résultats pour mesurer le hasard.",
    spread:
      "Pour une moyenne sur\u00A05, un écart d’au plus {limit} d’un sondage à l’autre compte comme du bruit\u00A0: 1,96 fois l’écart-type des changements des groupes autour du changement moyen de leur question.",
  },
  score: {
    fixed:
      "Pour une note de 0 à 10, un écart de moins de {limit} d’un sondage à l’autre compte comme du bruit\u00A0: l’entreprise a encore trop peu de résultats pour mesurer le hasard.",
    spread:
      "Pour une note de 0 à 10, un écart d’au plus {limit} d’un sondage à l’autre compte comme du bruit\u00A0: 1,96 fois l’écart-type des changements des groupes autour du changement moyen de leur question.",
  },
  /** Once, after those of means. */
  rounded:
    "Les moyennes affichées sont arrondies\u00A0: un écart n’est dit en hausse ou en baisse que s’il est sûrement au-delà du bruit; sinon, il ne s’en distingue pas.",
  intervals:
    "Deux eNPS diffèrent quand leurs intervalles n’ont rien en commun; sinon, l’écart ne se distingue pas du bruit.",
};
