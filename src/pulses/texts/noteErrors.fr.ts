/** Refusals that only the page of the results can meet. */
export const fr = {
  pulse_not_closed: "Ce sondage n’est pas terminé\u00A0: rien n’en ressort encore.",
  pulse_note_empty: "Écrivez d’abord ce que vous retenez du sondage.",
  pulse_promised_day_over: "Le jour d’une action est déjà passé. Choisissez un jour à venir.",
};
