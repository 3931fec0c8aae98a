/** Refusals that thanking colleagues can meet, on whatever page that is done. */
export const fr = {
  thank_oneself: "Un remerciement s’adresse à une autre personne.",
  thanked_left: "Le compte de cette personne est désactivé.",
  recognition_unshared: "La personne qui vous remercie n’a pas proposé de partager ce merci.",
  recognition_not_open: "Ces remerciements se lisent par la personne et par ses gestionnaires.",
};
