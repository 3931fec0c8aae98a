/** Choosing a password at the end, which comes later: its words come with it. */
export const fr = {
  title: "Gardez un accès à vos réponses",
  text: "Choisissez un mot de passe pour revenir sans repasser par votre courriel.",
  label: "Mot de passe",
  needs: {
    length: "Au moins 10 caractères",
    lowercase: "Une minuscule",
    uppercase: "Une majuscule",
    special: "Un caractère spécial",
  },
  choose: "Choisir un mot de passe",
  saved: "Mot de passe mis à jour avec succès.",
};
