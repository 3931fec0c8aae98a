export const fr = {
  entry: "Ce lien vous fait entrer sans mot de passe. Il sert une seule fois et expire dans 7\u00A0jours.",
  confirmation: {
    subject: "Confirmez votre courriel",
    preheader: "Un clic, et votre compte est prêt.",
    title: "Confirmez votre courriel",
    body: "Un clic suffit pour confirmer que cette adresse est bien la vôtre. Votre espace vous attend ensuite.",
    action: "Confirmer",
    expiry: "Ce lien sert une seule fois et expire dans 24 heures.",
    stranger:
      "Vous n’avez pas créé de compte? Ignorez ce message\u00A0: sans ce clic, personne ne peut ouvrir de compte avec votre adresse.",
  },
  reset: {
    subject: "Choisissez un nouveau mot de passe",
    preheader: "Le lien expire dans 60 minutes.",
    title: "Choisissez un nouveau mot de passe",
    body: "Quelqu’un, sans doute vous, a demandé un lien pour choisir un nouveau mot de passe.",
    action: "Choisir",
    expiry: "Ce lien sert une seule fois et expire dans 60 minutes.",
    stranger: "Ce n’était pas vous? Ignorez ce message\u00A0: votre mot de passe ne change pas.",
  },
  alreadyRegistered: {
    subject: "Vous avez déjà un compte",
    preheader: "Il suffit de vous connecter.",
    title: "Vous avez déjà un compte",
    body: "Quelqu’un, sans doute vous, a donné cette adresse pour s’inscrire à Rondo. Un compte y est déjà associé\u00A0: il suffit de vous connecter.",
    action: "Se connecter",
    forgotten: "Mot de passe oublié? La page de connexion permet d’en choisir un autre.",
    bodyChoose:
      "Quelqu’un, sans doute vous, a donné cette adresse pour s’inscrire à Rondo. Un compte y est déjà associé\u00A0: choisissez un mot de passe, et vous pourrez vous connecter.",
    actionChoose: "Choisir un mot de passe",
    expiryReset: "Ce lien sert une seule fois et expire dans 60 minutes.",
    expiryInvitation: "Ce lien sert une seule fois et expire dans 7 jours.",
    stranger: "Ce n’était pas vous? Ignorez ce message\u00A0: rien n’a changé.",
  },
  passwordChanged: {
    subject: "Votre mot de passe a été modifié",
    preheader: "Les sessions ouvertes sont terminées.",
    title: "Votre mot de passe a été modifié",
    body: "Le nouveau mot de passe est en place, et toutes les sessions ouvertes sont terminées.",
    stranger: "Ce n’était pas vous? Choisissez tout de suite un autre mot de passe.",
    action: "Choisir un autre mot de passe",
  },
  passwordGiven: {
    subject: "L’administration a défini votre mot de passe",
    preheader: "Choisissez le vôtre\u00A0: vos réponses et vos rapports restent fermés d’ici là.",
    title: "L’administration a défini votre mot de passe",
    body: "L’administration de {company} a défini un mot de passe pour votre compte, et vos sessions sont terminées. Choisissez le vôtre par ce lien\u00A0: d’ici là, personne n’ouvre vos réponses ni vos rapports.",
    action: "Choisir mon mot de passe",
    expiry:
      "Ce lien sert une seule fois et expire dans 60 minutes. Ensuite, «\u00A0Mot de passe oublié\u00A0» en envoie un autre.",
    stranger:
      "Vous n’avez rien demandé? Choisissez votre mot de passe par ce lien, puis parlez-en à votre entreprise.",
  },
  newEmail: {
    subject: "Confirmez votre nouvelle adresse",
    preheader: "Le lien expire dans 60 minutes.",
    title: "Confirmez votre nouvelle adresse",
    body: "Quelqu’un, sans doute vous, veut recevoir ici les courriels de son compte Rondo, et se connecter avec cette adresse. Jusqu’ici, c’était {earlier}.",
    action: "Confirmer cette adresse",
    expiry: "Ce lien sert une seule fois et expire dans 60 minutes.",
    stranger: "Ce n’était pas vous? Ignorez ce message\u00A0: rien ne change.",
  },
  emailChangeAsked: {
    subject: "Une nouvelle adresse est demandée pour votre compte",
    preheader: "Rien ne change tant que le lien n’a pas servi.",
    title: "Une nouvelle adresse est demandée",
    body: "Quelqu’un, sans doute vous, a demandé qu’une autre adresse devienne celle de votre compte. Un lien y a été envoyé; rien ne change tant qu’il n’a pas servi.",
    stranger:
      "Ce n’était pas vous? Choisissez tout de suite un autre mot de passe\u00A0: le lien cessera de fonctionner.",
  },
  emailChanged: {
    subject: "Votre adresse a été changée",
    preheader: "Vos prochains courriels iront à la nouvelle.",
    title: "Votre adresse a été changée",
    body: "La nouvelle adresse de votre compte est confirmée. Vous vous connectez désormais avec elle, et c’est là qu’arriveront vos courriels.",
    stranger:
      "Ce n’était pas vous? Reprenez votre adresse\u00a0: toutes les sessions se ferment, et vous choisissez un nouveau mot de passe.",
    action: "Reprendre mon adresse",
    expiry: "Le lien sert une fois et reste valide 7 jours, même si le mot de passe a changé.",
  },
  emailTakenBack: {
    subject: "Votre compte a repris son ancienne adresse",
    preheader: "Cette adresse n’y mène plus.",
    title: "Votre compte a repris son ancienne adresse",
    body: "Le changement d’adresse a été annulé depuis l’ancienne adresse du compte. Les sessions sont fermées, et le mot de passe a changé.",
    stranger:
      "Ce n’était pas vous? Écrivez tout de suite à la personne qui gère Rondo dans votre entreprise.",
  },
  welcome: {
    subject: "Bienvenue chez Rondo, {firstName}",
    preheader: "Votre compte est confirmé.",
    title: "Bienvenue, {firstName}",
    body: "Votre compte est confirmé. Une bibliothèque de compétences et de questions vous attend déjà\u00A0: il ne manque que les personnes.",
    next: "Commencez par inviter votre équipe, puis préparez une première évaluation. Elle reste un brouillon jusqu’à ce que vous la lanciez.",
    action: "Ouvrir mon espace",
  },
  magicLink: {
    subject: "Votre lien de connexion",
    preheader: "Un clic, et vous y êtes. Le lien expire dans 10 minutes.",
    title: "Votre lien de connexion",
    body: "Voici le lien que vous avez demandé pour vous connecter sans mot de passe.",
    action: "Me connecter",
    expiry: "Ce lien sert une seule fois et expire dans 10 minutes.",
    stranger: "Ce n’était pas vous? Ignorez ce message\u00A0: sans ce clic, personne n’entre.",
  },
  security: {
    stranger:
      "Ce n’était pas vous? Ouvrez cette page, fermez les sessions que vous ne reconnaissez pas et changez votre mot de passe.",
    action: "Vérifier ma sécurité",
  },
  secondFactorOn: {
    subject: "La double authentification est activée",
    preheader: "Un code vous sera demandé à chaque connexion.",
    title: "La double authentification est activée",
    body: "À chaque connexion, un code de votre application vous sera demandé après votre mot de passe. Vos autres sessions sont terminées.",
  },
  secondFactorOff: {
    subject: "La double authentification est désactivée",
    preheader: "Plus aucun code n’est demandé à la connexion.",
    title: "La double authentification est désactivée",
    body: "Plus aucun code n’est demandé à la connexion, et vos codes de secours ne servent plus.",
  },
  recoveryCodeUsed: {
    subject: "Un code de secours a servi",
    preheader: "Quelqu’un, sans doute vous, s’est connecté avec un code de secours.",
    title: "Un code de secours a servi",
    body: {
      one: "Quelqu’un, sans doute vous, s’est connecté avec un code de secours. Il vous en reste {count}.",
      other: "Quelqu’un, sans doute vous, s’est connecté avec un code de secours. Il vous en reste {count}.",
    },
  },
  identityLinked: {
    subject: "Une nouvelle façon de vous connecter",
    preheader: "Votre compte est relié à un autre service.",
    title: "Une nouvelle façon de vous connecter",
    body: "Votre compte est relié à {provider}\u00A0: vous pouvez désormais vous connecter par ce service.",
  },
};
