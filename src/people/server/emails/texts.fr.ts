export const fr = {
  invitation: {
    subject: "{company} vous invite sur Rondo",
    preheader: "Choisissez un mot de passe, et votre compte est prêt.",
    title: "Bonjour {firstName}",
    body: "{company} vous invite sur Rondo, où se préparent et se lisent les évaluations à 360°.",
    step: "Il ne reste qu’à choisir un mot de passe. Si vous avez déjà un compte Rondo à cette adresse, son mot de passe suffit.",
    action: "Activer mon compte",
    expiry: "Ce lien sert une seule fois et expire dans 7 jours.",
    stranger: "Vous ne connaissez pas {company}? Ignorez ce message\u00A0: rien ne se passe sans votre clic.",
  },
  addressElsewhere: {
    subject: "{name}\u00A0: une autre adresse chez {provider}",
    preheader: "Rien n’a changé dans Rondo.",
    title: "Une autre adresse chez {provider}",
    body: "{name} se connecte avec {provider}, qui annonce maintenant une autre adresse que {email}. Rien n’a changé dans Rondo\u00A0: les courriels et leurs liens vont toujours à {email}.",
    next: "La personne le voit en se connectant et peut changer d’adresse elle-même. Si {email} n’est plus à elle, changez-la dès maintenant\u00A0: quelqu’un d’autre pourrait y ouvrir ses liens.",
    action: "Ouvrir sa fiche",
  },
  newAdmin: {
    subject: {
      one: "{admins} administre maintenant {company}",
      other: "{count} personnes de plus administrent {company}",
    },
    preheader: {
      one: "Une personne de plus a les droits d’administration.",
      other: "{count} personnes de plus ont les droits d’administration.",
    },
    title: {
      one: "Une personne de plus à l’administration",
      other: "{count} personnes de plus à l’administration",
    },
    body: {
      one: "{granter} a donné les droits d’administration de {company} à {admins}.",
      other:
        "{granter} a donné les droits d’administration de {company} à {count} personnes\u00A0: {admins}.",
    },
    power: {
      one: "Cette personne peut inviter, changer les rôles, et mener les évaluations de toute l’entreprise.",
      other:
        "Ces personnes peuvent inviter, changer les rôles, et mener les évaluations de toute l’entreprise.",
    },
    action: "Voir les personnes",
    unexpected: {
      one: "Ce n’était pas prévu? Changez son rôle dès maintenant.",
      other: "Ce n’était pas prévu? Changez leurs rôles dès maintenant.",
    },
  },
  /** On the page of email tests: « usual » is named there. */
  names: {
    kinds: {
      "people.invitation": "Personnes\u00A0: invitation sur Rondo",
      "people.newLink": "Personnes\u00A0: nouveau lien d’invitation",
      "people.newAdmin": "Personnes\u00A0: droits d’administration donnés",
      "people.addressElsewhere": "Personnes\u00A0: autre adresse chez le fournisseur",
    },
    samples: {
      several: "Plusieurs à la fois",
    },
  },
};
