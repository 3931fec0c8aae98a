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
    theme: "Theme",
    density: "Density of lists",
    densities: { compact: "Compact", comfortable: "Comfortable" },
  },
  accessibility: {
    title: "Accessibility",
    singleKeys: "Single-key shortcuts",
    singleKeysHint: "Letters alone, such as N or J, act in lists. The ? key shows them all.",
  },
};
