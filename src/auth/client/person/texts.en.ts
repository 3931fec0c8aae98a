import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "{whose}’s password",
  safer: "The safest way: send a link. {name} chooses a password that nobody else knows.",
  send: "Send a link",
  sent: "Reset email sent.",
  or: "Or set a password",
  label: "Password",
  help: "At least 10 characters, with a lowercase letter, an uppercase letter and a special character. Avoid the names of the person and the company.",
  consequence:
    "Their sessions end and an email tells them. They will have to choose another password when they sign in, and their answers and reports stay closed until they use the link sent to their address.",
  set: "Set the password",
  done: "Password updated successfully.",
};
