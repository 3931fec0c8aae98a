import type { ErrorCode, FieldReason } from "./errors.ts";
import type { Translation } from "./texts.ts";

/** French verbatim of §8 keeps its straight apostrophe. A code without a sentence does not compile. */
const errors = {
  invalid_credentials: "Adresse e-mail ou mot de passe incorrect",
  unauthorized: "Connectez-vous pour continuer.",
  expired_token: "Votre session a expiré, veuillez vous reconnecter",
  invalid_token: "Jeton d'authentification invalide",
  invalid_code: "Ce code n’est pas le bon. Vérifiez celui que votre application affiche maintenant.",
  identity_refused: "Le fournisseur n’a pas confirmé votre identité. Recommencez.",
  identity_unverified: "Votre fournisseur ne garantit pas votre adresse. Connectez-vous autrement.",
  identity_unknown:
    "Aucun compte n’est relié à cette identité. Connectez-vous autrement, puis reliez-la dans votre profil.",
  identity_taken: "Cette identité, ou une autre du même fournisseur, est déjà reliée à un compte.",
  used_token: "Ce lien a déjà servi.",
  expired_link: "Ce lien n’est plus valide.",
  user_not_found: "Utilisateur non trouvé",
  not_found: "La ressource demandée n'a pas été trouvée",
  evaluation_not_found: "Cette évaluation n’existe pas, ou vous n’y avez pas accès.",
  not_involved: "Vous n'êtes pas impliqué dans cette évaluation.",
  email_already_in_use: "Cette adresse e-mail est déjà utilisée",
  duplicate_key: "Une entrée avec ces informations existe déjà",
  already_participant: "Cette personne participe déjà à l’évaluation.",
  constraint_violation: "Cette opération viole une contrainte de la base de données",
  status_conflict: "La situation a changé entre-temps. Actualisez la page.",
  already_declined: "Vous avez dit ne pas pouvoir répondre\u00A0: il n’y a plus rien à faire.",
  already_finalised: "Vos réponses sont finalisées et ne peuvent plus changer.",
  evaluation_closed: "Cette évaluation est fermée.",
  questions_locked: "Des réponses existent déjà : les questions ne peuvent plus changer.",
  second_factor_kept: "Votre entreprise demande la double authentification\u00A0: elle reste activée.",
  second_factor_first: "Activez d’abord la vôtre.",
  last_owner: "Il faut au moins une personne responsable du compte.",
  last_admin: "Il faut au moins une personne à l’administration.",
  leads_your_evaluation:
    "Cette personne mène votre évaluation\u00A0: d’ici à la fin, ce changement revient à quelqu’un d’autre.",
  manager_cycle: "Une personne ne peut pas relever d’elle-même, même indirectement.",
  stale_answer: "Une réponse plus récente existe sur un autre appareil.",
  invalid_request: "Cette demande n’a pas pu être comprise.",
  too_large: "C’est trop long pour être envoyé en une fois.",
  unsupported_media_type: "Ce format de demande n’est pas accepté.",
  forbidden: "Cette action ne vous est pas permise.",
  confirmation_needed: "Confirmez d’abord que c’est bien vous.",
  password_needed: "Entrez le mot de passe choisi à l’inscription.",
  second_factor_required: "Activez la double authentification pour continuer.",
  email_not_confirmed: "Votre adresse e-mail n'a pas été confirmée",
  user_disabled: "Ce compte a été désactivé",
  weak_password: "Le mot de passe est trop faible",
  invalid_data: "Certaines informations ne sont pas valides.",
  no_update_data: "Il n’y a rien à enregistrer.",
  invalid_participant_profile: "Cette personne ne peut pas participer.",
  invalid_author_or_subject: "Choisissez une autre personne évaluée ou responsable.",
  invalid_evaluation_type: "Ce type d’évaluation n’est pas valide.",
  no_evaluation_selected: "Aucune évaluation n'est sélectionnée pour ajouter des questions.",
  required_questions_missing: "Répondez à toutes les questions obligatoires avant de finaliser.",
  required_comments_missing: "Ajoutez au moins un exemple concret par compétence avant de finaliser.",
  launch_needs_name: "Donnez un nom à l’évaluation avant de la lancer.",
  launch_needs_active_subject: "Choisissez une personne évaluée dont le compte est actif.",
  launch_needs_question: "Ajoutez au moins une question avant de lancer l’évaluation.",
  launch_needs_participant: "Ajoutez au moins une personne qui répondra.",
  small_group_needs_confirmation:
    "Leurs réponses ne pourront pas être montrées : confirmez pour lancer quand même.",
  reader_cannot_hide:
    "Cette personne peut ouvrir le rapport : elle ne peut pas répondre dans un groupe anonyme.",
  admin_cannot_participate: "L’administration ne participe pas aux évaluations.",
  inactive_person: "Ce compte est désactivé.",
  too_many_requests: "Trop de tentatives. Réessayez dans quelques minutes.",
  server_error: "Erreur serveur. Veuillez réessayer plus tard",
  service_unavailable: "Le service est momentanément indisponible.",
  pdf_unavailable: "Le PDF n’a pas pu être préparé. Réessayez, ou imprimez la page.",
  network_error: "Erreur de connexion. Vérifiez votre connexion internet",
  unknown_error: "Une erreur inconnue s'est produite",
} satisfies Record<ErrorCode, string>;

