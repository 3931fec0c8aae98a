/** The sentences of its notifications. */
export const fr = {
  plan_manager: "{name} pourra lire ce que vous partagez de votre plan à partir du {date}",
  plan_managers: {
    one: "{name} et une autre personne pourront lire ce que vous partagez de votre plan à partir du {date}",
    other:
      "{name} et {count} autres personnes pourront lire ce que vous partagez de votre plan à partir du {date}",
  },
};
