/** Refusals that only those who plan surveys meet: the form does without their words. */
export const fr = {
  pulse_unfinished:
    "Ce sondage n’est pas complet. Terminez les questions et les réglages, puis planifiez-le.",
  pulse_archived: "Ce sondage est archivé. Reprenez-le pour le modifier.",
  pulse_running:
    "Des envois de ce sondage sont prévus ou en cours. Mettez fin à la série avant de l’archiver.",
  pulse_run_open:
    "Un envoi de ce sondage est encore ouvert. Fermez-le, ou attendez sa fin pour planifier le suivant.",
  pulse_not_running: "Ce sondage n’a pas d’envoi à venir. Planifiez-le d’abord.",
  pulse_nobody: "Personne ne recevrait ce sondage aujourd’hui. Choisissez d’autres destinataires.",
  pulse_too_few:
    "Ce sondage s’adresse à moins de personnes que son seuil d’anonymat\u00A0: rien n’en serait jamais montré. Sondez plus de monde.",
  pulse_day_over: "Le premier jour est passé. Choisissez-en un autre.",
  pulse_not_open: "Ce sondage n’est pas ouvert en ce moment.",
  pulse_not_scheduled: "Ce sondage est déjà ouvert, ou il n’est plus prévu.",
  pulse_reminded_lately:
    "Un rappel a été lancé il y a moins de 24 heures. Vous pourrez en lancer un autre demain.",
  pulse_series_ended: "Cette série est terminée.",
  pulse_last_run: "Aucun autre envoi ne suivrait. Pour y renoncer, annulez-le ou terminez la série.",
  pulse_still_open: "Un envoi de cette série est encore ouvert ce jour-là\u00A0: celui-ci reste sauté.",
  pulse_closing_day: "Choisissez un jour à venir, avant l’ouverture du prochain envoi.",
  pulse_open_longest: "Ce sondage reste déjà ouvert aussi longtemps que possible.",
};
