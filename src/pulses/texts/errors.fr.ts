export const fr = {
  pulse_closed: "Ce sondage est terminé : il ne reçoit plus de réponses.",
  pulse_unfinished:
    "Ce sondage n’est pas complet. Terminez les questions et les réglages, puis planifiez-le.",
  pulse_archived: "Ce sondage est archivé. Reprenez-le pour le modifier.",
  pulse_running:
    "Des envois de ce sondage sont prévus ou en cours. Mettez fin à la série avant de l’archiver.",
};
