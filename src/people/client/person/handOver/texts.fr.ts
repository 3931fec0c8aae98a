/** The words of whoever takes over what somebody leaves, which travel with the dialogs. */
export const fr = {
  label: "Qui prend la relève?",
  hint: "Sans choix, les personnes et les équipes concernées se retrouvent dans le filtre «\u00A0Sans gestionnaire\u00A0» de leur liste.",
};
