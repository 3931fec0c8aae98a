import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Keep access to your answers",
  text: "Choose a password so you can come back without the link in your email.",
  label: "Password",
  needs: {
    length: "At least 10 characters",
    lowercase: "One lowercase letter",
    uppercase: "One uppercase letter",
    special: "One special character",
  },
  choose: "Choose a password",
  saved: "Password updated successfully.",
};
