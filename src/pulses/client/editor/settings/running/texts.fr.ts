/** The words of settings that are read, which travel with them. */
export const fr = {
  title: "Réglages de la série",
  series:
    "Ces réglages sont ceux des prochains envois. Pour les changer, terminez la série, puis planifiez de nouveau.",
  once: "Ces réglages sont ceux de l’envoi planifié. Pour les changer, annulez-le, puis planifiez de nouveau.",
  toRuns: "Voir les envois",
  open: "Ouvert pendant",
  days: { one: "{count} jour", other: "{count} jours" },
  after: { one: "Après {count} envoi", other: "Après {count} envois" },
  on: "Le {day} au plus tard",
  answers: "{count} réponses",
};
