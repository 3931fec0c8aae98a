/** Refusals that thanking colleagues can meet, on whatever page that is done. */
export const fr = {
  thank_oneself: "Un merci s’adresse à une autre personne.",
  thanked_left: "Le compte de cette personne est désactivé.",
  recognition_unshared: "La personne qui vous remercie n’a pas proposé de partager ce merci.",
  recognition_not_open: "Ces mercis ne sont ouverts qu’à la personne remerciée et à ses gestionnaires.",
};
