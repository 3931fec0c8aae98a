import type { ErrorCode, FieldReason, PlatformErrorCode } from "./errors.ts";
import type { Translation } from "./texts.ts";

/** French verbatim of §8 keeps its straight apostrophe. A code without a sentence does not compile. */
const errors = {
  unauthorized: "Connectez-vous pour continuer.",
  expired_token: "Votre session a expiré, veuillez vous reconnecter",
  not_found: "La ressource demandée n'a pas été trouvée",
  duplicate_key: "Une entrée avec ces informations existe déjà",
  constraint_violation: "Cette opération viole une contrainte de la base de données",
  status_conflict: "La situation a changé entre-temps. Actualisez la page.",
  edited_meanwhile: "Quelqu’un a modifié cette page entre-temps.",
  invalid_request: "Cette demande n’a pas pu être comprise.",
  too_large: "C’est trop long pour être envoyé en une fois.",
  unsupported_media_type: "Ce format de demande n’est pas accepté.",
  forbidden: "Cette action ne vous est pas permise.",
  second_factor_required: "Activez la double authentification pour continuer.",
  own_password_first: "Choisissez d’abord votre propre mot de passe.",
  address_first:
    "Votre mot de passe a été défini par l’administration. Avant de rouvrir vos réponses et vos rapports, demandez «\u00A0Mot de passe oublié\u00A0» et suivez le lien reçu à votre adresse.",
  invalid_data: "Certaines informations ne sont pas valides.",
  image_unreadable: "Cette image ne peut pas être lue. Essayez un autre fichier PNG, JPG ou WebP.",
  image_too_many_pixels: "Cette image est trop grande\u00A0: 16 millions de pixels au plus.",
  no_update_data: "Aucune modification à enregistrer.",
  too_many_requests: "Trop de tentatives. Réessayez dans quelques minutes.",
  too_many_at_once: "Trop de demandes à la fois. Réessayez dans un instant.",
  server_error: "Erreur serveur. Veuillez réessayer plus tard",
  service_unavailable: "Le service est momentanément indisponible.",
  pdf_unavailable: "Le PDF n’a pas pu être préparé. Réessayez, ou imprimez la page.",
  network_error: "Erreur de connexion. Vérifiez votre connexion internet",
  unknown_error: "Une erreur inconnue s'est produite",
} satisfies Record<PlatformErrorCode, string>;

const fields = {
  required: "Ce champ est requis.",
  email_required: "Entrez votre courriel.",
  email_invalid: "Ce courriel n’est pas valide. Exemple : nom@entreprise.ca",
  email_character: "«\u00A0{character}\u00A0» n’est pas permis dans une adresse.",
  email_space: "Une adresse ne contient pas d’espace.",
  email_end: "Retirez «\u00A0{character}\u00A0» à la fin de l’adresse.",
  email_at: "Il manque le @. Exemple\u00A0: nom@entreprise.ca",
  email_ats: "Une adresse ne contient qu’un seul @.",
  email_name: "Il manque ce qui vient avant le @.",
  email_domain: "Il manque ce qui suit le @. Exemple\u00A0: nom@entreprise.ca",
  email_ending: "La fin de l’adresse est incomplète. Exemple\u00A0: nom@entreprise.ca",
  email_dots: "Deux points se suivent\u00A0: retirez-en un.",
  email_start: "Retirez «\u00A0{character}\u00A0» au début de l’adresse.",
  email_before_at: "Retirez «\u00A0{character}\u00A0» juste avant le @.",
  email_after_at: "Retirez «\u00A0{character}\u00A0» juste après le @.",
  email_domain_character: "«\u00A0{character}\u00A0» n’est pas permis après le @.",
  password_required: "Entrez votre mot de passe.",
  password_weak: "Au moins 10 caractères, avec une minuscule, une majuscule et un caractère spécial.",
  password_common:
    "Ce mot de passe se devine trop facilement : il est courant, ou contient votre nom, celui de l’entreprise ou « rondo ».",
  password_mismatch: "Les deux mots de passe doivent être identiques.",
  too_short: "Au moins {min} caractères.",
  too_long: "Au plus {max} caractères.",
  format: "Ce format n’est pas valide.",
  slug: "Lettres minuscules, chiffres et traits de soulignement seulement.",
  web_address: "Un nom ne peut pas contenir d’adresse Web. Après un point, mettez une espace.",
  option: "Choisissez une option valide.",
  duplicate: "Cet identifiant est déjà utilisé.",
  other_report: "Un autre rapport récent a presque les mêmes participants.",
} satisfies Record<FieldReason, string>;

export const fr = {
  product: "Rondo",
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
    /** Two at least. Only what may be done so often in a day is that far away. */
    hours: "La limite est atteinte. Réessayez dans {count} heures.",
  },
  /** Follows an unexpected error (§8). */
  errorCode: "(Code\u00A0: {code})",
  fields,
  form: {
    invisibleRemoved: "Un caractère invisible a été retiré.",
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
    tooMany: "{count} de trop\u00A0: au plus {max} caractères.",
    /** « <label> is required » (§5). */
    requiredNamed: "Le champ «\u00A0{label}\u00A0» est requis.",
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
    notFound: "Cette page a fait un tour de trop.",
    notFoundTitle: "Page introuvable",
    notFoundDetail: "Elle n’existe pas, ou n’existe plus à cette adresse.",
    forbidden: "Vous n’avez pas accès à cette page.",
    forbiddenDetail: "Demandez l’accès à la personne responsable du compte.",
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
    /** The switch speaks the language it leads to. */
    otherLanguage: "English",
    theme: "Thème",
    themes: { system: "Système", light: "Clair", dark: "Sombre" },
    homeLink: "Rondo, accueil",
  },
};

export type ErrorSentences = Readonly<Record<PlatformErrorCode, string> & Partial<Record<ErrorCode, string>>>;

declare module "#platform/texts.ts" {
  interface Texts {
    platform: Omit<Translation<typeof fr>, "errors"> & {
      /** Those of concepts come with the screens that can meet them (textsWithErrors). */
      readonly errors: ErrorSentences;
    };
  }
}
