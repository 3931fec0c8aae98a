import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Paramètres",
  intro: "Votre compte, et la façon dont Rondo s’affiche sur cet appareil.",
  account: {
    title: "Mon compte",
    intro: "Mot de passe, double authentification, sessions ouvertes.",
    security: "Sécurité du compte",
    profile: "Modifier mon profil",
  },
  company: {
    title: "Entreprise",
    intro: "Nom, logo, échelles, confidentialité, fuseau horaire.",
    open: "Paramètres de l’entreprise",
  },
  display: {
    title: "Affichage",
    language: "Langue",
    languageHint: "Pour l’interface et les courriels que vous recevez.",
    languages: { fr: "Français", en: "English" },
    theme: "Thème",
    density: "Densité des listes",
    densities: { compact: "Compacte", comfortable: "Confort" },
  },
  accessibility: {
    title: "Accessibilité",
    contrast: "Contraste renforcé",
    contrastHint: "Textes et traits plus contrastés. Rondo suit déjà le réglage de votre appareil.",
    motion: "Réduire les animations",
    motionHint: "Aucun mouvement à l’écran. Rondo suit déjà le réglage de votre appareil.",
    advance: "Avance automatique",
    advanceHint:
      "Dans le questionnaire, on passe à la suite après un chiffre ou un clic. «\u00A0Précédent\u00A0» reste offert.",
    singleKeys: "Raccourcis à une touche",
    singleKeysHint:
      "Des lettres seules, comme N ou J, agissent dans les listes. Le point d’interrogation les montre toutes.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    settings: Translation<typeof fr>;
  }
}
