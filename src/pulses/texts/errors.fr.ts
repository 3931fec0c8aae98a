export const fr = {
  pulse_unfinished:
    "Ce sondage n’est pas complet. Terminez les questions et les réglages, puis planifiez-le.",
};
