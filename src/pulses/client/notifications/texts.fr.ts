/** The sentences of its notifications. */
export const fr = {
  pulse_asked: "Un sondage attend votre avis, d’ici le {date}",
  pulse_reminder: "Encore le temps de répondre au sondage, d’ici le {date}",
  pulse_published: "Les résultats du sondage sont publiés",
  noteOnly: "Ce que nous retenons du sondage est publié",
  choices: {
    pulse_reminder: {
      name: "Rappels de sondages",
      hint: "Tant qu’un sondage est ouvert et que vous n’y avez pas répondu.",
    },
    pulse_published: {
      name: "Suites des sondages",
      hint: "Quand les résultats d’un sondage qui vous a été envoyé, ou ce qui en est retenu, sont publiés.",
    },
  },
};
