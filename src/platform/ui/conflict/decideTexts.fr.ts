/** Why a form beside a conflict does not save: the words stand in the form, before those of the conflict have come. */
export const fr = {
  reason: "Choisissez d’abord\u00A0: «\u00A0Remplacer\u00A0», plus haut, ou «\u00A0Annuler\u00A0».",
};
