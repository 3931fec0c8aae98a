export const fr = {
  title: "Reconnaissance",
  intro: {
    own: "Les mercis de vos collègues. Vous et vos gestionnaires les lisez.",
    others: "Les mercis reçus par {first}, qui les lit aussi.",
  },
  none: "Aucun merci pour l’instant.",
  thank: "Remercier un collègue",
  thankNamed: "Remercier {first}",
  by: "{name}, le {date}",
  dialog: {
    title: "Remercier un collègue",
    who: "Personne",
    needsWho: "Choisissez la personne que vous remerciez.",
    value: "Valeur",
    noValue: "Aucune en particulier",
    text: "Votre merci",
    textHint:
      "Dites ce que la personne a fait, et ce que cela a changé. Elle et ses gestionnaires le liront avec votre nom.",
    needsText: "Écrivez quelques mots.",
    send: "Envoyer",
    sent: "Merci envoyé.",
    notSaved: "Le merci n’est pas envoyé.",
  },
};
