import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Settings",
  pages: {
    display: { label: "Display and accessibility", detail: "Theme, density, contrast, shortcuts." },
    notifications: { label: "Notifications", detail: "What is sent to you, and where." },
    profile: { label: "Profile", detail: "Name, photo, contact details, language." },
    security: { label: "Security", detail: "Password, two-step verification, open sessions." },
    company: { label: "Company", detail: "Name, logo, scales, confidentiality, time zone." },
  },
  displayIntro: "How Rondo is shown on this device.",
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
