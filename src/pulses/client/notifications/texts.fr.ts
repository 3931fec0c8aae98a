/** The sentences of its notifications. */
export const fr = {
  pulse_asked: "Un sondage attend votre avis, d’ici le {date}",
  pulse_reminder: "Encore le temps de répondre au sondage, d’ici le {date}",
  pulse_published: "Les résultats du sondage sont publiés",
  choices: {
    pulse_reminder: {
      name: "Rappels de sondages",
      hint: "Tant qu’un sondage est ouvert et que vous n’y avez pas répondu.",
    },
    pulse_published: {
      name: "Résultats de sondages",
      hint: "Quand les résultats d’un sondage qui vous a été envoyé sont publiés.",
    },
  },
};
