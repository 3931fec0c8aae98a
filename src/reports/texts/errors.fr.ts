export const fr = {
  too_many_flags:
    "Trois commentaires que vous avez signalés attendent une décision\u00A0: vous pourrez ensuite en signaler un autre.",
  comment_flagged: "Ce commentaire a déjà été signalé.",
  flag_decided: "Ce commentaire a déjà été examiné.",
};
