import type { accountErrors } from "../rules/errors.ts";

export const fr = {
  invalid_credentials: "Adresse e-mail ou mot de passe incorrect",
  invalid_token: "Jeton d'authentification invalide",
  invalid_code: "Ce code n’est pas le bon. Vérifiez celui que votre application affiche maintenant.",
  identity_refused: "Le fournisseur n’a pas confirmé votre identité. Recommencez.",
  identity_unverified: "Votre fournisseur ne garantit pas votre adresse. Connectez-vous autrement.",
  identity_unknown:
    "Aucun compte n’est relié à cette identité. Connectez-vous autrement, puis reliez-la dans votre profil.",
  identity_taken: "Cette identité, ou une autre du même fournisseur, est déjà reliée à un compte.",
  email_taken: "Cette adresse a déjà un compte.",
  used_token: "Ce lien a déjà servi.",
  expired_link: "Ce lien n’est plus valide.",
  user_not_found: "Utilisateur non trouvé",
  second_factor_kept: "Votre entreprise demande la double authentification\u00A0: elle reste activée.",
  second_factor_first: "Activez d’abord votre propre double authentification.",
  confirmation_needed: "Confirmez d’abord que c’est bien vous.",
  password_needed: "Entrez le mot de passe choisi à l’inscription.",
  password_not_given:
    "Le mot de passe de cette personne ne peut pas être défini ici. Envoyez-lui plutôt un lien, ou de nouveau son invitation.",
  email_not_confirmed: "Votre adresse e-mail n'a pas été confirmée",
  user_disabled: "Ce compte a été désactivé",
  other_person_signed_in: "Une autre personne est connectée sur ce navigateur.",
  weak_password: "Le mot de passe est trop faible",
} satisfies Record<keyof typeof accountErrors, string>;
