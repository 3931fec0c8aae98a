import type { fr } from "./recognitionErrors.fr.ts";

export const en: Record<keyof typeof fr, string> = {
  thank_oneself: "A thank-you goes to another person.",
  thanked_left: "This person’s account is deactivated.",
  recognition_unshared: "The person who thanked you has not offered to share it.",
  recognition_not_open: "These thank-yous are open only to the person thanked and their managers.",
};
