export const fr = {
  nomination_not_open: "Cette proposition est envoyée\u00A0: elle ne change plus.",
  nomination_not_sent: "Il n’y a pas de proposition à approuver en ce moment.",
  nomination_out_of_bounds: "Un groupe de la proposition ne compte pas le nombre de personnes demandé.",
  nomination_without_manager: "Cette personne n’a pas de gestionnaire direct\u00A0: décidez vous-même.",
};
