/** What « Explique ce chiffre » says. */
export const fr = {
  title: "Explique ce chiffre",
  about: "{who} · {what}",
  others: "Les autres",
  gap: "Écart",
  gapTo: "Écart avec {who}",
  answers: {
    you: "C’est votre réponse à cette question.",
    them: "C’est la réponse de {name} à cette question.",
    manager: "C’est la réponse de la ou du gestionnaire à cette question.",
    managers:
      "C’est la moyenne de ce que les gestionnaires ont répondu à cette question. Leurs réponses elles-mêmes ne sont pas montrées.",
    group:
      "C’est la moyenne de ce que le groupe a répondu à cette question. Les réponses elles-mêmes ne sont pas montrées.",
    band: "La moyenne du groupe se trouve quelque part dans cette fourchette. À une question seule, un nombre n’est donné qu’à partir de {value} réponses. Les réponses elles-mêmes ne sont pas montrées.",
    high: "La moyenne du groupe est de {value} ou plus. L’anonymat n’en laisse pas dire davantage, et les réponses elles-mêmes ne sont pas montrées.",
    low: "La moyenne du groupe est de {value} ou moins. L’anonymat n’en laisse pas dire davantage, et les réponses elles-mêmes ne sont pas montrées.",
  },
  counts: {
    levels: "C’est le nombre de personnes de ce groupe qui ont choisi chaque niveau.",
    options: "C’est le nombre de personnes de ce groupe qui ont choisi chaque réponse.",
    from: "Une répartition n’est montrée qu’à partir de {from} réponses.",
    answers: "Les réponses elles-mêmes ne sont pas montrées.",
  },
  hidden: {
    masked:
      "Trop peu de réponses, ou un autre rapport récent de la même personne qui, placé à côté, permettrait de reconnaître quelqu’un.",
    noAnswer: "Il n’y a pas de réponse ici.",
    tooFewQuestions: "Une moyenne demande {items} questions affichables; il y en a moins ici.",
  },
  mean: {
    all: "C’est la moyenne de ses {count} questions, qui comptent toutes autant.",
    values:
      "C’est la moyenne de {used} de ses {asked} questions\u00A0: celles qui montrent un nombre. Elles comptent toutes autant.",
    shown:
      "C’est la moyenne de {used} de ses {asked} questions\u00A0: celles qui peuvent être affichées. Elles comptent toutes autant.",
    answers:
      "Le rapport l’a calculée à partir des réponses, avant tout arrondi\u00A0: {printed}. Les réponses elles-mêmes ne sont pas montrées.",
    apart: "Arrondir chaque question d’abord donnerait un dixième de différence.",
    halfPoint:
      "La moyenne des réponses tombe dans ce demi-point, plus étroit, qui n’en dit pas plus sur aucune question. Il ne se recalcule pas à partir de ce qui est affiché, et les réponses elles-mêmes ne sont pas montrées.",
    end: "Toutes ces questions sont à cette limite\u00A0: leur moyenne y est aussi.",
  },
  weighted: {
    intro: "C’est la moyenne des groupes affichés, selon les poids fixés au lancement.",
    weight: "poids {weight}\u00A0%",
    total: "Les poids de ces groupes font {total}\u00A0%\u00A0: la somme est divisée par {total}.",
    alone: "Un seul groupe y entre\u00A0: c’est son propre chiffre.",
    left: "{group}\u00A0: {reason}. Ce groupe n’y entre pas.",
    noWeight: "{group}\u00A0: sans poids. Ce groupe n’y entre pas.",
    end: {
      high: "Elle est de {value} ou plus, où que soit chaque groupe. Le rapport ne donne pas de nombre au-delà de {value}.",
      low: "Elle est de {value} ou moins, où que soit chaque groupe. Le rapport ne donne pas de nombre en deçà de {value}.",
    },
  },
  sum: { plain: "Calcul", low: "Au moins", high: "Au plus" },
  equals: "{sum} =\u00A0{result}",
  nearly: "{sum} ≈\u00A0{result}",
  rounded: "Arrondi au dixième\u00A0: {printed}.",
  outward: "Arrondi vers l’extérieur\u00A0: {printed}.",
  middle: "De l’un à l’autre, il n’y a pas plus de {narrow}\u00A0: le rapport donne le milieu, {printed}.",
  former:
    "Ce rapport a été fait avec les règles de son moment. Ce chiffre ne se recalcule pas avec celles d’aujourd’hui.",
  gaps: {
    intro: "C’est le regard des autres moins le regard sur soi.",
    others: "Les autres d’abord\u00A0: la moyenne des groupes affichés, selon les poids fixés au lancement.",
    beyondEnd: {
      high: "Le rapport ne donne pas aux autres de nombre au-delà de {value}\u00A0: l’écart affiché va donc jusqu’au bout de l’échelle.",
      low: "Le rapport ne donne pas aux autres de nombre en deçà de {value}\u00A0: l’écart affiché va donc jusqu’au bout de l’échelle.",
    },
    placedAt: "Les chiffres des groupes le situent à {value}, et c’est là qu’il est jugé.",
    placedBetween: "Les chiffres des groupes le situent entre {from} et {to}, et c’est là qu’il est jugé.",
    noise:
      "D’une personne à l’autre, les réponses varient d’ordinaire de {deviation} dans l’entreprise (écart type). Avec l’équivalent de {raters} réponses, un écart peut en venir jusqu’à {noise}\u00A0: {z} × {deviation} ÷ √{raters}.",
    /** Where the number of people is told between two. */
    noiseBetween:
      "D’une personne à l’autre, les réponses varient d’ordinaire de {deviation} dans l’entreprise (écart type). De {from} à {to} personnes ont répondu à cette question\u00A0: selon leur nombre, un écart peut en venir jusqu’à {least} ({z} × {deviation} ÷ √{to}) ou jusqu’à {most} ({z} × {deviation} ÷ √{from}).",
    /** Where it is not told. */
    noiseFromThreshold:
      "D’une personne à l’autre, les réponses varient d’ordinaire de {deviation} dans l’entreprise (écart type). Le nombre de réponses à cette question n’est pas montré\u00A0: l’écart est jugé comme s’il y en avait {raters}, le moins qu’il faut pour les montrer. Il peut en venir jusqu’à {noise}\u00A0: {z} × {deviation} ÷ √{raters}.",
    noiseUncounted:
      "D’une personne à l’autre, les réponses varient d’ordinaire de {deviation} dans l’entreprise (écart type). Selon le nombre de réponses, une part d’un écart peut en venir.",
    notable: "Il atteint {least}\u00A0: il est net.",
    notableBeyond: "Il atteint {least} et dépasse ce qui peut en venir\u00A0: il est net.",
    notableRange: "D’un bout à l’autre de la fourchette, il atteint {least}\u00A0: il est net.",
    notableRangeBeyond:
      "D’un bout à l’autre de la fourchette, il atteint {least} et dépasse ce qui peut en venir\u00A0: il est net.",
    inconclusive:
      "Il dépasse un demi-point sans atteindre {least}\u00A0: il est dit «\u00A0non concluant\u00A0».",
    inconclusiveWithin:
      "Il dépasse un demi-point, mais pas ce qui peut en venir\u00A0: il est dit «\u00A0non concluant\u00A0».",
    inconclusiveRange:
      "La fourchette ne permet pas de trancher\u00A0: il est dit «\u00A0non concluant\u00A0».",
    none: "Il ne dépasse pas un demi-point\u00A0: les regards sont proches.",
  },
  tags: {
    recognise_strength: "Les autres placent cette compétence nettement plus haut\u00A0: «\u00A0{tag}\u00A0».",
    blind_spot: "Les autres placent cette compétence nettement plus bas\u00A0: «\u00A0{tag}\u00A0».",
    shared_strength:
      "Les autres la placent à {strength} ou plus, où qu’ils soient dans ce qui est affiché\u00A0: «\u00A0{tag}\u00A0».",
    shared_opportunity:
      "Les autres la placent sous {strength}, où qu’ils soient dans ce qui est affiché\u00A0: «\u00A0{tag}\u00A0».",
    none: "Aucune mention\u00A0: elle ne serait pas vraie d’un bout à l’autre de ce qui est affiché.",
    mostlyManager: "Sans la ou le gestionnaire, cette mention ne tiendrait pas.",
  },
};
