/** Of other surveys of the same people; the words travel with it. */
export const fr = {
  rest: "Laissez un peu de répit à ces personnes\u00A0: {surveys}.",
  lately: "un sondage leur a été envoyé le {day}",
  open: "un sondage leur reste ouvert jusqu’au {day}",
  soon: "un autre sondage leur est prévu le {day}",
};
