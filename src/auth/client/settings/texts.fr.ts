import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Paramètres",
  /** What each page is for, in the list that leads to it. */
  pages: {
    display: { label: "Affichage et accessibilité", detail: "Thème, densité, contraste, raccourcis." },
    notifications: { label: "Notifications", detail: "Ce qui vous est envoyé, et par où." },
    profile: { label: "Profil", detail: "Nom, photo, coordonnées, langue." },
    security: { label: "Sécurité", detail: "Mot de passe, double authentification, sessions ouvertes." },
    company: { label: "Entreprise", detail: "Nom, logo, échelles, confidentialité, fuseau horaire." },
  },
  displayIntro: "La façon dont Rondo s’affiche sur cet appareil.",
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
