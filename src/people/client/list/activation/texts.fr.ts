/** The words of switching several accounts, which travel with it. */
export const fr = {
  activateTitle: {
    one: "Activer le compte de {count} personne?",
    other: "Activer le compte de {count} personnes?",
  },
  deactivateTitle: {
    one: "Désactiver le compte de {count} personne?",
    other: "Désactiver le compte de {count} personnes?",
  },
  noneToActivate: "Aucun compte à activer",
  noneToDeactivate: "Aucun compte à désactiver",
  activateDetail: "Ces personnes pourront de nouveau ouvrir une session, avec leur rôle.",
  deactivateDetail: "Leurs sessions se terminent aussitôt. Ce qu’elles ont répondu est conservé.",
  activateConfirm: { one: "Activer {count} compte", other: "Activer {count} comptes" },
  deactivateConfirm: { one: "Désactiver {count} compte", other: "Désactiver {count} comptes" },
  activated: { one: "{count} compte activé.", other: "{count} comptes activés." },
  deactivated: { one: "{count} compte désactivé.", other: "{count} comptes désactivés." },
  refused: {
    one: "{count} est resté comme il était\u00A0: il faut au moins une personne responsable et une à l’administration.",
    other:
      "{count} sont restés comme ils étaient\u00A0: il faut au moins une personne responsable et une à l’administration.",
  },
  not: {
    status_conflict: {
      one: "{count} compte est déjà dans cet état.",
      other: "{count} comptes sont déjà dans cet état.",
    },
    forbidden: {
      one: "{count} compte ne peut pas être changé par vous.",
      other: "{count} comptes ne peuvent pas être changés par vous.",
    },
    leads_your_evaluation: {
      one: "{count} personne mène votre évaluation.",
      other: "{count} personnes mènent votre évaluation.",
    },
  },
};
