import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  search: "Search the comments",
  found: {
    one: "{count} of {total} comments contains “{search}”.",
    other: "{count} of {total} comments contain “{search}”.",
  },
  nothing: "No comment contains “{search}”.",
};
