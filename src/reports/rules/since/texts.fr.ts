import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Depuis {when}",
  /** Of two reports of the same month, the day is said. */
  days: { since: "le {day}", at: "le {day}" },
  months: { since: "{month}", at: "en {month}" },
  intro:
    "Les mêmes questions, posées deux fois. Les personnes qui ont répondu ne sont pas forcément les mêmes.",
  inside: "Comparaison avec «\u00A0{name}\u00A0».",
  earlier: "Comparer avec",
  example: "Bilan de printemps (exemple)",
  option: "{name} ({when})",
  compare: "Comparer les deux rapports",
  /** To a reader other than the person evaluated, before the earlier report is opened. */
  recorded: "{name} verra que vous avez aussi consulté «\u00A0{report}\u00A0».",
  higher: "Plus haut que {moment}\u00A0:",
  lower: "Plus bas que {moment}\u00A0:",
  claim: "{topic}, {views}",
  view: "{view} ({change})",
  /** Under what is higher: what was low is often higher the next time, whatever was done. */
  caution:
    "Ce qui était bas remonte souvent de soi-même d’une fois à l’autre\u00A0: une hausse encourage, elle ne prouve pas d’où elle vient.",
  noClaim: "Aucune différence n’est assez nette pour en tirer une conclusion.",
  nothing: "Aucune question ne peut être comparée avec ce rapport.",
  withheld:
    "{groups}\u00A0: pas de comparaison. Placées à côté de celles d’avant, leurs réponses pourraient faire reconnaître quelqu’un. Les deux rapports restent tels qu’ils ont été publiés.",
  open: "Voir chaque compétence",
  close: "Refermer",
  topic: "Compétence",
  chart: "Avant et maintenant, de 1 à 5",
  views: "{moment}, puis maintenant",
  legend: {
    marks: "Marque vide\u00A0: {moment}. Marque pleine\u00A0: maintenant.",
    missing:
      "Un regard qui manque n’est pas montré dans les deux rapports, ou n’y a pas assez de questions en commun.",
    /** Where groups are withheld, for the reason that is given above. */
    missingElse:
      "Un autre regard qui manque n’est pas montré dans les deux rapports, ou n’y a pas assez de questions en commun.",
    joint: "Les deux groupes pris ensemble ne sont pas comparés.",
    others:
      "«\u00A0Les autres\u00A0» ne sont comparés que si les mêmes groupes y entrent les deux fois, avec les mêmes poids et les mêmes questions.",
  },
  caption: "Chaque compétence {moment} et maintenant, selon chaque groupe",
  spoken: "{past} {moment}, {now} maintenant",
  dimensions: { values: "Valeurs", objectives: "Objectifs" },
  others: "Les autres",
  states: {
    higher: "plus haut",
    lower: "plus bas",
    noise: "peut tenir au hasard",
    small: "trop peu pour conclure",
  },
  same: "même nombre",
  questions: "sur {used} de {asked} questions",
  sure: "{change}, {state}",
  within: "{said} (entre {from} et {to})",
  /** Where the bound on the side of 0 is nearer than it is printed. */
  withinAbove: "{said} (plus de 0, au plus {to})",
  withinBelow: "{said} (moins de 0, au moins {from})",
  /** Whose view changed: to the person evaluated, then to other readers. */
  accordingToYou: {
    manager: "selon votre gestionnaire",
    peer: "selon vos collègues",
    direct_report: "selon les personnes que vous supervisez",
    others: "selon les autres",
  },
  accordingToThem: {
    manager: "selon sa ou son gestionnaire",
    peer: "selon ses collègues",
    direct_report: "selon les personnes supervisées",
    others: "selon les autres",
  },
  rule: "Une différence est nette si elle atteint {least} et dépasse ce que le hasard explique à lui seul, selon le nombre de réponses des deux fois (écart type de {deviation} d’une personne à l’autre dans l’entreprise); si elle est une fourchette, elle doit commencer à {fallback} au moins. Sinon, elle peut tenir au hasard\u00A0: la fourchette entre parenthèses dit jusqu’où.",
  ruleAlone:
    "Une différence est nette à partir de {fallback}\u00A0: l’entreprise a encore trop peu de rapports pour mesurer ce qui varie d’ordinaire d’une personne à l’autre. Plus petite, elle peut tenir au hasard.",
};

export type SinceTexts = Translation<typeof fr>;
