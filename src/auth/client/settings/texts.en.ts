import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Settings",
  intro: "Your account, and how Rondo is shown on this device.",
  account: {
    title: "My account",
    intro: "Password, two-step verification, open sessions.",
    security: "Manage my security",
    profile: "Edit my profile",
  },
  company: {
    title: "Company",
    intro: "Name, logo, scales, confidentiality, time zone.",
    open: "Company settings",
  },
  display: {
    title: "Display",
    language: "Language",
    languageHint: "For the interface and the emails you receive.",
    languages: { fr: "Français", en: "English" },
    theme: "Theme",
    density: "Density of lists",
    densities: { compact: "Compact", comfortable: "Comfortable" },
  },
  accessibility: {
    title: "Accessibility",
    contrast: "Stronger contrast",
    contrastHint: "Darker text and lines. If your device asks for it already, Rondo follows.",
    motion: "Reduce motion",
    motionHint: "Nothing slides or turns. If your device asks for it already, Rondo follows.",
    advance: "Move on by itself",
    advanceHint:
      "In the questionnaire, the next question comes after a digit or a click; “Previous” stays there.",
    singleKeys: "Single-key shortcuts",
    singleKeysHint: "Letters alone, such as N or J, act in lists. The ? key shows them all.",
  },
};
