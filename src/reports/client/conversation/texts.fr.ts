/** The words of one's own notes, which travel with them. */
export const fr = {
  onlyYou: "Ces notes ne sont montrées qu’à vous.",
  inPage: "Dans cet exemple, vos notes restent dans cette page et disparaissent avec elle.",
  print: "Imprimer aussi mes notes",
  toPlan: "Choisir mes priorités pour la suite",
  saving: "Enregistrement…",
  saved: "Enregistré",
  retry: "Réessayer",
  trouble: {
    offline: "Vous êtes hors ligne. Vos notes restent dans cette page\u00A0: gardez-la ouverte.",
    retrying:
      "Vos notes ne peuvent pas être enregistrées pour l’instant. Elles restent dans cette page\u00A0: gardez-la ouverte.",
    tooLong: "Une note trop longue n’est pas enregistrée. Les autres le sont.",
    signedOut:
      "Votre session est terminée. Vos notes restent dans cette page\u00A0: reconnectez-vous dans un autre onglet, puis réessayez.",
    closed: "Ce rapport ne vous est plus ouvert. Copiez ici ce que vous voulez garder.",
    conflict: "Une note a aussi été modifiée ailleurs\u00A0: choisissez la version à garder.",
  },
  conflict: {
    here: "Ici",
    elsewhere: "Ailleurs",
    keepHere: "Garder cette version",
    keepElsewhere: "Garder l’autre",
    empty: "(vide)",
  },
};
