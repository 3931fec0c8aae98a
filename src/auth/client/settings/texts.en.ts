import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Settings",
  intro: "Your account, and how Rondo is shown on this device.",
  account: {
    title: "My account",
    intro: "Password, two-step verification, open sessions.",
    security: "Account security",
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
    density: "List density",
    densities: { compact: "Compact", comfortable: "Comfortable" },
  },
  accessibility: {
    title: "Accessibility",
    contrast: "Stronger contrast",
    contrastHint: "Sharper text and lines. Rondo already follows your device’s setting.",
    motion: "Reduce motion",
    motionHint: "No motion. Rondo already follows your device’s setting.",
    advance: "Auto-advance",
    advanceHint: "Goes to the next question after a digit or a click. “Previous” stays available.",
    singleKeys: "Single-key shortcuts",
    singleKeysHint: "Single letters, such as N or J, work in lists. The ? key shows them all.",
  },
};
