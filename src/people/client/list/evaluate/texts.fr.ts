/** The words of evaluating a selection of which some are left out, which travel with it. */
export const fr = {
  title: { one: "Évaluer {count} personne?", other: "Évaluer {count} personnes?" },
  none: "Personne à évaluer",
  detail: "Rien ne part encore\u00A0: vous choisissez d’abord les questions et qui répond.",
  confirm: { one: "Continuer avec {count} personne", other: "Continuer avec {count} personnes" },
  not: {
    inactive_person: {
      one: "Le compte de {count} personne est désactivé.",
      other: "Les comptes de {count} personnes sont désactivés.",
    },
    oneself: {
      one: "Une autre personne vous évalue.",
      other: "Une autre personne vous évalue.",
    },
  },
};
