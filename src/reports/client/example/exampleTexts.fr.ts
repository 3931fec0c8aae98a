/** They come with the example alone. */
export const fr = {
  notice:
    "Exemple : la personne, l’entreprise et les réponses sont fictives. Les chiffres sont calculés comme ceux d’un vrai rapport.",
  evaluation: "Bilan d’automne (exemple)",
  company: "Atelier Nordet (fictif)",
};
