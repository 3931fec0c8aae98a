/** Texts about a chosen team manager who lacks the role, loaded with the pickers. */
export const fr = {
  lacking: "n’a pas encore le rôle",
  title: "{name} ne mène pas encore d’évaluations.",
  detail: "Avec ce rôle, cette personne mène les évaluations des membres de ses équipes.",
  give: "Lui donner le rôle de gestionnaire d’équipe",
  given: "{name} a maintenant le rôle de gestionnaire d’équipe.",
  needed: "Donnez d’abord le rôle à cette personne, ou choisissez quelqu’un d’autre.",
};