const fields = {
  required: "Ce champ est requis.",
  email_required: "Entrez votre courriel.",
  email_invalid: "Ce courriel n’est pas valide. Exemple : nom@entreprise.ca",
  password_required: "Entrez votre mot de passe.",
  password_weak: "Au moins 10 caractères, avec une minuscule, une majuscule et un caractère spécial.",
  password_common:
    "Ce mot de passe se devine trop facilement : il est courant, ou contient votre nom, celui de l’entreprise ou « rondo ».",
  password_mismatch: "Les deux mots de passe doivent être identiques.",
  too_short: "Au moins {min} caractères.",
  too_long: "Au plus {max} caractères.",
  format: "Ce format n’est pas valide.",
  web_address: "Un nom ne peut pas contenir d’adresse web. Après un point, mettez une espace.",
  option: "Choisissez une option valide.",
  duplicate: "Cet identifiant est déjà utilisé.",
  other_report: "Un autre rapport récent a presque les mêmes participants.",
} satisfies Record<FieldReason, string>;

export const fr = {
  product: "Rondo",
  tagline: "Le tour complet, sans tourner en rond.",
  errors,
  /** A refusal that says when to come back. */
  retryIn: {
    seconds: {
      one: "Trop de tentatives. Réessayez dans {count} seconde.",
      other: "Trop de tentatives. Réessayez dans {count} secondes.",
    },
    minutes: {
      one: "Trop de tentatives. Réessayez dans {count} minute.",
      other: "Trop de tentatives. Réessayez dans {count} minutes.",
    },
  },
  /** Follows an unexpected error (§8). */
  errorCode: "(Code\u00A0: {code})",
  fields,
  form: {
    optional: "(facultatif)",
    optionalFeminine: "(facultative)",
    summary: {
      one: "{count} champ est à corriger",
      other: "{count} champs sont à corriger",
    },
    show: "Afficher",
    hide: "Masquer",
    showPassword: "Afficher le mot de passe",
    hidePassword: "Masquer le mot de passe",
    done: "Fait",
    missing: "À compléter",
    charactersLeft: { one: "Il reste {count} caractère.", other: "Il reste {count} caractères." },
    required: "Veuillez remplir tous les champs obligatoires.",
  },
  actions: {
    save: "Enregistrer",
    cancel: "Annuler",
    close: "Fermer",
    retry: "Réessayer",
    back: "Retour",
    continue: "Continuer",
    delete: "Supprimer",
    edit: "Modifier",
    copy: "Copier",
    refresh: "Actualiser",
    undo: "Annuler",
    dashboard: "Retour au tableau de bord",
    home: "Retour à l’accueil",
  },
  toasts: {
    saved: "Enregistré.",
    created: "Créé.",
    deleted: "Supprimé.",
    copied: "Copié.",
    newVersion: "Une nouvelle version est prête.",
    close: "Fermer ce message",
  },
  status: {
    loading: "Chargement…",
    sectionFailed: "Cette section n’a pas pu être chargée.",
    pageFailed: "Impossible d’ouvrir cette page.",
    incident: "Code d’incident : {code}",
    offline: "Vous êtes hors ligne. Vos réponses sont gardées sur cet appareil.",
    offlineHere:
      "Vous êtes hors ligne. Gardez cette page ouverte : vos réponses seront envoyées au retour du réseau.",
    offlinePage: "Vous êtes hors ligne. Rien de ce que vous avez écrit n’est perdu.",
    backOnline: "Vous êtes de nouveau en ligne.",
    notFound: "Cette page a fait un tour de trop.",
    notFoundTitle: "Page introuvable",
    notFoundDetail: "Elle n’existe pas, ou n’existe plus à cette adresse.",
    forbidden: "Vous n’avez pas accès à cette page.",
    forbiddenDetail: "Demandez l’accès à la personne responsable du compte.",
    externalLink: "(nouvel onglet)",
  },
  session: {
    ending: "Votre session se termine dans 2 minutes.",
    remaining: "Temps restant : {time}",
    keep: "Continuer ma session",
    leave: "Se déconnecter",
  },
  /** Before a sign-out that would lose answers. */
  leaving: {
    title: "Se déconnecter maintenant?",
    unsent: {
      one: "{count} réponse écrite sur cet appareil n’a pas encore été envoyée. En vous déconnectant, vous la perdrez.",
      other:
        "{count} réponses écrites sur cet appareil n’ont pas encore été envoyées. En vous déconnectant, vous les perdrez.",
    },
    stay: "Continuer ma session",
  },
  shell: {
    skip: "Aller au contenu principal",
    mainNavigation: "Principale",
    footerNavigation: "Pied de page",
    terms: "Conditions d’utilisation",
    privacy: "Confidentialité",
    contact: "Nous joindre",
    madeInCanada: "Fait au Canada",
    /** The switch speaks the language it leads to. */
    otherLanguage: "English",
    languageLabel: "English\u00A0: lire cette page en anglais",
    theme: "Thème",
    themes: { system: "Système", light: "Clair", dark: "Sombre" },
    homeLink: "Rondo, accueil",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    platform: Translation<typeof fr>;
  }
}
