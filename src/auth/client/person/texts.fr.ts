/** The texts of a password set for another person, which are loaded with its dialog. */
export const fr = {
  title: "Mot de passe {whose}",
  safer:
    "Le plus sûr\u00A0: envoyer un lien. {name} choisit son mot de passe, que personne d’autre ne connaît.",
  send: "Envoyer un lien",
  sent: "Email de réinitialisation envoyé.",
  or: "Ou définir un mot de passe",
  label: "Mot de passe",
  help: "Au moins 10 caractères, avec une minuscule, une majuscule et un caractère spécial. Évitez les noms de la personne et de l’entreprise.",
  consequence:
    "Ses sessions se terminent et un courriel l’en avertit. Cette personne devra choisir un autre mot de passe à la connexion; ses réponses et ses rapports restent fermés tant qu’elle n’a pas suivi le lien reçu à son adresse.",
  set: "Définir le mot de passe",
  done: "Mot de passe mis à jour avec succès.",
};
