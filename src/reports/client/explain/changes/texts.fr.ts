import type { Translation } from "#platform/texts.ts";

/** What « Explique ce chiffre » says of a change since an earlier report. */
export const fr = {
  intro: "C’est le chiffre de maintenant moins celui d’avant.",
  sameWeights: "Chaque groupe y a le même poids les deux fois.",
  common:
    "Les deux moyennes reposent sur {used} des {asked} questions\u00A0: celles qui comptent dans les deux rapports. Celles que les rapports affichent peuvent donc être autres.",
  now: "Maintenant",
  toEnd: "Au-delà d’une limite, un chiffre peut aller jusqu’au bout de l’échelle.",
  own: {
    you: "Ce sont vos propres réponses, les deux fois\u00A0: le hasard n’y a pas de part.",
    them: "Ce sont les réponses {whose}, les deux fois\u00A0: le hasard n’y a pas de part.",
  },
  noise: {
    alone:
      "L’entreprise a encore trop peu de rapports pour mesurer ce qui varie d’ordinaire d’une personne à l’autre.",
    deviation:
      "D’une personne à l’autre, les réponses varient d’ordinaire de {deviation} dans l’entreprise (écart type).",
    counted:
      "Avec {past} d’abord et {now} maintenant, une différence peut en venir jusqu’à {noise}\u00A0: {z} × {deviation} × √(1 ÷ {first} + 1 ÷ {second}).",
    weighted:
      "Avec l’équivalent de {first} réponses d’abord et de {second} maintenant, une différence peut en venir jusqu’à {noise}\u00A0: {z} × {deviation} × √(1 ÷ {first} + 1 ÷ {second}).",
    uncounted:
      "Le nombre de réponses à ces questions n’est pas affiché. Avec ce qui peut en venir, la différence se trouve entre {from} et {to} (arrondi vers l’extérieur).",
    within:
      "Avec ce qui peut en venir, d’un côté et de l’autre, elle se trouve entre {from} et {to} (arrondi vers l’extérieur)\u00A0:",
  },
  states: {
    sure: "Elle atteint {least} et dépasse ce qui peut en venir\u00A0: elle est nette.",
    sureRange:
      "D’un bout à l’autre, elle atteint {least} et dépasse ce qui peut en venir\u00A0: elle est nette.",
    sureAlone: "Elle atteint {least}\u00A0: elle est nette.",
    sureAloneRange: "D’un bout à l’autre, elle atteint {least}\u00A0: elle est nette.",
    noise: "Zéro s’y trouve\u00A0: elle peut tenir au hasard.",
    noiseAlone: "Elle n’atteint pas {least}\u00A0: elle peut tenir au hasard.",
    noiseAloneRange: "Elle n’atteint pas {least} d’un bout à l’autre\u00A0: elle peut tenir au hasard.",
    small: "Zéro ne s’y trouve pas, mais elle n’atteint pas {least}\u00A0: c’est trop peu pour conclure.",
    smallRange:
      "Zéro ne s’y trouve pas, mais elle n’atteint pas {least} d’un bout à l’autre\u00A0: c’est trop peu pour conclure.",
  },
};

export type ChangeTexts = Translation<typeof fr>;
