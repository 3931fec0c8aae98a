import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Profile",
  edit: "Edit my profile",
  identity: "Identity",
  contact: "Contact",
  work: "Job",
  managed: "Managed by your company",
  company: "Company",
  email: "Email",
  emailHint: "It is also how you sign in.",
  languageHint: "For the interface and the emails you receive.",
  absent: "Error: user profile not found.",
  absentDetail: "Your account is no longer part of this company.",
  backHome: "Back to dashboard",
  notUpdated: "Error updating the profile.",
  updated: "Profile updated.",
  photo: {
    title: "Photo",
    none: "Add a photo so people recognize you.",
    hint: "PNG, JPG or WebP. Image up to 500\u00A0×\u00A0500 pixels; we can crop it for you.",
    drop: "Drop a photo here, or",
    choose: "Choose a photo",
    replace: "Change photo",
    remove: "Remove photo",
    kept: "Photo saved.",
    notKept: "The photo was not saved.",
    notRemoved: "The photo was not removed.",
    removed: "Photo removed.",
  },
  settings: "Settings",
};
