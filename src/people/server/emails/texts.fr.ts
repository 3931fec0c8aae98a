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
  newAdmin: {
    subject: "{admin} administre maintenant {company}",
    preheader: "Une personne de plus a les droits d’administration.",
    title: "Une personne de plus à l’administration",
    body: "{granter} a donné les droits d’administration de {company} à {admin}.",
    power: "Cette personne peut inviter, changer les rôles, et mener les évaluations de toute l’entreprise.",
    action: "Voir les personnes",
    unexpected: "Ce n’était pas prévu? Changez son rôle dès maintenant.",
  },
};
