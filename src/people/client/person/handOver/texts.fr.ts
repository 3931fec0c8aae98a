/** The texts of the hand-over to another manager, loaded with the dialogs. */
export const fr = {
  label: "Qui prend la relève?",
  hint: "Sans choix, les personnes et les équipes concernées se retrouvent dans le filtre «\u00A0Sans gestionnaire\u00A0» de leur liste.",
  /** Rights that manage no team any more. */
  teamsLeft: {
    one: "Sans le rôle de gestionnaire, cette personne n’aura plus de droits sur les membres de l’équipe à son nom\u00A0: {teams}.",
    other:
      "Sans le rôle de gestionnaire, cette personne n’aura plus de droits sur les membres des {count} équipes à son nom\u00A0: {teams}.",
  },
  moreTeams: { one: "{count} autre", other: "{count} autres" },
};
