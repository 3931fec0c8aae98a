import { expect, test } from "vitest";
import { whyNotWrite } from "./draftWords.ts";

test.each([
  "Passer de 2,5 à 3 selon les collègues",
  "Aller de 2, 7 à mieux",
  "Go beyond 3.4",
  "Dépasser 2,\u00a07",
  "Dépasser ２,７",
  "Dépasser 2٫7",
  "Dépasser 2·7",
  "Dépasser 2\u200b,\u200b7",
  "Dépasser ٢٫٧",
  "Dépasser trois virgule neuf",
  "Go beyond three point nine",
  "Votre résultat est 12 %",
  "Convaincre 85\u202f% de l’équipe",
  "Convaincre 12 pour cent de l’équipe",
  "Convince twenty percent of the team",
])("a figure that only figures cite: %s", (text) => {
  expect(whyNotWrite(text)).toBe("number");
});

test.each([
  "Obtenir 4 sur 5",
  "Vous valez 7/10",
  "Vous êtes à 4 / 5",
  "４/５ selon vos collègues",
  "Atteindre 4⁄5",
  "Atteindre 4\u200b/5",
  "Atteindre ٤/٥",
  "Obtenir quatre sur cinq",
  "Obtenir 4 sur cinq",
  "Viser four out of five",
  "Vous êtes à 4 de 5",
  "Votre note est de 2",
  "Votre note est de deux",
  "Votre note 2 le montre",
  "note : 2",
  "Note\u00a0: 2",
  "Remonter la note de 2 donnée par vos collègues",
  "Get a rating of 4",
  "Get a rating of four",
  "Your score is 3",
  "Vos résultats : 3",
  "Être évaluée à 2 par ses collègues",
  "You are rated 2 by your peers",
  "Porter la moyenne à 4, une moyenne de 3 aujourd’hui",
  "Mériter 4 étoiles",
  "Earn three stars",
  "Passer de 3 à 4 en écoute",
  "Go from three to four according to your peers",
  "Passer de 3 à 4.",
])("a grade: %s", (text) => {
  expect(whyNotWrite(text)).toBe("grade");
});

test.each([
  "Vous devriez être licencié",
  "Vous devriez être li\u00adcenciée",
  "Éviter un CONGÉDIEMENT",
  "Obtenir une promotion",
  "Être promue cheffe d’équipe",
  "Demander un meilleur salaire",
  "Revoir votre rémunération",
  "Éviter une sanction",
  "Accepter une rétrogradation",
  "Être mise à pied",
  "Earn a higher salary",
  "You should be fired",
  "You should be laid off",
  "Ask for a pay raise",
  "Avoid termination",
  "We would demote you",
])("a decision about the person: %s", (text) => {
  expect(whyNotWrite(text)).toBe("grade");
});

test.each([
  "Tenir trois rencontres de 15 minutes avant le 3 mars 2027",
  "En 4 semaines, au moins 3 collègues le disent",
  "Tenir en moyenne 2 rencontres par mois",
  "Noter 2 fois par semaine ce qui a aidé",
  "Prendre en note une idée par jour",
  "Prendre note de deux idées par rencontre",
  "Demander l’avis de 3 des 5 équipes",
  "Passer de 3 à 4 rencontres par mois",
  "Passer de deux à trois retours par mois d’ici l’été",
  "Réunir l’équipe de 9 h à 10 h",
  "Une réunion sur deux est animée par une ou un collègue",
  "Présenter les résultats à 3 collègues, 2 fois par mois",
  "Partager le résultat avec deux équipes",
  "Renvoyer l’ordre du jour la veille",
  "Promouvoir l’écoute dans les réunions",
  "Suivre un cours sous licence libre",
  "Préparer 3 points à discuter",
  "Hold three meetings of 15 minutes before March 3, 2027",
  "Hold on average 2 meetings a month",
  "Note 2 wins a week",
  "Take note of two ideas in each meeting",
  "Share results of 2 projects with the team",
  "Go from 3 to 4 meetings a month",
  "Promote listening in 2 of the weekly meetings",
  "Let go of control and raise one question per meeting",
  "Dismiss no idea before it is heard",
])("what may be shown: %s", (text) => {
  expect(whyNotWrite(text)).toBeNull();
});
