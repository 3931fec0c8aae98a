/** What « Explique ce chiffre » says of the figures of the company. */
export const fr = {
  title: "Explique ce chiffre",
  company: "Toute l’entreprise",
  values: "Valeurs",
  objectives: "Objectifs",
  skills: "Compétences",
  index: "Indice de contribution",
  masked: "masqué",
  maskedReason:
    "Seul, ou combiné à d’autres chiffres publiés et aux rapports que vous pouvez ouvrir, il pourrait parler de moins de cinq personnes.",
  maskedAnyway:
    "Un groupe de cinq personnes ou plus peut être masqué aussi, lorsqu’une soustraction entre des chiffres publiés pourrait en isoler moins.",
  between: "entre {from} et {to}",
  people: { one: "{count} personne", other: "{count} personnes" },
  cut: {
    mean: "C’est la moyenne de ce que les rapports publiés de {people} montrent sous «\u00A0Les autres\u00A0». Chaque rapport y compte autant.",
    several: {
      one: "Des personnes y ont plusieurs rapports\u00A0: pour mesurer le hasard, ce groupe compte comme {count} personne.",
      other:
        "Des personnes y ont plusieurs rapports\u00A0: pour mesurer le hasard, ce groupe compte comme {count} personnes.",
    },
    end: "Au bout de l’échelle, un chiffre dirait ce que chaque personne a reçu\u00A0: il ne va pas plus loin.",
    value:
      "Ce que ces rapports permettent tient dans un point sur cent\u00A0: un seul nombre le dit, au dixième.",
    interval:
      "Des rapports donnent une fourchette plutôt qu’un nombre\u00A0: la moyenne se trouve entre les deux bouts de celle-ci.",
    reports: "Ces rapports ne sont pas montrés ici\u00A0: le chiffre ne se recalcule pas sur cette page.",
    asOf: "Les chiffres de cette page sont ceux de la nuit du {date}.",
  },
  sum: { plain: "Calcul", low: "Au moins", high: "Au plus" },
  equals: "{sum} =\u00A0{result}",
  nearly: "{sum} ≈\u00A0{result}",
  indexSteps: {
    intro:
      "L’indice résume les chiffres publiés de ce groupe, de 0 à 100. Il ne repose sur rien d’autre, et jamais sur l’indice d’une personne.",
    none: "Trop peu de chiffres de ce groupe sont publiés, ou une de ses évaluations a été lancée avant l’avis\u00A0: il n’a pas d’indice.",
    noIndex: "aucun indice",
    dimension: {
      one: "{dimension}, {weight}\u00A0%\u00A0: un chiffre publié.",
      other: "{dimension}, {weight}\u00A0%\u00A0: {count} chiffres publiés, qui comptent tous autant.",
    },
    noWeight: "{dimension}\u00A0: sans poids dans l’indice.",
    tooFew: "{dimension}\u00A0: laissées de côté, faute de trois chiffres publiés.",
    left: "{dimension}\u00A0: aucun chiffre publié, donc laissés de côté.",
    shared: "Ce qui est laissé de côté donne son poids au reste\u00A0: les poids qui comptent font {total}.",
    weighted: "La moyenne pondérée, de 1 à 5\u00A0:",
    scale: "Ramenée de 0 à 100\u00A0:",
    rounded: "Arrondi à l’entier\u00A0: {printed}.",
    middle: "De l’un à l’autre, il y a au plus un point\u00A0: l’indice est le milieu, {printed}.",
    outward: "Arrondi vers l’extérieur\u00A0: {printed}.",
    weights: "Poids de la version {version} de la matrice.",
    firstWeights: "Poids de départ de la matrice.",
  },
  trend: {
    change: "Évolution",
    noChange: "pas de comparaison",
    intro: "C’est le dernier chiffre, moins le plus récent d’avant qui repose sur les mêmes questions.",
    first: "Dans les huit dernières périodes, c’est le seul chiffre publié\u00A0: il n’y a rien à comparer.",
    questions:
      "Les questions posées ne sont plus les mêmes qu’avant\u00A0: ces chiffres ne se comparent pas, et aucun écart n’est calculé.",
    deviation:
      "D’une personne à l’autre, les chiffres varient d’ordinaire de {deviation} dans l’entreprise (écart type).",
    noise:
      "Avec {past} et {now} personnes, le hasard peut faire jusqu’à {noise}\u00A0: {z} × {deviation} × √(1 ÷ {past} + 1 ÷ {now}).",
    rounding:
      "Arrondi, un chiffre peut être à 0,07 de la moyenne\u00A0: l’écart doit dépasser {noise} + {rounding} =\u00A0{margin}.",
    alone:
      "L’entreprise a encore trop peu de rapports pour mesurer ce qui varie d’une personne à l’autre\u00A0: aucun écart n’est affirmé.",
    beyond: "L’écart dépasse cette marge\u00A0: le hasard seul ne l’explique pas, à 95\u00A0% près.",
    beyondRange:
      "D’un bout à l’autre, l’écart dépasse cette marge\u00A0: le hasard seul ne l’explique pas, à 95\u00A0% près.",
    within: "L’écart n’est pas plus grand\u00A0: il est dans le bruit.",
    withinRange: "L’écart n’est pas plus grand d’un bout à l’autre\u00A0: il est dans le bruit.",
  },
  said: {
    noise:
      "Écart de {change}, dans le bruit\u00A0: avec {past} puis {now} personnes, le hasard et l’arrondi expliquent jusqu’à ±\u00A0{noise}.",
    noiseRange:
      "Écart {change}, dans le bruit\u00A0: avec {past} puis {now} personnes, le hasard et l’arrondi expliquent jusqu’à ±\u00A0{noise}.",
    up: "En hausse de {change}, au-delà du hasard et de l’arrondi (±\u00A0{noise}, avec {past} puis {now} personnes).",
    upRange:
      "En hausse, {change}, au-delà du hasard et de l’arrondi (±\u00A0{noise}, avec {past} puis {now} personnes).",
    down: "En baisse de {change}, au-delà du hasard et de l’arrondi (±\u00A0{noise}, avec {past} puis {now} personnes).",
    downRange:
      "En baisse, {change}, au-delà du hasard et de l’arrondi (±\u00A0{noise}, avec {past} puis {now} personnes).",
    alone: "L’écart de {change} ne dit rien encore\u00A0: trop peu de rapports pour mesurer le hasard.",
    aloneRange: "L’écart, {change}, ne dit rien encore\u00A0: trop peu de rapports pour mesurer le hasard.",
    since: "Depuis {period}",
    first: "Seul chiffre publié des huit périodes\u00A0: rien à comparer.",
    questions: "Les questions ont changé\u00A0: les chiffres ne se comparent pas.",
    hidden: "Le dernier chiffre est masqué.",
  },
  participation: {
    title: "Participation",
    printed: "{share}\u00A0%",
    intro: "C’est la part des réponses demandées qui sont reçues.",
    invited: "Demandées",
    finished: "Reçues",
    rounded: "Arrondi à l’entier\u00A0: {printed}.",
    ends: "100\u00A0% n’est dit que si tout est reçu, 0\u00A0% que si rien ne l’est\u00A0: {printed}.",
  },
  days: {
    title: "Du lancement à la clôture",
    printed: { one: "{count}\u00A0jour", other: "{count}\u00A0jours" },
    intro:
      "C’est le nombre du milieu (la médiane) parmi {count} évaluations closes dans la période\u00A0: la moitié a pris autant de jours ou moins, la moitié autant ou plus.",
    counted:
      "Chacune compte du jour de son lancement à celui de sa clôture. Le moment où une personne répond n’est compté nulle part.",
  },
};
