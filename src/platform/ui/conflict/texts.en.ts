import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "At {time}, {name} changed this page.",
  titleDay: "On {moment}, {name} changed this page.",
  unknown: "Someone changed this page in the meantime.",
  kept: "Nothing you wrote is lost.",
  show: "See the changes",
  hide: "Hide the changes",
  overwrite: "Replace",
  now: "Now",
  yours: "Your version",
  none: "(empty)",
  same: "No field of this form has changed.",
};
